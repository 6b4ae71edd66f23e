/** The dialogs of a table. */
export type DialogName = "settings" | "help" | "invite" | "resign" | "leave" | "end" | "substitute";
