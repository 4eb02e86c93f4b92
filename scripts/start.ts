// Builds the page when its sources have changed and serves it with the tables: `npm start`, `npm start -- --port 8080`.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { furrow } from "../src/cli/furrow.ts";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
const stamp = join(root, "node_modules", ".cache", "furrow", "build");
const sources = ["src", "scripts/vite", "vite.config.ts", "package-lock.json"];

await buildPage();
process.exitCode = await furrow(["serve", ...process.argv.slice(2)]);

async function buildPage(): Promise<void> {
  const now = fingerprint();
  if (existsSync(join(dist, "index.html")) && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  console.log("Building the page …");
  await build({ configFile: join(root, "vite.config.ts"), logLevel: "error" });
  mkdirSync(join(stamp, ".."), { recursive: true });
  writeFileSync(stamp, now);
}

/** Changes when a source does. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    const path = join(root, source);
    const files = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: "utf8" }).sort() : [""];
    for (const file of files) {
      const { size, mtimeMs } = statSync(join(path, file));
      hash.update(`${source}/${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}
