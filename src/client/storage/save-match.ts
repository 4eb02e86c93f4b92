import { host, isProblem } from "../worker/index.ts";

/** Saves a match of this device as a file: what whoever looks at it has seen, or all of it with everybody's secrets. */
export async function saveMatch(id: string, game: string, what: "seen" | "whole" = "seen"): Promise<void> {
  const address = await host().exportFile(id, what);
  if (isProblem(address)) return;
  const link = document.createElement("a");
  link.href = address;
  link.download = `furrow-${game}-${id || "shared"}.json`;
  link.click();
}
