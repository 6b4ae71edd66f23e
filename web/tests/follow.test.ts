import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AnalysisDocument } from "../src/engine/analysis";
import { EngineError } from "../src/engine/errors";

const calls = vi.hoisted(() => ({ readTable: vi.fn(), GET: vi.fn(), storedMatch: vi.fn(), load: vi.fn(), canThink: vi.fn(() => true) }));

vi.mock("../src/calls", async (original) => ({
  ...(await original<typeof import("../src/calls")>()),
  http: { GET: calls.GET },
  read: (ask: () => Promise<unknown>) => ask(),
  readTable: calls.readTable,
}));
vi.mock("../src/local/desk", () => ({ storedMatch: calls.storedMatch }));
vi.mock("../src/shell/can-think", () => ({ canThink: calls.canThink }));
vi.mock("../src/engine/client", () => ({ RemoteEngine: { load: calls.load } }));

const { followAnalysis } = await import("../src/analysis/follow");

const document = (done: number): AnalysisDocument => ({ done }) as AnalysisDocument;
const played = (people: (number | null)[]) => ({ game: "shelfie", seats: people.map(() => ({ name: "", bot: null })), people, log: [] });
let number = 0;
/** A match that no test has analyzed before. */
const newId = (prefix = "") => `${prefix}match${(number += 1)}`;

/** An engine whose analysis gives these documents, and then fails or ends. */
function engine(documents: AnalysisDocument[], failure?: Error) {
  const close = vi.fn();
  const analyze = vi.fn(async (_: unknown, __: unknown, improve: (better: AnalysisDocument) => void) => {
    documents.forEach(improve);
    if (failure) throw failure;
    return documents.at(-1)!;
  });
  calls.load.mockResolvedValue({ call: async () => ({ first: new Uint8Array(), actions: [1] }), analyze, close });
  return { analyze, close };
}

/** A server with a match of these people, and an analysis. */
function serve(people: (number | null)[], rated = false): void {
  calls.readTable.mockResolvedValue({ rated });
  calls.GET.mockImplementation(async (path: string) => (path.endsWith("analysis") ? document(1) : played(people)));
}

/** Follow an analysis to its end; how much was done in each document, and whether the server computed. */
async function follow(id: string, signal = new AbortController().signal) {
  const shown: number[] = [];
  await followAnalysis(id, ({ done }) => shown.push(done), signal);
  const isFromServer = calls.GET.mock.calls.some(([path]) => (path as string).endsWith("analysis"));
  return { shown, isFromServer };
}

beforeEach(() => {
  vi.clearAllMocks();
  calls.canThink.mockReturnValue(true);
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  calls.storedMatch.mockResolvedValue({ setting: { game: "shelfie", seats: [{}, {}] }, log: [] });
});

describe("the analysis of a match on this device", () => {
  it("is computed here, without a server, and only once", async () => {
    const { analyze, close } = engine([document(0.2), document(1)]);
    const id = newId("local-");
    expect(await follow(id)).toEqual({ shown: [0.2, 1], isFromServer: false });
    expect(close).toHaveBeenCalled();
    expect((await follow(id)).shown).toEqual([1]);
    expect(analyze).toHaveBeenCalledTimes(1);
    expect(calls.readTable).not.toHaveBeenCalled();
  });

  it("stops when nobody looks, and continues where it stopped", async () => {
    const stopper = new AbortController();
    const { analyze, close } = engine([document(0.2), document(0.4)], new Error("closed"));
    analyze.mockImplementationOnce(async (_, __, improve) => {
      improve(document(0.2));
      improve(document(0.4));
      stopper.abort();
      throw new Error("The engine was closed.");
    });
    const id = newId("local-");
    await follow(id, stopper.signal);
    expect(close).toHaveBeenCalled();
    const later = engine([document(1)]);
    expect((await follow(id)).shown).toEqual([0.4, 1]);
    expect(later.analyze.mock.calls[0]![1]).toEqual({ known: document(0.4) });
  });

  it("is refused with a reason if it cannot be computed", async () => {
    engine([], new EngineError("analysis", "There is nothing to analyze."));
    await expect(follow(newId("local-"))).rejects.toMatchObject({ code: "analysis" });
    calls.load.mockRejectedValue(new Error("no weights"));
    await expect(follow(newId("local-"))).rejects.toMatchObject({ code: "unanalyzed", sentence: expect.stringContaining("no weights") });
  });
});

describe("the analysis of a match on the server", () => {
  it("is computed here if one person played it without a rating", async () => {
    engine([document(1)]);
    serve([0, null, null]);
    expect(await follow(newId())).toEqual({ shown: [1], isFromServer: false });
    serve([0, 0, null]);
    expect((await follow(newId())).isFromServer).toBe(false);
  });

  it.each([
    ["several people played", () => serve([0, 1])],
    ["it was rated", () => serve([0, null], true)],
    ["this browser cannot think", () => (serve([0, null]), calls.canThink.mockReturnValue(false))],
    ["the engine cannot be loaded", () => (serve([0, null]), calls.load.mockRejectedValue(new Error("404")))],
    ["the computation fails", () => (serve([0, null]), void engine([], new Error("out of memory")))],
  ])("is computed by the server if %s", async (_, given) => {
    engine([document(0.5)]);
    given();
    expect(await follow(newId())).toEqual({ shown: [1], isFromServer: true });
  });
});
