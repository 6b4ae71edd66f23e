/** What the engine refuses: a code for programs, an English sentence, and the rule and reason if the rules of the game refuse. */

export interface Refusal {
  code: string;
  message: string;
  /** The number of a rule of the game, and the name of the reason: `<game>-refusal-<reason>` is its message. */
  rule: string | null;
  reason: string | null;
}

/** The code of errors about files that are not there, or have another content: the server has another version. */
export const GONE = "gone";

export class EngineError extends Error {
  override readonly name = "EngineError";

  constructor(
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    readonly reason: string | null = null,
  ) {
    super(message);
  }
}

/** An error as it is sent from the worker to the page. */
export function refusalOf(failed: unknown): Refusal {
  if (failed instanceof EngineError) return { code: failed.code, message: failed.message, rule: failed.rule, reason: failed.reason };
  return { code: "failed", message: failed instanceof Error ? failed.message : String(failed), rule: null, reason: null };
}

/** The error that was sent. */
export function errorOf({ code, message, rule, reason }: Refusal): EngineError {
  return new EngineError(code, message, rule, reason);
}
