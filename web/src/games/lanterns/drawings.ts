/** All drawings of the game. */

import "./lights";
import { unfold } from "./sheet";
import symbols from "./symbols.svg?raw";

unfold(symbols);
