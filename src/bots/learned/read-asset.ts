// Bots know neither the page nor Node. Reading a binary file that ships with them is the one thing they need from the platform.
declare const fetch: (url: URL) => Promise<{
  readonly ok: boolean;
  readonly status: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}>;
declare const process: {
  getBuiltinModule(id: "node:fs/promises"): { readFile(file: URL): Promise<Uint8Array> };
};

/** Reads a binary file that ships with the program: from disk under Node, with `fetch` in a page or worker. */
export async function readAsset(file: URL): Promise<Uint8Array> {
  if (file.protocol === "file:") return process.getBuiltinModule("node:fs/promises").readFile(file);
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file.href} could not be loaded (${answer.status})`);
  return new Uint8Array(await answer.arrayBuffer());
}
