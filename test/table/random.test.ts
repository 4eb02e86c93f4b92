import { describe, expect, test } from "vitest";
import { evenBelow, fastRandom, pick, pickWeighted, shuffle } from "../../src/table/random.ts";
import { checkEven, surprise } from "./even.ts";

const evenly = (n: number) => new Map(Array.from({ length: n }, (_, i) => [String(i), 1]));

describe("chance", () => {
  test("is the same for the same seed, and another for another", () => {
    const draws = (seed: string) =>
      Array.from(
        { length: 20 },
        (
          (random) => () =>
            random.below(1000)
        )(fastRandom(seed)),
      );
    expect(draws("a")).toEqual(draws("a"));
    const seeds = ["", "a", "b", "aa", "ab", "ba", "a ", "furrow/1", "furrow/2", "furrow/10"];
    expect(new Set(seeds.map((seed) => draws(seed).join())).size).toBe(seeds.length);
  });

  test("draws every number equally often", () => {
    for (const n of [2, 3, 7, 10, 52]) {
      const random = fastRandom(`even ${n}`);
      checkEven(evenly(n), () => String(random.below(n)), 1000 * n);
    }
  });

  test("is even over neighbouring seeds", () => {
    let seed = 0;
    checkEven(evenly(6), () => String(fastRandom(`game/${seed++}`).below(6)), 6000);
  });

  test("draws pairs equally often", () => {
    const random = fastRandom("pairs");
    checkEven(evenly(36), () => String(6 * random.below(6) + random.below(6)), 36_000);
  });

  test("knows no bias of a plain remainder", () => {
    const words = [0xffff_ffff, 0xffff_fffe, 5];
    expect(evenBelow(3, () => words.shift() as number)).toBe(0xffff_fffe % 3);
    expect(evenBelow(0x8000_0001, () => words.shift() ?? 7)).toBe(5);
    expect(evenBelow(1, () => 9)).toBe(0);
    expect(() => evenBelow(2 ** 33, () => 9)).toThrow("evenly");
  });

  test("brings a row into every order equally often", () => {
    const random = fastRandom("orders");
    const orders = new Map(["abc", "acb", "bac", "bca", "cab", "cba"].map((order) => [order, 1]));
    checkEven(orders, () => shuffle([..."abc"], random).join(""), 6000);
  });

  test("picks by weight", () => {
    const random = fastRandom("weights");
    const weights = [3, 1, 6];
    checkEven(
      new Map(weights.map((weight, i) => [String(i), weight])),
      () => String(pickWeighted(weights, random)),
      5000,
    );
    expect(pickWeighted([0, 0, 1], random)).toBe(2);
    expect(() => pickWeighted([], random)).toThrow("whole and positive");
  });

  test("picks from what there is", () => {
    expect(pick(["only"], fastRandom("x"))).toBe("only");
    expect(() => pick([], fastRandom("x"))).toThrow("nothing to pick from");
  });
});

test("The measure of evenness is surprised by a loaded die", () => {
  const counts = new Map([0, 1, 2, 3, 4, 5].map((i) => [String(i), i === 5 ? 1300 : 940]));
  expect(surprise(evenly(6), counts, 6000)).toBeGreaterThan(5);
});
