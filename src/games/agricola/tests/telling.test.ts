import { expect, test } from "vitest";
import { game } from "../index.ts";
import { telling } from "../telling.ts";
import { table } from "../testing.ts";

test("A space somebody stands on says who is there", () => {
  const { anna, bert } = table({ anna: {}, bert: { atHome: 1 } });
  anna.uses("day-laborer");
  expect(telling.whyNot?.(bert.state, bert.seat, "space/day-laborer")).toEqual({ id: "why.taken", seat: anna.seat });
});

test("Farm Expansion says what a room lacks, and what a stable", () => {
  const { anna } = table({ anna: { goods: { wood: 1, reed: 2 } }, bert: {} });
  expect(telling.whyNot?.(anna.state, anna.seat, "space/farm-expansion")).toEqual({
    id: "why.room-or-stable",
    room: [{ id: "amount", n: 4, good: "wood" }],
    stable: [{ id: "amount", n: 1, good: "wood" }],
  });
});

test("A wish for children says that there is no room", () => {
  const { anna } = table({ anna: {}, bert: {} });
  expect(telling.whyNot?.(anna.state, anna.seat, "space/basic-wish-for-children")).toEqual({ id: "why.no-room" });
});

test("An improvement says who has built it, or what it lacks", () => {
  const { anna, bert } = table({ anna: { goods: { clay: 4 } }, bert: { plays: ["well"] } });
  anna.uses("major-improvement");
  expect(telling.whyNot?.(anna.state, anna.seat, "major/well")).toEqual({ id: "why.built", seat: bert.seat });
  expect(telling.whyNot?.(anna.state, anna.seat, "major/joinery")).toEqual({
    id: "why.missing",
    goods: [
      { id: "amount", n: 2, good: "wood" },
      { id: "amount", n: 2, good: "stone" },
    ],
  });
});

test("The round is told with the harvest it leads to", () => {
  const { anna } = table({ anna: {}, bert: {} }, { round: 3 });
  expect(telling.when?.(anna.state)).toEqual({ id: "when.round", n: 3, all: 14, harvest: 4 });
});

test("What others own is chosen in words, for only what is one's own lies where it can be pointed at", () => {
  const { anna } = table({ anna: {}, bert: { goods: { boar: 1 } } }, { options: { sideDecks: ["legen-dairy"] } });
  const place = (of: number) => game.describe(anna.state, 0, { type: "sacrifice", of, animal: "boar" }).at;
  expect([place(0), place(1)]).toEqual([["good/0/boar"], undefined]);
  expect(game.describe(anna.state, 0, { type: "dismiss", of: 1, card: "A116" }).at).toBeUndefined();
});

test("A harvest in which no newborn animal stays is told as such", () => {
  const { anna } = table({ anna: {}, bert: {} });
  expect(game.describe(anna.state, 0, { type: "breed", animals: [] }).text).toEqual({ id: "move.breed.none" });
});
