/** Draws the symbols of the items into the page once, for all tiles to refer to. */

import { mount } from "svelte";
import "./look.css";
import Symbols from "./Symbols.svelte";

export function drawSymbols(): void {
  if (!document.getElementById("shelfie-tile-cats")) mount(Symbols, { target: document.body });
}
