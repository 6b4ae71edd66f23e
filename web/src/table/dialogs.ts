/** What can be opened over a table. */
export type Dialogs = "settings" | "help" | "invite" | "resign" | "leave" | "end" | "substitute";
