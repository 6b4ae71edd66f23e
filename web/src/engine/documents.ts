/** The documents of a game, as the server sends them. Compiled code writes them as JSON; here they are only read. */

/** A message for people: its id, and its values. */
export interface Message {
  id: string;
  values?: Record<string, unknown>;
}

/** A JSON object whose fields depend on the game. */
export type Document = Record<string, unknown>;

export interface View extends Document {
  game: string;
  players: number;
  options: Record<string, string | boolean>;
  ply: number;
  to_move: number | null;
  over: boolean;
  seat: number | null;
}

export interface Preview extends Document {
  says: Message[];
}

export interface Reason extends Document {
  kind: string;
  sense: string;
  rule: string;
  says: Message;
}

/** What another seat seems to be after: the number of its secret, how likely it is, and a message that says it. */
export interface Guess {
  seat: number;
  secret: number;
  chance: number;
  says: Message | null;
}

/** A good action, as the server's `hints` has it. */
export interface Hint {
  action: string;
  win: number;
  points: number;
  share: number;
  reasons: Reason[];
  says: Message | null;
  guesses: Guess[];
}
