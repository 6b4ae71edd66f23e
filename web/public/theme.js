// Sets the theme before the first paint: the chosen one, or the system's.
(() => {
  let chosen = "auto";
  try {
    chosen = JSON.parse(localStorage.getItem("ludoteca.settings") || "{}").theme;
  } catch {
    // Without storage, follow the system's theme.
  }
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
