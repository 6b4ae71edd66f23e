import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Face, Player, Step } from "../src/games/face";
import { loadMessages, setLanguage } from "../src/shell/messages.svelte";
import NewsBanner from "../src/table/NewsBanner.svelte";

const face = { news: ["shelfie-log-refill"] } as unknown as Face;
const players = [{ seat: 0, name: "Zoe", mine: true }] as Player[];
const props = { face, players, viewer: 0 };
const stepWith = (...ids: string[]): Step => ({ says: ids.map((id) => ({ id, values: {} })) }) as unknown as Step;
const refill = stepWith("shelfie-log-refill");
const SOON = 1000;
const LATER = 10_000;

beforeAll(async () => {
  await setLanguage("en");
  await loadMessages("shelfie");
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isShown = (): boolean => screen.queryByText("The living room was refilled") !== null;

async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await tick();
}

describe("the news of a step", () => {
  it("stays when the next step follows at once, but not for good", async () => {
    const { rerender } = render(NewsBanner, { ...props, step: refill });
    await tick();
    await pass(SOON);
    await rerender({ step: stepWith() });
    expect(isShown()).toBe(true);
    await pass(LATER);
    expect(isShown()).toBe(false);
  });

  it("does not come back when a player connects again", async () => {
    const { rerender } = render(NewsBanner, { ...props, step: refill });
    await tick();
    expect(isShown()).toBe(true);
    await pass(LATER);
    await rerender({ players: [...players] });
    expect(isShown()).toBe(false);
  });
});
