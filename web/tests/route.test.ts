import { describe, expect, it } from "vitest";
import { go, here, placeOf } from "../src/shell/route.svelte";

const at = (path: string) => placeOf(new URL(path, "http://house.example"));

describe("addresses", () => {
  it.each([
    ["/", { screen: "start" }],
    ["/settings", { screen: "settings" }],
    ["/table/abc", { screen: "table", id: "abc", invitation: null }],
    ["/table/abc#invitation=s3cret", { screen: "table", id: "abc", invitation: "s3cret" }],
    ["/replay/abc", { screen: "replay", id: "abc", entry: null, seat: null }],
    ["/replay/abc?entry=12&seat=1", { screen: "replay", id: "abc", entry: 12, seat: 1 }],
    ["/replay/abc?entry=x", { screen: "replay", id: "abc", entry: null, seat: null }],
    ["/rules/lanterns#LA-3.4", { screen: "rules", game: "lanterns", rule: "LA-3.4" }],
    ["/nowhere", { screen: "lost" }],
    ["/table/abc/more", { screen: "lost" }],
  ])("%s", (path, place) => expect(at(path)).toEqual(place));

  it("move the page without loading it anew", () => {
    go("/rules/shelfie");
    expect(here()).toEqual({ screen: "rules", game: "shelfie", rule: null });
    expect(location.pathname).toBe("/rules/shelfie");
  });
});
