// Builds the page when its sources have changed and serves it: `npm start`, `npm start -- --port 8080`.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "vite";
import { serveFolder } from "./serve-folder.ts";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
const stamp = join(root, "node_modules", ".cache", "furrow", "build");
const sources = ["src", "scripts/vite", "vite.config.ts", "package-lock.json"];

const { port, host } = options();
await buildPage();
try {
  const address = await serveFolder(dist, { port, host });
  console.log(`Furrow is ready: ${address}`);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
  fail(`Port ${port} is in use by another program. Choose another one: npm start -- --port ${port + 1}`);
}

function options(): { port: number; host: string } {
  try {
    const { values } = parseArgs({
      options: { port: { type: "string", default: "4173" }, host: { type: "string", default: "localhost" } },
    });
    const port = Number(values.port);
    if (Number.isInteger(port) && port >= 0 && port < 65_536) return { port, host: values.host };
    return fail(`--port wants a number from 0 to 65535, not "${values.port}".`);
  } catch {
    return fail("npm start knows two options: --port <number> and --host <name>.");
  }
}

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

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
