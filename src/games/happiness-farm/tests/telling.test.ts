import { expect, test } from "vitest";
import { telling } from "../telling.ts";
import { farm, newFarm } from "../testing.ts";

test("the phase that is told is the one that is asked about", () => {
  const { anna, table } = newFarm(["anna", "bert"]);
  const phase = () => telling.when?.(table.state)?.phase;
  expect(phase()).toBe("phase.buying");
  anna.does({ type: "buy", kind: "cow" });
  expect(phase()).toBe("phase.buying");
  table.goesOnTo("farmer");
  expect(phase()).toBe("phase.farming");
  table.goesOnTo("feed");
  expect(phase()).toBe("phase.feeding");
});

test("an animal that cannot be bought says what is missing, a full square that it is full", () => {
  const { anna, table } = farm({ anna: { money: 7, animals: ["4 duck a1"] } }, { farm: "PP/RG", step: "buying" });
  expect(telling.whyNot?.(table.state, 0, "market/cow")).toEqual({ id: "why.money", n: 1 });
  anna.does({ type: "buy", kind: "duck" });
  expect(telling.whyNot?.(table.state, 0, "farm/a1")).toEqual({ id: "why.full", n: 4 });
  expect(telling.whyNot?.(table.state, 0, "market/duck")).toEqual({ id: "why.not-buying" });
});
