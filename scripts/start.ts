// Builds the page when its sources have changed and serves it with the tables: `npm start`, `npm start -- --port 8080`.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
const stamp = join(root, "node_modules", ".cache", "furrow", "build");
const sources = ["src", "scripts/vite", "vite.config.ts", "package-lock.json"];

if (buildPage()) {
  const { furrow } = await import("../src/cli/furrow.ts");
  process.exitCode = await furrow(["serve", "--next-port", ...process.argv.slice(2)]);
} else {
  console.error("The page could not be built, see above.");
  process.exitCode = 1;
}

/** Builds the page where its sources have changed, in a process of its own: the memory of a build is given back when it ends. */
function buildPage(): boolean {
  const now = fingerprint();
  if (existsSync(join(dist, "index.html")) && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return true;
  console.log("Building the page …");
  const vite = join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin", "vite.js");
  const done = spawnSync(process.execPath, [vite, "build", "--logLevel", "error"], { cwd: root, stdio: "inherit" });
  if (done.status !== 0) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
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
