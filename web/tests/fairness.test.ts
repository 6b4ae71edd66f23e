import { beforeEach, describe, expect, it } from "vitest";
import vectors from "../../tests/match/fairness-vectors.json";
import type { TableInfo } from "../src/calls";
import { contribute } from "../src/fairness/contribution";
import { drawNumber, newRandom, noteCommitment, notesOf } from "../src/fairness/notes";
import { canonical, commitmentTo, fingerprint } from "../src/fairness/commitment";
import { check, type Notes } from "../src/fairness/protocol";
import { sha256 } from "../src/fairness/sha256";
import type { ServerMessageOf } from "../src/wire";

const table = (): TableInfo => structuredClone(vectors.table) as unknown as TableInfo;
const notes = (seat: number): Notes => structuredClone(vectors.notes[seat]) as unknown as Notes;
const NOTHING: Notes = { promise: null, rounds: {}, random: null };
const OTHER = "0f".repeat(32);

describe("hashes are those of the server", () => {
  it("of texts", () => {
    for (const [text, hash] of Object.entries(vectors.sha256)) expect(sha256(text)).toBe(hash);
  });

  it("of documents", () => {
    for (const { value, text, fingerprint: hash } of vectors.canonical) {
      expect(canonical(value)).toBe(text);
      expect(fingerprint({ value })).toBe(hash);
    }
  });
});

describe("a finished table", () => {
  it("is checked by a device that contributed, and partly by others", () => {
    expect(check(table(), notes(0))).toEqual({ state: "checked" });
    expect(check(table(), NOTHING)).toEqual({ state: "partly" });
    expect(check(table(), null)).toEqual({ state: "partly" });
  });

  it("without a record, or before the end, is not checked", () => {
    expect(check({ ...table(), fairness: null }, null)).toBeNull();
    expect(check({ ...table(), phase: "running" }, null)).toBeNull();
  });

  it("whose server interrupted a round is not called checked", () => {
    const changed = table();
    changed.fairness!.failed = [{ round: 1, refused: [] }];
    expect(check(changed, notes(0))).toEqual({ state: "partly" });
  });

  const changes: [string, (changed: TableInfo) => unknown][] = [
    ["id", (changed) => (changed.id = "zzz234def567")],
    ["game", (changed) => (changed.game = "shelfie")],
    ["options", (changed) => (changed.options = { honored_guests: true })],
    ["clock", (changed) => (changed.clock.amount = 61)],
    ["rated", (changed) => (changed.rated = true)],
    ["rules", (changed) => (changed.rules = 2)],
    ["commitment", (changed) => (changed.promise = OTHER)],
    ["secret", (changed) => (changed.fairness!.secret = OTHER)],
    ["seed", (changed) => (changed.fairness!.seed = OTHER)],
    ["round", (changed) => (changed.fairness!.round = 3)],
    ["failed rounds", (changed) => (changed.fairness!.failed = [])],
    ["numbers", (changed) => (changed.fairness!.contributions = [])],
    ["a number", (changed) => (changed.fairness!.contributions[0]!.random = OTHER)],
    ["a player's commitment", (changed) => (changed.fairness!.contributions[0]!.commitment = OTHER)],
    ["a missing commitment", (changed) => (changed.fairness!.contributions[0]!.commitment = null)],
    ["a seat's person", (changed) => (changed.fairness!.seats[0]!.person = 1)],
    ["a bot", (changed) => (changed.fairness!.seats[2]!.bot = changed.seats[2]!.bot = "master")],
  ];
  it.each(changes)("with another %s is wrong", (_, change) => {
    const changed = table();
    change(changed);
    expect(check(changed, null)?.state).toBe("wrong");
  });

  it("is wrong if this device saw another commitment, or has revealed a number that is said to be missing", () => {
    expect(check(table(), { ...notes(0), promise: OTHER })).toEqual({ state: "wrong", problem: "own" });
    expect(check(table(), notes(1))).toEqual({ state: "wrong", problem: "left-out" });
    const other = notes(0);
    other.rounds["2"]!.random = OTHER;
    expect(check(table(), other)).toEqual({ state: "wrong", problem: "own" });
  });
});

describe("contributions", () => {
  const request = (stage: string, commitments: { seat: number; commitment: string }[] = []): ServerMessageOf<"collect"> =>
    ({ type: "collect", round: 1, stage, seat: 0, terms: OTHER, commitments }) as ServerMessageOf<"collect">;
  const answer = (table: string, message: ServerMessageOf<"collect">) => contribute(table, message) as Record<string, string> | null;

  beforeEach(() => localStorage.clear());

  it("commit first, and reveal only if the commitment is listed, once", () => {
    const { commitment } = answer("one", request("commit"))!;
    expect(answer("one", request("reveal", [{ seat: 0, commitment: OTHER }]))).toBeNull();
    const listed = [{ seat: 0, commitment: commitment! }];
    const { random } = answer("one", request("reveal", listed))!;
    expect(commitmentTo("one", 1, { seat: 0, terms: OTHER, random: random! })).toBe(commitment);
    expect(notesOf("one")!.rounds["1"]).toEqual({ seat: 0, terms: OTHER, random, commitments: listed });
    expect(answer("one", request("commit"))).toBeNull();
  });

  it("are the same after a lost connection, but never for another list", () => {
    const { commitment } = answer("lost", request("commit"))!;
    expect(answer("lost", request("commit"))!.commitment).toBe(commitment);
    const listed = [{ seat: 0, commitment: commitment! }];
    const revealed = answer("lost", request("reveal", listed))!;
    expect(answer("lost", request("reveal", listed))).toEqual(revealed);
    expect(answer("lost", request("reveal", [...listed, { seat: 1, commitment: OTHER }]))).toBeNull();
  });

  it("are the same from two windows of a browser", () => {
    expect(answer("two", request("commit"))).toEqual(answer("two", request("commit")));
  });

  it("are never revealed without a commitment", () => {
    expect(answer("three", request("reveal", [{ seat: 0, commitment: OTHER }]))).toBeNull();
  });

  it("are never the same twice", () => {
    expect(newRandom()).toMatch(/^[0-9a-f]{64}$/);
    expect(newRandom()).not.toBe(newRandom());
    expect(drawNumber("four")).toBe(notesOf("four")!.random);
  });

  it("come with the server's commitment, as it was first seen", () => {
    const open = { ...table(), id: "five", phase: "open" } as TableInfo;
    noteCommitment(open);
    noteCommitment({ ...open, promise: OTHER });
    expect(notesOf("five")!.promise).toBe(open.promise);
    noteCommitment({ ...open, id: "six", phase: "finished" });
    expect(notesOf("six")).toBeNull();
  });
});
