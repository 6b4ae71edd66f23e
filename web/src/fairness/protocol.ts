/** How the seed of a match comes about, as in the server's match/fairness.py: numbers, and checks. */

import type { TableInfo } from "../calls";
import { canonical, commitmentTo, fingerprint } from "./commitment";

export type FairnessRecord = NonNullable<TableInfo["fairness"]>;

/** The commitment of a seat to its number. */
export interface SeatCommitment {
  seat: number;
  commitment: string;
}

/** What this device did in a round. */
export interface OwnRound {
  seat: number;
  terms: string;
  random: string;
  /** The commitments of all seats, once this device has revealed its number. */
  commitments: SeatCommitment[] | null;
}

/** What this device saw itself while the match was set up. */
export interface Notes {
  promise: string | null;
  rounds: Record<string, OwnRound>;
  /** The number that was sent with the request to start. */
  random: string | null;
}

export type Problem = "commitment" | "number" | "seed" | "record" | "own" | "left-out";

/** How much could be checked, or what is wrong. */
export type Verdict = { state: "checked" | "partly" } | { state: "wrong"; problem: Problem };

/** The picture of each verdict. */
export const ICONS = { checked: "check", partly: "eye", wrong: "flag" } as const;

/** What the server published when the table was opened. */
export function serverCommitment(table: TableInfo, secret: string): string {
  return fingerprint({ table: table.id, game: table.game, options: table.options, players: table.seats.length, secret });
}

/** All terms of a match, to which every number is bound. */
export function termsOf(table: TableInfo, record: FairnessRecord): string {
  const { game, options, clock, rated, rules } = table;
  return fingerprint({ table: table.id, game, options, clock, rated, rules, seats: record.seats, commitment: table.promise });
}

export function seedOf(terms: string, record: FairnessRecord): string {
  const contributions = record.contributions.map(({ seat, random }) => ({ seat, random })).sort((a, b) => a.seat - b.seat);
  return fingerprint({ terms, secret: record.secret, round: record.round, contributions });
}

/** Check the record of a finished table, against itself and against what this device saw; null if there is none. */
export function check(table: TableInfo, notes: Notes | null): Verdict | null {
  const record = table.fairness;
  if (!record || table.phase !== "finished") return null;
  const problem = recordProblem(table, record) ?? (notes && ownProblem(table, record, notes));
  if (problem) return { state: "wrong", problem };
  const isInterrupted = record.failed.some((each) => each.refused.length === 0);
  return { state: notes?.promise && tookPart(record, notes) && !isInterrupted ? "checked" : "partly" };
}

/** Whether a number of this device is in the seed. */
export function tookPart(record: FairnessRecord, notes: Notes): boolean {
  const wasSent = record.contributions.some((each) => each.random === notes.random);
  return wasSent || Boolean(notes.rounds[String(record.round)]?.commitments);
}

function recordProblem(table: TableInfo, record: FairnessRecord): Problem | null {
  if (record.secret === null || serverCommitment(table, record.secret) !== table.promise) return "commitment";
  if (!isWellFormed(table, record)) return "record";
  const terms = termsOf(table, record);
  for (const { seat, commitment, random } of record.contributions)
    if (commitment !== null && commitment !== commitmentTo(table.id, record.round!, { seat, terms, random })) return "number";
  return seedOf(terms, record) === record.seed ? null : "seed";
}

function peopleOf(record: FairnessRecord): Set<number | null> {
  return new Set(record.seats.filter((seat) => seat.kind === "person").map((seat) => seat.person));
}

function isWellFormed(table: TableInfo, record: FairnessRecord): boolean {
  const isSameSeat = table.seats.every(({ kind, bot }, seat) => kind === record.seats[seat]?.kind && bot === record.seats[seat].bot);
  const givers = record.contributions.map((each) => each.seat);
  const isSorted = givers.every((seat, index) => index === 0 || seat > givers[index - 1]!);
  const arePeople = givers.every((seat) => record.seats[seat]?.kind === "person");
  const areBound = peopleOf(record).size === 1 || record.contributions.every((each) => each.commitment !== null);
  const rounds = record.failed.map((each) => each.round);
  const areListed = rounds.length === (record.round ?? 0) - 1 && rounds.every((round, index) => round === index + 1);
  return isSameSeat && record.table === table.id && isSorted && arePeople && areBound && areListed;
}

function ownProblem(table: TableInfo, record: FairnessRecord, notes: Notes): Problem | null {
  if (notes.promise !== null && notes.promise !== table.promise) return "own";
  if (notes.random !== null && peopleOf(record).size === 1 && !tookPart(record, notes)) return "own";
  for (const [name, own] of Object.entries(notes.rounds)) {
    if (own.commitments === null) continue;
    const failed = record.failed.find((each) => each.round === Number(name));
    if (Number(name) === record.round ? !isOwnRound(record, own) : !failed) return "own";
    if (failed?.refused.includes(own.seat)) return "left-out";
  }
  return null;
}

function isOwnRound(record: FairnessRecord, own: OwnRound): boolean {
  const listed = record.contributions.map(({ seat, commitment }) => ({ seat, commitment }));
  const mine = record.contributions.find((each) => each.seat === own.seat);
  return canonical(listed) === canonical(own.commitments) && mine?.random === own.random;
}
