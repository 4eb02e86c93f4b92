import { host, isProblem } from "../worker/index.ts";
import type { Problem } from "../worker/scene.ts";

/** Saves a match of this device as a file: what whoever looks at it has seen, or all of it with everybody's secrets; or says why not. */
export async function saveMatch(
  id: string,
  game: string,
  what: "seen" | "whole" = "seen",
): Promise<Problem | undefined> {
  const address = await host().exportFile(id, what);
  if (isProblem(address)) return address;
  const link = document.createElement("a");
  link.href = address;
  link.download = `furrow-${game}-${id || "shared"}.json`;
  link.click();
  return undefined;
}
