// Before anything is drawn: the theme that was chosen here, else the system's, so that a dark room stays dark.
(() => {
  let chosen = "auto";
  try {
    chosen = JSON.parse(localStorage.getItem("ludoteca.settings") || "{}").theme;
  } catch {
    // Without a memory the system's theme is followed.
  }
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
