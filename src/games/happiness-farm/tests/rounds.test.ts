import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { game } from "../index.ts";
import { farm, newFarm } from "../testing.ts";

test("HF-018, HF-023, HF-151: the game is over after the last step of round 12, also alone", () => {
  const { table } = newFarm(["anna"]);
  const rounds = [table.state.round];
  while (!table.isOver) {
    table.goesOnToNextRound();
    if (!table.isOver) rounds.push(table.state.round);
  }
  expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(game.result(table.state)?.places).toEqual([1]);
});

test("HF-019: selling, buying, farmer, feeding, producing, bugs, butchering, breeding, food, land", () => {
  const { anna, table } = farm(
    { anna: { money: 20, goods: { egg: 1 }, animals: ["2 goose a1 fed"] } },
    { farm: "PPP/PRP", bugs: { b2: 0 }, effort: { b2: 3 }, options: { breeding: true } },
  );
  expect(table.asked).toBe("sell");
  anna.passes();
  expect(table.asked).toBe("buy");
  anna.passes();
  expect(table.asked).toBe("farmer");
  anna.passes();
  expect(table.asked).toBe("feed");
  anna.feeds("goose", "a1");
  expect(anna.goods.egg).toBe(1);
  anna.eats("grass", "a1", 3).feeds("goose", "a1").eats("grass", "b1", 3);
  expect(table.asked).toBe("butcher");
  expect(anna.goods.egg).toBe(7);
  expect(table.on("a1").bugs).toBe(2);
  anna.passes();
  expect(table.asked).toBe("breed");
  expect(table.on("a1").food).toBe(2);
  anna.passes();
  expect(table.state.round).toBe(2);
  expect(table.on("a1").food).toBe(5);
  expect(table.on("b2")).toMatchObject({ land: "pasture", food: 0 });
});

test("HF-020, HF-021: all players finish a step, in player order, before the next begins", () => {
  const { anna, bert, table } = farm({ anna: { goods: { egg: 2 } }, bert: { goods: { egg: 1 } } });
  expect(anna.isAsked).toBe(true);
  anna.sells("egg").passes();
  expect(bert.isAsked).toBe(true);
  expect(table.asked).toBe("sell");
  bert.passes();
  expect(table.asked).toBe("buy");
  expect(anna.isAsked).toBe(true);
});

test("HF-022: the first seat begins, then the next one", () => {
  const { table } = newFarm(["anna", "bert", "carl"]);
  const starts = [table.actor];
  for (let i = 0; i < 3; i++) starts.push(table.goesOnToNextRound().goesOnTo("buy").actor);
  expect(starts).toEqual([0, 1, 2, 0]);
});

test("The start player stays with the switch", () => {
  const { table } = newFarm(["anna", "bert"], { startPlayer: "stays" });
  expect(table.goesOnToNextRound().goesOnTo("buy").actor).toBe(0);
});

test("HF-169: without the bag nothing is left to chance", () => {
  const { table } = newFarm(["anna", "bert"]);
  for (let round = 0; round < 3; round++) {
    expect(table.actor).not.toBe(CHANCE);
    table.goesOnToNextRound();
  }
});
