/** The player's settings, stored in the browser. */

export interface Settings {
  language: string;
  theme: "auto" | "light" | "dark";
  letters: boolean;
  sounds: boolean;
  /** Play a move with the last tap or click, without a confirmation. */
  atOnce: boolean;
  speed: "slow" | "normal" | "fast" | "none";
  notifications: boolean;
  /** Whether single letters are shortcuts at the table; some assistive devices type letters by themselves. */
  keys: boolean;
  /** Warn before mistakes, at tables against bots where hints are allowed. */
  warnings: boolean;
  /** The level of the bots that was chosen last. */
  level: string;
  /** The number of players that was chosen last, by game. */
  players: Record<string, number>;
}

const STORAGE_KEY = "ludoteca.settings";
const DARK = "(prefers-color-scheme: dark)";
const BACKGROUNDS = { light: "#F6F0E4", dark: "#11191B" };

const DEFAULTS: Settings = {
  language: "auto",
  theme: "auto",
  letters: false,
  sounds: false,
  atOnce: false,
  speed: "normal",
  notifications: false,
  keys: true,
  warnings: false,
  level: "novice",
  players: {},
};

export const settings: Settings = $state({ ...DEFAULTS, ...loadSettings() });

/** Store every change of the settings and apply the theme; call it once. */
export function persistSettings(): void {
  $effect.root(() => {
    $effect(() => saveText(STORAGE_KEY, JSON.stringify(settings)));
    $effect(applyTheme);
  });
  media(DARK)?.addEventListener("change", applyTheme);
}

/** Milliseconds for one flight; 0 if nothing may move. */
export function pace(): number {
  if (document.hidden || matches("(prefers-reduced-motion: reduce)")) return 0;
  return { slow: 720, normal: 360, fast: 180, none: 0 }[settings.speed];
}

/** Whether the page is dark now. */
export function isDark(): boolean {
  return settings.theme === "auto" ? matches(DARK) : settings.theme === "dark";
}

/** Store a text; in private windows without storage, nothing happens. */
export function saveText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    return;
  }
}

/** Remove a stored text. */
export function removeText(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    return;
  }
}

/** A stored text. */
export function loadText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function loadSettings(): Partial<Settings> {
  try {
    return JSON.parse(loadText(STORAGE_KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

function applyTheme(): void {
  const theme = isDark() ? "dark" : "light";
  document.documentElement.dataset["theme"] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", BACKGROUNDS[theme]);
}

function matches(query: string): boolean {
  return media(query)?.matches ?? false;
}

function media(query: string): MediaQueryList | null {
  return typeof matchMedia === "function" ? matchMedia(query) : null;
}
