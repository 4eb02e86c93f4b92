import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, sep } from "node:path";
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

/** Serves the files of a folder and gives the address; rejects when the port is taken. */
export function serveFolder(folder: string, { port, host }: { port: number; host: string }): Promise<string> {
  const server = createServer((request, response) => {
    const path = decoded(request.url ?? "/");
    const file = path === undefined ? undefined : fileAt(folder, path);
    if (file === undefined) return missing(response);
    const isSmall = [".png", ".woff2"].includes(extname(file));
    const zips = !isSmall && /\bgzip\b/.test(String(request.headers["accept-encoding"]));
    response.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "cache-control": file.includes(`${sep}assets${sep}`) ? "public, max-age=31536000, immutable" : "no-cache",
      ...(zips ? { "content-encoding": "gzip" } : {}),
    });
    if (request.method === "HEAD") return response.end();
    const content = createReadStream(file);
    return zips ? content.pipe(createGzip()).pipe(response) : content.pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(`http://${host}:${(server.address() as AddressInfo).port}/`));
  });
}

function decoded(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return undefined;
  }
}

function fileAt(folder: string, path: string): string | undefined {
  const file = join(folder, normalize(path.endsWith("/") ? `${path}index.html` : path));
  return file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function missing(response: ServerResponse): void {
  response.writeHead(404, { "content-type": "text/plain; charset=utf-8" });
  response.end("There is nothing here.");
}
