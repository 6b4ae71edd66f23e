/** The replay of a finished match: its table, its log, and whose view is shown. */

import * as calls from "../calls";
import { faceOf } from "../games/faces";
import type { Face, Player, Step, TableProps } from "../games/face";
import { announce } from "../shell/notices.svelte";
import { pace, settings } from "../shell/settings.svelte";
import { playSound } from "../shell/sounds";
import { Past } from "../table/past.svelte";
import { playersAt } from "../table/players";

export class MatchReplay {
  table = $state.raw<calls.TableInfo | null>(null);
  face = $state.raw<Face | null>(null);
  log = $state.raw<Step[]>([]);
  viewer = $state<number | null>(null);
  readonly past: Past;

  constructor(readonly id: string, viewer: number | null) {
    this.viewer = viewer;
    this.past = new Past(
      (entry, viewer) => calls.readView(id, entry, viewer),
      () => this.viewer,
      () => this.entries,
      false,
    );
  }

  get entries(): number {
    return this.table?.entry ?? 0;
  }

  get players(): Player[] {
    return playersAt(this.table?.seats ?? [], null, []);
  }

  /** Load the match and go to an entry, by default to the start. */
  async open(entry: number | null): Promise<void> {
    this.table = await calls.readTable(this.id);
    const [face] = await Promise.all([faceOf(this.table.game), this.loadLog(), this.past.jump(entry ?? 0)]);
    this.face = face;
  }

  /** Show the view of another viewer. */
  async setViewer(viewer: number | null): Promise<void> {
    this.viewer = viewer;
    await Promise.all([this.loadLog(), this.past.reload()]);
  }

  /** The address of the position that is shown. */
  get address(): string {
    const query = new URLSearchParams({ entry: String(this.past.shown?.entry ?? 0) });
    if (this.viewer !== null) query.set("seat", String(this.viewer));
    return `/replay/${this.id}?${query}`;
  }

  private async loadLog(): Promise<void> {
    this.log = await calls.readLog(this.id, this.viewer);
  }
}

/** The props of a game's drawing in a replay, where nobody can act; an action can be lit up. */
export function replayProps(replay: MatchReplay, hinted: () => string | null = () => null): TableProps {
  return {
    get view() {
      return replay.past.shown!.view;
    },
    get players() {
      return replay.players;
    },
    get viewer() {
      return replay.viewer;
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
    get hinted() {
      return hinted();
    },
    acting: false,
    still: true,
    pending: null,
    confirming: true,
    canUndo: false,
    preview: () => Promise.reject(new calls.RefusalError("over", "The match is over.")),
    act: () => undefined,
    undo: () => undefined,
    announce,
    explain: () => undefined,
    sound: playSound,
  };
}
