import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveFolder } from "../../scripts/serve-folder.ts";

let folder: string;
let address: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "furrow-serve-"));
  writeFileSync(join(folder, "index.html"), "<p>Furrow");
  writeFileSync(join(folder, "large.bin"), Buffer.alloc(8_000_000));
  writeFileSync(join(folder, "large.bin.br"), Buffer.alloc(8_000_000));
  address = await serveFolder(folder, { port: 0, host: "localhost" });
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Files of the folder that this process holds open. */
const held = (): number => readdirSync("/proc/self/fd").length;

test("a file is sent as what it is, and only to this site", async () => {
  const response = await fetch(address);
  expect(await response.text()).toBe("<p>Furrow");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("content-security-policy")).toContain("frame-ancestors");
  expect(response.headers.get("content-type")).toContain("text/html");
});

/** What comes to somebody who takes these encodings, unpacked by nobody. */
const sent = (path: string, takes: string) =>
  new Promise<{ encoding: string | undefined; content: Buffer }>((resolve, reject) => {
    get(address + path, { headers: { "accept-encoding": takes } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part)).on("error", reject);
      response.on("end", () =>
        resolve({ encoding: response.headers["content-encoding"], content: Buffer.concat(parts) }),
      );
      expect(response.headers).toMatchObject({
        vary: "accept-encoding",
        "content-type": "text/javascript; charset=utf-8",
      });
    }).on("error", reject);
  });

test("each gets the smallest form it takes, packed before or on the way", async () => {
  writeFileSync(join(folder, "built.js"), "plain");
  writeFileSync(join(folder, "built.js.br"), "brotli");
  writeFileSync(join(folder, "built.js.gz"), "gzip");
  writeFileSync(join(folder, "small.js"), "small");
  const built = async (takes: string) => {
    const { encoding, content } = await sent("built.js", takes);
    return [encoding, content.toString()];
  };
  expect(await built("gzip, deflate, br, zstd")).toEqual(["br", "brotli"]);
  expect(await built("gzip, br;q=0")).toEqual(["gzip", "gzip"]);
  expect(await built("BR;q=0.5")).toEqual(["br", "brotli"]);
  expect(await built("br;q=0.0, gzip; q=0")).toEqual([undefined, "plain"]);
  expect(await built("identity")).toEqual([undefined, "plain"]);
  const { encoding, content } = await sent("small.js", "gzip, br");
  expect([encoding, gunzipSync(content).toString()]).toEqual(["gzip", "small"]);
});

test("what is not there, or lies elsewhere, is not found", async () => {
  for (const path of [
    "missing.js",
    "%2e%2e/secret",
    "..%2f..%2fetc/passwd",
    "%00",
    "index.html/more",
    "a".repeat(5000),
  ])
    expect((await fetch(address + path)).status).toBe(404);
});

test.skipIf(process.platform !== "linux")("downloads that are broken off leave no file open", async () => {
  const before = held();
  const abort = (takes: string) =>
    new Promise<void>((done) => {
      const request = get(`${address}large.bin`, { headers: { "accept-encoding": takes } }, (response) => {
        response.once("data", () => {
          response.destroy();
          request.destroy();
          done();
        });
      });
    });
  for (const takes of ["identity", "gzip", "br"]) for (let i = 0; i < 20; i++) await abort(takes);
  await expect.poll(held).toBeLessThanOrEqual(before + 3);
  expect((await fetch(address)).status).toBe(200);
});
