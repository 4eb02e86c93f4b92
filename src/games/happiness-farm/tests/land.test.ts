import { expect, test } from "vitest";
import { farm, type Setting } from "../testing.ts";

const grown = (setting: Setting, names = ["anna"]) =>
  farm(Object.fromEntries(names.map((name) => [name, {}])), { step: "replenishing", ...setting }).table.state.food;

test("HF-139: pasture grows 3 grass, at most 5", () => {
  expect(grown({ farm: "PPP", food: { a1: 0, b1: 3, c1: 5 } })).toEqual([3, 5, 5]);
});

test("HF-140, HF-141: a garden grows 2 veggies up to 3, a field 1 grain up to 4", () => {
  expect(grown({ farm: "GGDD", food: { a1: 0, b1: 2, c1: 0, d1: 4 } })).toEqual([2, 3, 1, 4]);
});

test("HF-142, HF-143: rough grows 1 veggie up to 1, forest 2 grass up to 2", () => {
  expect(grown({ farm: "RRFF", food: { a1: 0, b1: 1, c1: 0, d1: 1 } })).toEqual([1, 1, 2, 2]);
});

test("HF-144: once a round, not for each player, unless the switch says so", () => {
  const six = ["a", "b", "c", "d", "e", "f"];
  expect(grown({ farm: "PD", food: { a1: 0, b1: 0 } }, six)).toEqual([3, 1]);
  expect(grown({ farm: "PD", food: { a1: 0, b1: 0 }, options: { replenishment: "per-player" } }, six)).toEqual([5, 4]);
});

test("HF-120: effort does not hinder food", () => {
  expect(grown({ farm: "R", food: { a1: 0 }, effort: { a1: 2 } })).toEqual([1]);
});

test("HF-145, HF-146, HF-147, HF-150: enough effort turns rough into pasture and forest into rough, empty, with their bugs and animals", () => {
  const { table } = farm(
    { anna: { animals: ["horse b1"] } },
    { farm: "RF", effort: { a1: 3, b1: 3 }, step: "replenishing" },
  );
  expect(table.on("a1")).toMatchObject({ land: "pasture", food: 0, bugs: 3, effort: 0 });
  expect(table.on("b1")).toMatchObject({ land: "rough", food: 0, bugs: 6, effort: 0, animals: ["horse b1"] });
  table.goesOnToNextRound();
  expect(table.on("a1").food).toBe(3);
  expect(table.on("b1").food).toBe(1);
});

test("HF-148: forest needs three effort to become rough and three more to become pasture", () => {
  const { anna, table } = farm({ anna: {} }, { farm: "F", effort: { a1: 2 }, step: "farming" });
  anna.works("a1");
  for (const effort of [1, 2]) {
    expect(table.on("a1").land).toBe("rough");
    table.goesOnTo("farmer");
    anna.works("a1");
    expect(table.on("a1").effort).toBe(effort);
  }
  table.goesOnTo("farmer");
  anna.works("a1");
  expect(table.on("a1")).toMatchObject({ land: "pasture", effort: 0 });
});

test("HF-149: effort of farmers and animals adds up, whoever made it", () => {
  const { anna, bert, table } = farm(
    { anna: { money: 0 }, bert: { money: 0, goods: { hay: 5 }, animals: ["goat b1"] } },
    {
      farm: "RG",
      effort: { a1: 1 },
      bugs: { a1: 0 },
      food: { b1: 0 },
      step: "farming",
      options: { tables: { scraps: 0 } },
    },
  );
  anna.works("a1");
  bert.passes().feeds("goat", "b1").eats("veggie", "a1").eatsStored("hay", 5).does({ type: "effort", square: "a1" });
  table.goesOnToNextRound();
  expect(table.on("a1").land).toBe("pasture");
});
