import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveFolder } from "../../scripts/serve-folder.ts";

let folder: string;
let address: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "furrow-serve-"));
  writeFileSync(join(folder, "index.html"), "<p>Furrow");
  writeFileSync(join(folder, "large.bin"), Buffer.alloc(8_000_000));
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
  const abort = () =>
    new Promise<void>((done) => {
      const request = get(`${address}large.bin`, (response) => {
        response.once("data", () => {
          response.destroy();
          request.destroy();
          done();
        });
      });
    });
  for (let i = 0; i < 20; i++) await abort();
  await expect.poll(held).toBeLessThanOrEqual(before + 3);
  expect((await fetch(address)).status).toBe(200);
});
