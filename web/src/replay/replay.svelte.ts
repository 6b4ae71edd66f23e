/** A finished match, looked at again: its table, its story, and whose eyes. */

import * as calls from "../calls";
import { faceOf } from "../games/faces";
import type { Face, Sitter, Step, TableProps } from "../games/face";
import { announce } from "../shell/notices.svelte";
import { pace, settings } from "../shell/settings.svelte";
import { sound } from "../shell/sounds";
import { Past } from "../table/past.svelte";
import { sitters } from "../table/sitters";

export class Replaying {
  table = $state.raw<calls.TableTold | null>(null);
  face = $state.raw<Face | null>(null);
  story = $state.raw<Step[]>([]);
  eyes = $state<number | null>(null);
  readonly past: Past;

  constructor(readonly id: string, eyes: number | null) {
    this.eyes = eyes;
    this.past = new Past(
      id,
      () => this.eyes,
      () => this.entries,
      false,
    );
  }

  get entries(): number {
    return this.table?.entry ?? 0;
  }

  get sitters(): Sitter[] {
    return sitters(this.table?.seats ?? [], null, []);
  }

  /** Read the match and go to an entry, the beginning if none is named. */
  async open(entry: number | null): Promise<void> {
    this.table = await calls.oneTable(this.id);
    const [face] = await Promise.all([faceOf(this.table.game), this.readStory(), this.past.jump(entry ?? 0)]);
    this.face = face;
  }

  /** Look through other eyes. */
  async see(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    await Promise.all([this.readStory(), this.past.lookAgain()]);
  }

  /** The address of what is shown. */
  get address(): string {
    const query = new URLSearchParams({ entry: String(this.past.shown?.entry ?? 0) });
    if (this.eyes !== null) query.set("seat", String(this.eyes));
    return `/replay/${this.id}?${query}`;
  }

  private async readStory(): Promise<void> {
    this.story = await calls.story(this.id, this.eyes);
  }
}

/** What the game's drawing is given in a replay: nothing can be done there. */
export function replayProps(replay: Replaying): TableProps {
  return {
    get view() {
      return replay.past.shown!.view;
    },
    get sitters() {
      return replay.sitters;
    },
    get eyes() {
      return replay.eyes;
    },
    get step() {
      return replay.past.shown?.step ?? null;
    },
    get pace() {
      return pace();
    },
    get letters() {
      return settings.letters;
    },
    acting: false,
    still: true,
    pending: null,
    confirming: true,
    hinted: null,
    canUndo: false,
    preview: () => Promise.reject(new calls.Trouble("over", "The match is over.")),
    act: () => undefined,
    undo: () => undefined,
    announce,
    explain: () => undefined,
    sound,
  };
}
