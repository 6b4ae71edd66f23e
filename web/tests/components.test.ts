import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Choice from "../src/shell/Choice.svelte";
import Dialog from "../src/shell/Dialog.svelte";
import LanguageMenu from "../src/shell/LanguageMenu.svelte";
import { loadMessages, setLanguage } from "../src/shell/messages.svelte";
import { dismiss, showRefusal, showNotice, refusalText, currentNotices } from "../src/shell/notices.svelte";
import Notices from "../src/shell/Notices.svelte";
import { settings } from "../src/shell/settings.svelte";
import Switch from "../src/shell/Switch.svelte";
import ScoreBreakdown from "../src/table/ScoreBreakdown.svelte";
import { createRawSnippet } from "svelte";

beforeAll(() => setLanguage("en"));
beforeEach(() => currentNotices().forEach((notice) => dismiss(notice.id)));

describe("a choice", () => {
  it("is a group of radio buttons with the chosen one checked", async () => {
    const choose = vi.fn();
    render(Choice, { label: "Players", value: 2, choices: [[2, "2"], [3, "3"]], choose });
    expect(screen.getByRole("radio", { name: "2" })).toHaveProperty("checked", true);
    await fireEvent.click(screen.getByRole("radio", { name: "3" }));
    expect(choose).toHaveBeenCalledWith(3);
    expect(screen.getByRole("group", { name: "Players" })).toBeTruthy();
  });
});

describe("a switch", () => {
  it("says what it is and whether it is on", async () => {
    const flip = vi.fn();
    render(Switch, { label: "Sounds", on: false, flip });
    const control = screen.getByRole("switch", { name: "Sounds" });
    expect(control).toHaveProperty("checked", false);
    await fireEvent.click(control);
    expect(flip).toHaveBeenCalledWith(true);
  });
});

describe("a dialog", () => {
  const children = createRawSnippet(() => ({ render: () => "<p>inside</p>" }));

  it("is named by its title and closes by its button", async () => {
    const onclose = vi.fn();
    render(Dialog, { title: "Settings", onclose, children });
    expect(screen.getByRole("dialog", { name: "Settings" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("closes when Escape cancels it", async () => {
    const onclose = vi.fn();
    render(Dialog, { title: "Settings", onclose, children });
    await fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    expect(onclose).toHaveBeenCalledOnce();
  });
});

describe("a menu", () => {
  it("opens, moves through its entries with arrow keys, and returns the focus", async () => {
    render(LanguageMenu);
    const button = screen.getByRole("button", { name: /^Language/ });
    await fireEvent.click(button);
    await fireEvent.keyDown(button, { key: "ArrowDown" });
    expect(document.activeElement?.textContent).toContain("English");
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowUp" });
    expect(document.activeElement?.textContent).toContain("Polski");
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(document.activeElement).toBe(button);
    expect(screen.queryByText("Polski")).toBeNull();
  });

  it("chooses a language", async () => {
    render(LanguageMenu);
    await fireEvent.click(screen.getByRole("button", { name: /^Language/ }));
    await fireEvent.click(screen.getByRole("button", { name: "Français" }));
    expect(settings.language).toBe("fr");
    settings.language = "auto";
  });
});

describe("notices", () => {
  const refusal = { code: "illegal", sentence: "One of these tiles had no free side.", rule: "SH-3.3", reason: null };

  it("explain a refusal with a link to its rule", () => {
    render(Notices);
    showRefusal(refusal, "shelfie");
    return waitFor(() => {
      expect(screen.getByRole("link", { name: "Rule SH-3.3" }).getAttribute("href")).toBe("/rules/shelfie#SH-3.3");
    });
  });

  it("use the game's own reason, then the code, then the server's sentence", async () => {
    await loadMessages("lanterns");
    expect(await refusalText({ ...refusal, code: "turn" })).toBe("It is not your turn.");
    expect(await refusalText({ ...refusal, code: "replaced" })).toBe("A bot plays for your seat now. You can watch.");
    expect(await refusalText({ ...refusal, code: "unheard-of" })).toBe(refusal.sentence);
  });

  it("can be closed", async () => {
    render(Notices);
    showNotice("Link copied.");
    await fireEvent.click(await screen.findByRole("button", { name: "Close" }));
    expect(screen.queryByText("Link copied.")).toBeNull();
  });
});

describe("the score breakdown", () => {
  const player = (seat: number, name: string) => ({ seat, name, bot: null, here: true, absent: false, mine: false });
  const props = {
    game: "lanterns",
    sources: [
      { name: "four", points: [8, 0] },
      { name: "pairs", points: [0, 9] },
    ],
    players: [player(0, "you"), player(1, "Novice")],
    ranks: [2, 1],
    scores: [8, 9],
  };
  beforeAll(() => loadMessages("page-play"));

  it("adds one source after another", async () => {
    vi.useFakeTimers();
    const { container } = render(ScoreBreakdown, props);
    const totals = () => [...container.querySelectorAll("tfoot td")].map((cell) => cell.textContent?.trim());
    expect(totals()).toEqual(["0", "0"]);
    await vi.advanceTimersByTimeAsync(900);
    expect(totals()).toEqual(["8", "0"]);
    await vi.advanceTimersByTimeAsync(900);
    expect(totals()).toEqual(["8", "9"]);
    vi.useRealTimers();
  });

  it("can be skipped", async () => {
    const { container } = render(ScoreBreakdown, props);
    await fireEvent.click(screen.getByRole("button", { name: "Skip" }));
    expect(container.querySelector("tfoot .best")?.textContent?.trim()).toBe("9");
  });
});
