import { expect, test } from "vitest";
import { Match } from "../../../table/match.ts";
import { GOODS, LANDS } from "../data.ts";
import { game } from "../index.ts";
import { farm, newFarm, optionsWith } from "../testing.ts";

const setup = (seats: number, options = {}) => game.setup(seats, optionsWith(options), game.rulesVersion);
const landCount = (seats: number) => {
  const { land } = setup(seats);
  return Object.fromEntries(LANDS.map((name, i) => [name, land.filter((other) => other === i).length]));
};

test("HF-001: one to six players", () => {
  expect(game.seats).toEqual({ min: 1, max: 6 });
  for (const seats of [0, 7]) expect(() => Match.begin(game, { seats })).toThrow();
});

test("HF-002, HF-003, HF-004, HF-014: everybody starts with 20 $, empty tracks (grain among them) and no animals", () => {
  const { anna, bert } = newFarm(["anna", "bert"]);
  for (const player of [anna, bert]) {
    expect(player.money).toBe(20);
    expect(player.goods).toEqual({ egg: 0, meat: 0, milk: 0, hay: 0, veggie: 0, grain: 0 });
    expect(player.animals).toEqual([]);
  }
});

test("HF-005: there is a track for wool only with sheep", () => {
  expect(setup(1, { sheep: true }).goods[0]).toHaveLength(GOODS.length);
  expect(newFarm(["anna"], { sheep: true }).anna.goods).toHaveProperty("wool", 0);
  expect(newFarm(["anna"]).anna.goods).not.toHaveProperty("wool");
});

test("HF-006, HF-007: one board for all, larger with more players", () => {
  expect([1, 2, 3, 4, 5, 6].map((seats) => setup(seats).land.length)).toEqual([25, 36, 49, 49, 64, 64]);
  expect(landCount(1)).toEqual({ pasture: 8, rough: 12, forest: 4, garden: 1, field: 0 });
  expect(landCount(2)).toEqual({ pasture: 10, rough: 20, forest: 4, garden: 2, field: 0 });
  expect(landCount(3)).toEqual({ pasture: 18, rough: 16, forest: 12, garden: 3, field: 0 });
  expect(landCount(6)).toEqual({ pasture: 20, rough: 28, forest: 12, garden: 4, field: 0 });
});

test("HF-008, HF-046: four animals fit on a square, three on the small board, whoever owns them", () => {
  const { bert } = farm({ anna: { animals: ["4 duck a1"] }, bert: {} }, { farm: "PP", step: "buying" });
  const { anna } = farm({ anna: { animals: ["3 duck a1"] } }, { step: "buying" });
  expect(bert.isAsked).toBe(false);
  anna.does({ type: "buy", kind: "duck" });
  expect(anna.may({ type: "place", square: "a1" })).toBe(false);
  expect(anna.may({ type: "place", square: "b1" })).toBe(true);
});

test("HF-009, HF-010, HF-011, HF-012, HF-013: food and bugs lie on the land, and there are no fields", () => {
  const { table } = newFarm(["anna", "bert"]);
  expect(table.on("c2")).toMatchObject({ land: "pasture", food: 5, bugs: 0 });
  expect(table.on("b1")).toMatchObject({ land: "rough", food: 1, bugs: 3 });
  expect(table.on("a1")).toMatchObject({ land: "forest", food: 2, bugs: 6 });
  expect(table.on("c4")).toMatchObject({ land: "garden", food: 3, bugs: 0 });
  expect(landCount(2).field).toBe(0);
});

test("HF-015: the supply grows with the players and never lies below the highest threshold", () => {
  expect(setup(4).supply).toEqual([60, 50, 50, 40, 40, 25, 9]);
  expect(setup(1).supply).toEqual([24, 24, 26, 22, 26, 12, 4]);
});

test("HF-016: everybody sees everything", () => {
  const state = setup(3, { meepleBag: true });
  for (const viewer of [0, 1, 2, "spectator"] as const) expect(game.view(state, viewer)).toEqual(state);
});

test("HF-017: with the bag all animals are in it before the first draw", () => {
  expect(setup(4, { meepleBag: true }).supply).toEqual(setup(4).supply);
});
