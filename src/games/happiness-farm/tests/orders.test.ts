import { expect, test } from "vitest";
import { Match } from "../../../table/match.ts";
import { savePosition } from "../../../table/match-file.ts";
import { defaultOptions } from "../../../table/options.ts";
import { game } from "../index.ts";
import { type Order, orders } from "../orders.ts";
import { addAnimal } from "../rules/herd.ts";
import { agendaRules } from "../rules/index.ts";
import type { State } from "../state.ts";
import { farm, optionsWith } from "../testing.ts";

const order = (given: Partial<Order> = {}): Order => ({ ...defaultOptions(orders.described), ...given });

/** What the order answers to the seat that is asked. */
const answer = (state: State, given: Partial<Order> = {}) => orders.answer(state, game.actors(state)[0]!, order(given));

test("HF-171: birds eat bugs first, from the square with most", () => {
  const { anna, table } = farm(
    { anna: { animals: ["duck b1"] } },
    { farm: "RGR", bugs: { a1: 2, c1: 5 }, step: "hungering" },
  );
  anna.feeds("duck", "b1");
  expect(answer(table.state)).toEqual({ type: "eat", food: "bug", square: "c1", count: 3 });
  expect(answer(table.state, { bugEaters: "plants" })).toEqual({ type: "eat", food: "veggie", square: "b1", count: 3 });
});

test("HF-171: grazers eat grass before veggies and grain", () => {
  const { anna, table } = farm(
    { anna: { animals: ["cow b1"] } },
    { farm: "GPD", food: { b1: 1, c1: 4 }, step: "hungering" },
  );
  anna.feeds("cow", "b1");
  expect(answer(table.state)).toMatchObject({ food: "grass" });
  expect(answer(table.state, { grazers: "veggies" })).toMatchObject({ food: "grain", count: 4 });
});

test("HF-171: in a tie they go to the square with most food, or fewest bugs, or ask", () => {
  const { anna, table } = farm(
    { anna: { animals: ["goose c1"] } },
    { farm: "PRRRP", food: { a1: 3 }, bugs: { e1: 9 }, step: "hungering" },
  );
  anna.feeds("goose", "c1");
  expect(answer(table.state)).toEqual({ type: "roam", square: "d1" });
  expect(answer(table.state, { tie: "fewest-bugs" })).toEqual({ type: "roam", square: "b1" });
  expect(answer(table.state, { tie: "ask" })).toBeUndefined();
});

test("HF-171: stored goods are used only to complete a meal", () => {
  const at = (hay: number, grass: number) => {
    const { anna, table } = farm(
      { anna: { goods: { hay }, animals: ["goose a1"] } },
      { farm: "P", food: { a1: grass }, step: "hungering" },
    );
    anna.feeds("goose", "a1");
    return table.state;
  };
  expect(answer(at(3, 0))).toEqual({ type: "eatStored", good: "hay", count: 3 });
  expect(answer(at(2, 0))).toEqual({ type: "stayHungry" });
  expect(answer(at(2, 1))).toMatchObject({ type: "eat" });
  expect(answer(at(3, 3), { stored: "always" })).toMatchObject({ type: "eatStored" });
  expect(answer(at(1, 3), { stored: "always" })).toEqual({ type: "eatStored", good: "hay", count: 1 });
  expect(answer(at(2, 0), { stored: "always" })).toEqual({ type: "eatStored", good: "hay", count: 2 });
  expect(answer(at(3, 0), { stored: "never" })).toEqual({ type: "stayHungry" });
  expect(answer(at(3, 0), { stored: "ask" })).toBeUndefined();
});

test("Kinds that are fed by hand wait until the others are done", () => {
  const { anna, table } = farm({ anna: { animals: ["goose a1", "cow a1"] } }, { farm: "PP", step: "hungering" });
  expect(answer(table.state, { byHand: ["goose"] })).toEqual({ type: "feed", kind: "cow", square: "a1" });
  anna.feeds("cow", "a1");
  expect(answer(table.state, { byHand: ["cow"] })).toBeUndefined();
  anna.eats("grass", "a1", 4);
  expect(answer(table.state, { byHand: ["goose"] })).toBeUndefined();
});

test("An order sells goods and passes steps", () => {
  const { table } = farm({ anna: { goods: { egg: 7, milk: 1 } } });
  expect(answer(table.state)).toBeUndefined();
  expect(answer(table.state, { sells: ["egg"] })).toEqual({ type: "sell", good: "egg", count: 7 });
  expect(answer(table.state, { passes: ["sell"] })).toEqual({ type: "pass" });
});

test("Effort goes where least is missing", () => {
  const { table } = farm(
    { anna: { animals: ["goat b1"] } },
    { farm: "RPR", food: { b1: 4 }, bugs: { a1: 0, c1: 0 }, effort: { c1: 1 }, step: "hungering" },
  );
  table.goesOnTo("effort");
  expect(answer(table.state)).toEqual({ type: "effort", square: "c1" });
  expect(answer(table.state, { effort: "ask" })).toBeUndefined();
});

/** A match whose farm is full of animals of all seats, at the beginning of a feeding. */
function crowdedMatch(seats: number, each: number): Match<State> {
  const state = game.setup(seats, optionsWith(), game.rulesVersion);
  const kinds = [0, 1, 2, 3, 4, 5, 0, 1, 2];
  for (let i = 0; i < seats * each; i++) {
    const kind = kinds[i % kinds.length]!;
    addAnimal(state, i % seats, kind, i % state.land.length);
    state.supply[kind]!--;
  }
  for (const goods of state.goods) goods.fill(6);
  state.money.fill(0);
  const after = ["round", "reclaiming", "replenishing", "butchering", "swarming", "producing"] as const;
  state.agenda = [...after.map((kind) => ({ kind })), { kind: "feeding", turn: 0 }];
  state.herd.waits.fill(1);
  state.scraps.fill(1);
  agendaRules.settle(state);
  const file = Match.begin(game, { seats }).wholeFile();
  const match = Match.open(game, { ...file, log: [], start: savePosition({ ...state, agenda: state.agenda }) });
  return match as unknown as Match<State>;
}

test("A feeding of six seats with 40 animals each under orders is done at once, in under 100 ms", () => {
  const feedAll = () => {
    const match = crowdedMatch(6, 40);
    const began = process.cpuUsage();
    for (let seat = 0; seat < 6; seat++) expect(match.setOrder(seat, {}).reason).toBeUndefined();
    const { user, system } = process.cpuUsage(began);
    expect(match.state.herd.waits.every((waits) => waits === 0)).toBe(true);
    return (user + system) / 1000;
  };
  const times = Array.from({ length: 5 }, feedAll);
  expect(Math.min(...times)).toBeLessThan(100);
});
