/** The matches on this device: in IndexedDB, or in memory where the browser stores nothing (some private windows). */

import { noteStored } from "./ids";
import type { StoredMatch } from "./stored";

const DATABASE = "ludoteca";
const MATCHES = "matches";
const VERSION = 1;

/** Another tab has continued the match in the meantime. */
export class ConflictError extends Error {}

export interface MatchStore {
  /** Whether matches outlive this page. */
  readonly isLasting: boolean;
  all(): Promise<StoredMatch[]>;
  get(id: string): Promise<StoredMatch | null>;
  /** Store a match of which `known` entries were stored before; refused if there are more of them by now. */
  save(match: StoredMatch, known: number): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Matches that are forgotten with the page. */
export class MemoryStore implements MatchStore {
  readonly isLasting = false;
  private readonly matches = new Map<string, StoredMatch>();

  all(): Promise<StoredMatch[]> {
    return Promise.resolve([...this.matches.values()].map((match) => structuredClone(match)));
  }

  get(id: string): Promise<StoredMatch | null> {
    return Promise.resolve(structuredClone(this.matches.get(id) ?? null));
  }

  save(match: StoredMatch, known: number): Promise<void> {
    if (isConflict(this.matches.get(match.id), known)) return Promise.reject(new ConflictError());
    this.matches.set(match.id, structuredClone(match));
    noteStored();
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.matches.delete(id);
    return Promise.resolve();
  }
}

class DatabaseStore implements MatchStore {
  readonly isLasting = true;
  /** Matches for which there was no space: as long as this page is open, nothing of them is lost. */
  private readonly unwritten = new Map<string, StoredMatch>();

  constructor(private readonly database: IDBDatabase) {}

  async all(): Promise<StoredMatch[]> {
    const written = await answerOf<StoredMatch[]>(this.matches("readonly").getAll());
    return [...written.filter(({ id }) => !this.unwritten.has(id)), ...this.unwritten.values()];
  }

  async get(id: string): Promise<StoredMatch | null> {
    return this.unwritten.get(id) ?? (await answerOf<StoredMatch | undefined>(this.matches("readonly").get(id))) ?? null;
  }

  async save(match: StoredMatch, known: number): Promise<void> {
    noteStored();
    this.unwritten.delete(match.id);
    await this.write(match, known).catch((failed: unknown) => {
      if (!(failed instanceof ConflictError)) this.unwritten.set(match.id, structuredClone(match));
      throw failed;
    });
  }

  private write(match: StoredMatch, known: number): Promise<void> {
    const matches = this.matches("readwrite");
    const found = matches.get(match.id) as IDBRequest<StoredMatch | undefined>;
    let conflict: ConflictError | null = null;
    found.onsuccess = () => {
      if (isConflict(found.result, known)) conflict = new ConflictError();
      else matches.put(match);
    };
    return end(matches.transaction).then(() => {
      if (conflict) throw conflict;
    });
  }

  remove(id: string): Promise<void> {
    this.unwritten.delete(id);
    const matches = this.matches("readwrite");
    matches.delete(id);
    return end(matches.transaction);
  }

  private matches(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(MATCHES, mode).objectStore(MATCHES);
  }
}

function isConflict(stored: StoredMatch | undefined, known: number): boolean {
  return stored !== undefined && stored.log.length > known;
}

/** The answer to a request of the browser's storage. */
export function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's storage failed."));
  });
}

/** Resolves when everything of a transaction is stored. */
export function end(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("The browser's storage failed."));
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => void request.result.createObjectStore(MATCHES, { keyPath: "id" });
  return answerOf<IDBDatabase>(request);
}

let opened: Promise<MatchStore> | null = null;

/** The matches on this device. */
export function matchStore(): Promise<MatchStore> {
  opened ??= openStore();
  return opened;
}

async function openStore(): Promise<MatchStore> {
  try {
    const database = await openDatabase();
    database.onversionchange = () => database.close();
    database.onclose = () => (opened = null);
    // Ask the browser not to delete the matches when it needs space.
    void navigator.storage?.persist?.().catch(() => false);
    return new DatabaseStore(database);
  } catch {
    return new MemoryStore();
  }
}
