import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { dealFrom, isSeed, outcomeOf, seedFrom } from "../../src/table/dealer.ts";
import { sha256 } from "../../src/table/sha256.ts";

const SEED = "00112233445566778899aabbccddeeff";

test("sha256 agrees with the platform's, whatever the length and the letters", () => {
  for (const text of ["", "abc", "Rübe €5 😀", ..."123456789".split("").map((n) => "x".repeat(50 + Number(n)))])
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
});

test("the hash is published and the seed fits it", () => {
  expect(dealFrom(SEED).hash).toBe(sha256(SEED));
});

test("a typed text becomes a seed of 128 bits", () => {
  expect(isSeed(seedFrom("harvest"))).toBe(true);
  expect(seedFrom("harvest")).not.toBe(seedFrom("harvest "));
});

test("the same deal brings the same outcomes", () => {
  const draws = () =>
    Array.from({ length: 20 }, (_, i) => outcomeOf(dealFrom(SEED, ["7"]), "roll", i, [1, 1, 1, 1, 1, 1]));
  expect(draws()).toEqual(draws());
});

test("another use, another count or an added number is another draw", () => {
  const row = (use: string, added: string[]) =>
    Array.from({ length: 32 }, (_, i) => outcomeOf(dealFrom(SEED, added), use, i, [1, 1, 1, 1, 1, 1])).join("");
  expect(new Set([row("roll", []), row("stack/1", []), row("stack/2", []), row("roll", ["4"])]).size).toBe(4);
});

test("outcomes come as often as they weigh", () => {
  const counts = [0, 0, 0];
  for (let i = 0; i < 6000; i++) counts[outcomeOf(dealFrom(SEED), "cube", i, [1, 2, 3])]!++;
  expect(counts[0]).toBeGreaterThan(880);
  expect(counts[0]).toBeLessThan(1120);
  expect(counts[2]).toBeGreaterThan(2840);
  expect(counts[2]).toBeLessThan(3160);
});

test("without the seed nothing can be dealt", () => {
  expect(() => outcomeOf({ hash: sha256(SEED), added: [] }, "roll", 0, [1, 1])).toThrow("seed");
});
