/** The drawings of the game: one sheet of symbols in the page, to which all pictures refer. */

import sheet from "./symbols.svg?raw";

/** Put the sheet into the page, once. */
function unfold(): void {
  if (document.getElementById("la-drawings")) return;
  const parsed = new DOMParser().parseFromString(sheet, "image/svg+xml").documentElement;
  const drawn = document.importNode(parsed, true);
  drawn.style.position = "absolute";
  document.body.append(drawn);
}

unfold();
