import { host, isProblem } from "../worker/index.ts";

/** Saves a match of this device as a file. */
export async function saveMatch(id: string, game: string): Promise<void> {
  const address = await host().exportFile(id);
  if (isProblem(address)) return;
  const link = document.createElement("a");
  link.href = address;
  link.download = `furrow-${game}-${id || "shared"}.json`;
  link.click();
}
