import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const NAME = "virtual:worker";
const ENTRY = join(import.meta.dirname, "..", "..", "src/client/worker/entry.ts");

/**
 * Builds the workers together with the page, so that what a board and the rules of its game both need is one file, fetched
 * once for all of them.
 */
export function workers(): Plugin {
  let theirs: ReadonlySet<string> = new Set();
  return {
    name: "furrow-workers",
    apply: "build",
    config: () => ({
      // A worker has no document to note in what it will need next.
      build: { modulePreload: { resolveDependencies: (_, files, { hostId }) => (theirs.has(hostId) ? [] : files) } },
    }),
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const file = this.emitFile({ type: "chunk", id: ENTRY, name: "entry" });
      return `export const address = import.meta.ROLLUP_FILE_URL_${file};`;
    },
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        theirs = reachedFrom(bundle);
      },
    },
  };
}

/** All files a worker may load. */
function reachedFrom(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const reached = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (chunk === undefined || reached.has(name)) return;
    reached.add(name);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  visit(chunks.find(({ facadeModuleId }) => facadeModuleId === ENTRY)?.fileName ?? "");
  return reached;
}
