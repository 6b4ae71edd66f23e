import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import ExerciseCard from "../src/learn/ExerciseCard.svelte";
import { loadExercises } from "../src/learn/exercises";
import { LessonTable } from "../src/learn/lesson.svelte";
import Offer from "../src/learn/Offer.svelte";
import { isOffered, savedStep } from "../src/learn/progress";
import { answerTo, hasLesson, loadRecording, type Recording } from "../src/learn/recording";
import { loadMessages, setLanguage, t } from "../src/shell/messages.svelte";
import { announcements } from "../src/shell/notices.svelte";
import { settings } from "../src/shell/settings.svelte";

const GAMES = ["lanterns", "shelfie"];

beforeAll(async () => {
  await setLanguage("en");
  const files = GAMES.flatMap((game) => [game, `${game}-learn`, `${game}-how`]);
  await Promise.all([...files, "page-learn", "page-table"].map(loadMessages));
  settings.speed = "none";
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function begin(game: string, step = 0): Promise<LessonTable> {
  const lesson = new LessonTable((await loadRecording(game))!, step);
  lesson.socket.open();
  await waitFor(() => expect(lesson.canAct).toBe(true));
  return lesson;
}

const modelAction = (lesson: LessonTable): string => Object.keys(lesson.current!.branches)[0]!;

/** Do what the step asks for, and go on to the next one. */
async function solve(lesson: LessonTable): Promise<void> {
  lesson.act(modelAction(lesson));
  flushSync();
  if (lesson.isWaiting) {
    await waitFor(() => expect(lesson.socket.pending).toBe(null));
    lesson.proceed();
  }
  await waitFor(() => expect(lesson.canAct || lesson.isOver).toBe(true));
}

describe.each(GAMES)("the recorded lesson of %s", (game) => {
  it("can be played from the first step to the end of the match", async () => {
    const lesson = await begin(game);
    for (let step = 0; step < lesson.recording.steps.length; step += 1) {
      expect(lesson.number).toBe(step);
      expect(lesson.view).toEqual(lesson.current!.view);
      expect(lesson.task).not.toContain("-learn-");
      await solve(lesson);
    }
    expect(lesson.isOver).toBe(true);
    await waitFor(() => expect(lesson.view?.["over"]).toBe(true));
    expect(savedStep(game)).toBe(0);
  });

  it("goes on where it was left", async () => {
    const lesson = await begin(game);
    await solve(lesson);
    await solve(lesson);
    expect(savedStep(game)).toBe(2);
    const later = await begin(game, savedStep(game));
    expect(later.view).toEqual(later.current!.view);
  });

  it("has an answer to every legal action of a kind that it previews", async () => {
    const { steps } = (await loadRecording(game)) as Recording;
    for (const step of steps)
      for (const action of Object.keys(step.previews))
        expect(step.branches[action] !== undefined || answerTo(step, action) !== null).toBe(true);
  });
});

describe("a lesson", () => {
  it("answers another action kindly, says it aloud, and lets the learner try again", async () => {
    const lesson = await begin("lanterns");
    lesson.act("p 10 r0 @ 1,0");
    expect(lesson.answer).toBe(t("lanterns-learn-facing-turn"));
    expect(announcements().at(-1)!.text).toBe(lesson.answer);
    expect(lesson.number).toBe(0);
    await solve(lesson);
    expect(lesson.answer).toBe(null);
    expect(lesson.number).toBe(1);
  });

  it("shows on the board what a step asks for", async () => {
    const lesson = await begin("shelfie");
    await lesson.hint();
    expect(lesson.hinted).toBe("take h4 > 1");
  });

  it("previews actions, and says which rule forbids others", async () => {
    const lesson = await begin("shelfie");
    const [free, walled] = await lesson.preview(["take h4 > 1", "take e3 > 1"]);
    expect(free!.preview).toHaveProperty("landing");
    expect(walled!.refused).toMatchObject({ reason: "walled-in", rule: "SH-3.3" });
  });

  it("does nothing while the learner looks at what a step brought", async () => {
    const lesson = await begin("lanterns", 2);
    lesson.act(modelAction(lesson));
    await waitFor(() => expect(lesson.socket.pending).toBe(null));
    expect(lesson.isWaiting).toBe(true);
    expect(lesson.outcome).toContain("You placed a tile");
    expect(lesson.canAct).toBe(false);
  });
});

describe("an exercise", () => {
  it("tells right from wrong, and explains the answer of the rules", async () => {
    const [exercise] = (await loadExercises("shelfie")).filter(({ name }) => name === "groups");
    render(ExerciseCard, { game: "shelfie", exercise: exercise! });
    await fireEvent.click(screen.getByRole("button", { name: "18" }));
    expect(screen.getByRole("status").textContent).toContain("The answer is 21");
    expect(screen.getByRole("status").textContent).toContain("8 plants: 8");
    await fireEvent.click(screen.getByRole("button", { name: "21" }));
    expect(screen.getByRole("status").textContent).toContain("Right!");
  });
});

describe("the offer to newcomers", () => {
  it("links to the lessons, and never comes back once it is closed", async () => {
    expect(isOffered()).toBe(true);
    render(Offer, { games: [...GAMES, "subtraction"], close: () => undefined });
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/learn/lanterns", "/learn/shelfie"]);
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(isOffered()).toBe(false);
    expect(hasLesson("subtraction")).toBe(false);
  });
});
