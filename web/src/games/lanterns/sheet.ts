/** Put a sheet of symbols into the page, once, so that all pictures can refer to it. */
export function unfold(sheet: string): void {
  const parsed = new DOMParser().parseFromString(sheet, "image/svg+xml").documentElement;
  if (document.getElementById(parsed.id)) return;
  const drawn = document.importNode(parsed, true);
  drawn.style.position = "absolute";
  document.body.append(drawn);
}
