import type { TableModel } from "./table.svelte";

/** Whether a player can be warned at a table: alone against bots, where hints are allowed. */
export function canWarn({ socket }: TableModel): boolean {
  const { table, mine } = socket;
  const isAlone = mine.length === 1 && table !== null && table.seats.every(({ bot }, seat) => bot !== null || seat === mine[0]);
  return isAlone && table.hints && !table.rated && !socket.result;
}
