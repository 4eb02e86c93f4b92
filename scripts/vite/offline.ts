import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "..", "..");

/** Writes the service worker: its list of files is that of the build, its version changes when one of them does. */
export function offline(): Plugin {
  return {
    name: "furrow-offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const built = Object.values(bundle).map((file) => ({
          name: file.fileName,
          content: file.type === "chunk" ? file.code : file.source,
        }));
        const folder = join(root, "src/client/public");
        const fixed = readdirSync(folder).map((name) => ({ name, content: readFileSync(join(folder, name)) }));
        const files = [...built, ...fixed].filter(({ name }) => !name.endsWith(".map"));
        const version = createHash("sha256");
        for (const { name, content } of files) version.update(name).update(content);
        const names = files.map(({ name }) => (name === "index.html" ? "./" : name));
        const source = readFileSync(join(import.meta.dirname, "service-worker.js"), "utf8")
          .replace('"VERSION"', JSON.stringify(version.digest("hex").slice(0, 12)))
          .replace('["FILES"]', JSON.stringify(names));
        this.emitFile({ type: "asset", fileName: "service-worker.js", source });
      },
    },
  };
}
