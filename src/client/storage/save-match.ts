import { host, isProblem } from "../worker/index.ts";

/** Saves a match of this device as a file; the text passes through the page only to be written. */
export async function saveMatch(id: string, game: string): Promise<void> {
  const text = await host().exportText(id);
  if (isProblem(text)) return;
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `furrow-${game}-${id || "shared"}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
