import { open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

const types: { readonly [extension: string]: string } = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

/** A file is what it is called, and no other site shows the page inside its own. */
const guards = { "x-content-type-options": "nosniff", "content-security-policy": "frame-ancestors 'none'" };

/** Answers with a file of a folder; what cannot be read now is said so and ends nothing else. */
export async function answerFile(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await answer(folder, request, response);
  } catch {
    if (response.headersSent) response.destroy();
    else say(response, 503, "This cannot be read now. Try again.");
  }
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = pathOf(folder, request.url ?? "/");
  const file = path === undefined ? undefined : await opened(path);
  if (path === undefined || file === undefined) return say(response, 404, "There is nothing here.");
  try {
    if (!(await file.stat()).isFile()) return say(response, 404, "There is nothing here.");
    const isSmall = [".png", ".woff2"].includes(extname(path));
    const zips = !isSmall && /\bgzip\b/.test(String(request.headers["accept-encoding"]));
    response.writeHead(200, {
      ...guards,
      "content-type": types[extname(path)] ?? "application/octet-stream",
      "cache-control": path.includes(`${sep}assets${sep}`) ? "public, max-age=31536000, immutable" : "no-cache",
      ...(zips ? { "content-encoding": "gzip" } : {}),
    });
    if (request.method === "HEAD") {
      response.end();
      return;
    }
    // A download that is broken off closes the file too.
    const content = file.createReadStream({ autoClose: false });
    if (zips) await pipeline(content, createGzip(), response);
    else await pipeline(content, response);
  } finally {
    await file.close();
  }
}

/** Where a file of the folder would lie; nothing for an address that leads elsewhere. */
function pathOf(folder: string, url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    const file = join(folder, normalize(path.endsWith("/") ? `${path}index.html` : path));
    return file.startsWith(folder + sep) && !file.includes("\0") ? file : undefined;
  } catch {
    return undefined;
  }
}

const NOT_THERE = ["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"];

/** The file, if there is one; with too many open files the error is the caller's. */
async function opened(path: string) {
  try {
    return await open(path);
  } catch (error) {
    if (NOT_THERE.includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

function say(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { ...guards, "content-type": "text/plain; charset=utf-8" });
  response.end(sentence);
}
