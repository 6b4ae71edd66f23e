/** What a player prefers, remembered by the browser. */

export interface Settings {
  language: string;
  theme: "auto" | "light" | "dark";
  letters: boolean;
  sounds: boolean;
  /** Ask before a turn is sent. */
  confirming: boolean;
  speed: "slow" | "normal" | "fast" | "none";
  notifications: boolean;
  /** Single letters ask questions at the table; some people's devices type letters by themselves. */
  keys: boolean;
  /** The bots' level that was chosen last. */
  level: string;
  /** How many play, by game. */
  players: Record<string, number>;
}

const MEMORY = "ludoteca.settings";
const DARK = "(prefers-color-scheme: dark)";
const BACKGROUNDS = { light: "#F6F0E4", dark: "#11191B" };

const DEFAULTS: Settings = {
  language: "auto",
  theme: "auto",
  letters: false,
  sounds: false,
  confirming: touches(),
  speed: "normal",
  notifications: false,
  keys: true,
  level: "novice",
  players: {},
};

export const settings: Settings = $state({ ...DEFAULTS, ...remembered() });

/** Keep what is chosen, and let the page look like it; to be called once. */
export function rememberSettings(): void {
  $effect.root(() => {
    $effect(() => keep(MEMORY, JSON.stringify(settings)));
    $effect(wear);
  });
  media(DARK)?.addEventListener("change", wear);
}

/** Milliseconds for one flight; none where nothing may move. */
export function pace(): number {
  if (document.hidden || matches("(prefers-reduced-motion: reduce)")) return 0;
  return { slow: 720, normal: 360, fast: 180, none: 0 }[settings.speed];
}

/** Whether the page is dark now. */
export function isDark(): boolean {
  return settings.theme === "auto" ? matches(DARK) : settings.theme === "dark";
}

/** Remember a text; without a memory (private windows) nothing is kept. */
export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    return;
  }
}

/** A text that was remembered. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(kept(MEMORY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

function wear(): void {
  const theme = isDark() ? "dark" : "light";
  document.documentElement.dataset["theme"] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", BACKGROUNDS[theme]);
}

function touches(): boolean {
  return matches("(pointer: coarse)");
}

function matches(query: string): boolean {
  return media(query)?.matches ?? false;
}

function media(query: string): MediaQueryList | null {
  return typeof matchMedia === "function" ? matchMedia(query) : null;
}
