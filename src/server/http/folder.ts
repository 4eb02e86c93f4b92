import { type FileHandle, open } from "node:fs/promises";
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
  ".wasm": "application/wasm",
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
    const { content, encoding, zip } = await packed(path, file, request);
    response.writeHead(200, {
      ...guards,
      vary: "accept-encoding",
      "content-type": types[extname(path)] ?? "application/octet-stream",
      "cache-control": path.includes(`${sep}assets${sep}`) ? "public, max-age=31536000, immutable" : "no-cache",
      ...(encoding === undefined ? {} : { "content-encoding": encoding }),
    });
    try {
      if (request.method === "HEAD") {
        response.end();
        return;
      }
      // A download that is broken off closes the file too.
      const read = content.createReadStream({ autoClose: false });
      if (zip) await pipeline(read, createGzip(), response);
      else await pipeline(read, response);
    } finally {
      if (content !== file) await content.close();
    }
  } finally {
    await file.close();
  }
}

/** What the build has put beside its files, the smallest first. */
const FORMS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** Kinds of files that are as small as they get. */
const PACKED = [".png", ".woff2", ".br", ".gz"];

/** The form of a file that is sent: one that the build has packed and the browser takes, or one that is packed on the way. */
async function packed(path: string, file: FileHandle, { headers }: IncomingMessage): Promise<Packed> {
  if (PACKED.includes(extname(path))) return { content: file };
  const taken = encodingsIn(headers["accept-encoding"]);
  for (const [encoding, ending] of FORMS) {
    const content = taken.has(encoding) ? await opened(path + ending) : undefined;
    if (content !== undefined) return { content, encoding };
  }
  return taken.has("gzip") ? { content: file, encoding: "gzip", zip: true } : { content: file };
}

interface Packed {
  readonly content: FileHandle;
  readonly encoding?: string;
  readonly zip?: boolean;
}

/** Encodings that a browser takes: those it lists, but not with `q=0`. */
const encodingsIn = (header: string | readonly string[] | undefined): ReadonlySet<string> =>
  new Set(
    String(header ?? "")
      .toLowerCase()
      .split(",")
      .map((one) => one.split(";").map((part) => part.trim()))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ""))
      .map(([name]) => name!),
  );

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
