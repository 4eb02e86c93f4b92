import { expect, test } from "vitest";
import { telling } from "../telling.ts";
import { table } from "../testing.ts";

test("a space that cannot be paid says how many coins are missing, and after supplies that they are taken", () => {
  const { anna } = table({ anna: { disc: "pig", coins: 1 }, bert: { disc: "wheat" } });
  const why = (place: string) => telling.whyNot?.(anna.state, 0, place);
  expect(why("space/pig")).toEqual({ id: "why.coins", n: 1 });
  expect(why("space/wheat")).toBeUndefined();
  expect(why("breaker/crop")).toEqual({ id: "why.coins", n: 2 });
  anna.gets("sheep");
  expect(why("space/wheat")).toEqual({ id: "why.supplied" });
});

test("how far a seat has come is told by the cards it has still to fulfill, not by its crops", () => {
  const { anna } = table({ anna: { hand: [1, 2], stack: 5, crops: { pig: 9 } }, bert: {} });
  expect(telling.progress?.(anna.state, 0)).toBe(7);
});
