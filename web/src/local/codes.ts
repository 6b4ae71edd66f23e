/** The close codes of tables on this device, beside those of the server. */

export const NO_TABLE = 4404;
/** The match cannot be replayed by the rules of this page. */
export const UNPLAYABLE = 4409;
/** The match was opened in another tab, which continues it. */
export const ELSEWHERE = 4410;
/** The rules of the game are not on this device, and there is no network. */
export const NO_ENGINE = 4411;
