/** Matches on this device as files, which `ludoteca verify` can prove, and deleting them. */

import { forgetAnalysis } from "../analysis/store";
import { matchFile } from "./desk";
import { matchStore } from "./store";

/** Let the browser save a match as a file. */
export async function download(id: string): Promise<void> {
  const { name, document: content } = await matchFile(id);
  const address = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Delete a match from this device, with its analysis. */
export async function remove(id: string): Promise<void> {
  await forgetAnalysis(id);
  await (await matchStore()).remove(id);
}
