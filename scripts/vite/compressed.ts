import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** What is text, and bytes that nobody has packed yet. */
const PACKED = [".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".wasm", ".weights"];

/** Smaller files gain nothing. */
const LEAST = 500;

/**
 * Puts a Brotli and a gzip form beside each file of the build that gains from it. Our server and static hosts send the one
 * that a browser takes, packed better than there is time for while it waits.
 */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "furrow-compressed",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
        await Promise.all(names.map((name) => pack(join(folder, name))));
      },
    },
  };
}

async function pack(file: string): Promise<void> {
  if (!PACKED.includes(extname(file)) || !statSync(file).isFile()) return;
  const content = readFileSync(file);
  if (content.length < LEAST) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const forms = {
    br: await promisify(brotliCompress)(content, { params: size }),
    gz: await promisify(gzip)(content, { level: 9 }),
  };
  for (const [name, form] of Object.entries(forms))
    if (form.length < 0.95 * content.length) writeFileSync(`${file}.${name}`, form);
}
