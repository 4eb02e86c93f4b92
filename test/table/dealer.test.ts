import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { isSeed } from "../../src/table/commitment.ts";
import { Dealer, outcomeOf, seedFrom } from "../../src/table/dealer.ts";
import { sha256 } from "../../src/table/sha256.ts";

const ROOT = sha256("root");
const DIE = [1, 1, 1, 1, 1, 1];

test("sha256 agrees with the platform's, whatever the length and the letters", () => {
  for (const text of ["", "abc", "Rübe €5 😀", ..."123456789".split("").map((n) => "x".repeat(50 + Number(n)))])
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
});

test("a typed text becomes a seed of 128 bits", () => {
  expect(isSeed(seedFrom("harvest"))).toBe(true);
  expect(seedFrom("harvest")).not.toBe(seedFrom("harvest "));
});

test("the same deal brings the same outcomes", () => {
  const draws = () => Array.from({ length: 20 }, (_, i) => outcomeOf(ROOT, "roll", i, DIE));
  expect(draws()).toEqual(draws());
});

test("another use, another count or another deal is another draw", () => {
  const row = (use: string, root: string) =>
    Array.from({ length: 32 }, (_, i) => outcomeOf(root, use, i, DIE)).join("");
  expect(new Set([row("roll", ROOT), row("stack/1", ROOT), row("stack/2", ROOT), row("roll", sha256("4"))]).size).toBe(
    4,
  );
});

test("outcomes come as often as they weigh", () => {
  const counts = [0, 0, 0];
  for (let i = 0; i < 6000; i++) counts[outcomeOf(ROOT, "cube", i, [1, 2, 3])]!++;
  expect(counts[0]).toBeGreaterThan(880);
  expect(counts[0]).toBeLessThan(1120);
  expect(counts[2]).toBeGreaterThan(2840);
  expect(counts[2]).toBeLessThan(3160);
});

test("without the seed nothing is dealt", () => {
  const dealer = new Dealer({ hash: ROOT, seedHash: ROOT, numbers: [null] });
  expect(dealer.outcome("roll", () => DIE)).toBeUndefined();
  expect(dealer.decides(0)).toBe(false);
});
