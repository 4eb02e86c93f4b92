import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { furrowHere } from "./furrow.ts";

const folder = mkdtempSync(join(tmpdir(), "rows-"));

/** Plays games and reads their rows. */
async function rowsOf(name: string, flags: readonly string[]) {
  const file = join(folder, name);
  const { code, out } = await furrowHere([
    "selfplay",
    "agricola",
    "--out",
    file,
    "--seed",
    "s",
    "--keep",
    "20",
    ...flags,
  ]);
  expect(code).toBe(0);
  const bytes = readFileSync(file);
  const size = bytes.readInt32LE(8);
  const width = size + bytes.readInt32LE(12);
  const begin = 20 + bytes.readInt32LE(16);
  const { inputs } = JSON.parse(bytes.toString("latin1", 20, begin)) as { readonly inputs: readonly string[] };
  expect(inputs).toHaveLength(size);
  const count = (bytes.length - begin) / width;
  expect(count).toBe(JSON.parse(out).rows);
  const won = Array.from({ length: count }, (_, i) => bytes.readInt8(begin + i * width + size + 2));
  return { bytes, won };
}

const BY_NET = ["--games", "1", "--net", "own", "--handmade", "0", "--tasted", "50", "--warm", "50"];

test("games to learn from are the same again with the same seed", async () => {
  const { bytes, won } = await rowsOf("once", BY_NET);
  expect(bytes.equals((await rowsOf("again", BY_NET)).bytes)).toBe(true);
  expect(won.every((place) => place >= 0)).toBe(true);
});

test("a search adds turns that were looked into but not played", async () => {
  const flags = [...BY_NET, "--simulations", "8"];
  const { bytes, won } = await rowsOf("searched", flags);
  expect(bytes.equals((await rowsOf("searched-again", flags)).bytes)).toBe(true);
  expect(new Set(won).has(-1)).toBe(true);
  expect(won.some((place) => place >= 0)).toBe(true);
});
