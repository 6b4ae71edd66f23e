/** What this device knows about its games without a server: their sizes, options and levels. */

import type { GameInfo, OptionInfo, ServerInfo } from "../calls";
import { engineIndex } from "../shell/build.svelte";
import { fileUrl } from "../shell/site";
import { checkFormat, type Index, type Manifest, type Option } from "../engine/manifest";

/** The games and levels of this device; the same as the server's, but without texts of its own. */
export async function localInfo(): Promise<ServerInfo> {
  const index = checkFormat(await read<Index>(await engineIndex()));
  const manifests = await Promise.all(Object.values(index.games).map(({ manifest }) => read<Manifest>(manifest)));
  const levels = Object.keys(manifests[0]?.levels ?? {});
  return { version: "", games: manifests.map(gameInfo), levels, phrases: [] };
}

function gameInfo({ game, players, actions, options }: Manifest): GameInfo {
  return { name: game, title: "", credits: "", players, actions, options: options.map((option) => optionInfo(option, players)) };
}

function optionInfo({ name, choices, only }: Option, sizes: number[]): OptionInfo {
  const allowed = (size: number): (string | boolean)[] => choices.filter((_, number) => only[number]?.includes(size) ?? true);
  const byPlayers = Object.fromEntries(sizes.map((size) => [String(size), allowed(size)]));
  return { name, choices, choices_by_players: byPlayers, rule: "", explanation: "" };
}

async function read<Kind>(name: string): Promise<Kind> {
  const answer = await fetch(fileUrl(`engine/${name}`));
  if (!answer.ok) throw new Error(`${name} cannot be loaded: ${answer.status}.`);
  return (await answer.json()) as Kind;
}
