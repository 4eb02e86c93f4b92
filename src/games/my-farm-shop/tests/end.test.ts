import { expect, test } from "vitest";
import { Match } from "../../../table/match.ts";
import { fastRandom } from "../../../table/random.ts";
import { game } from "../index.ts";
import { type Has, randomGame, table } from "../testing.ts";

const EMPTY = [0, 0, 0, 0, 0, 0];
const places = (...farms: Has[]) => {
  const names = ["anna", "bert", "chris", "dora"].slice(0, farms.length);
  const players = table(Object.fromEntries(names.map((name, i) => [name, farms[i]!])), { final: true });
  for (const name of names) players[name]!.passes();
  return game.result(players.anna!.state)!;
};

test("The game ends when a stall cannot be refilled, not when the deck is empty (FS-148, FS-152)", () => {
  const { anna, bert } = table({ anna: { bags: 0 }, bert: { bags: 0 } }, { deck: [0, 0, 0, 0, 0, 1] });
  anna.rolls(1, 2, 3).takes(1).places(2).passes();
  bert.passes();
  anna.draws("field-58");
  expect(anna.state).toMatchObject({ deck: EMPTY, final: false });
  bert.rolls(1, 2, 3).takes(1).places(5).activates(5);
  anna.activates(5);
  expect(anna.state).toMatchObject({ final: true, turn: 2 });
  expect([anna.isAsked, bert.isAsked]).toEqual([true, true]);
});

test("There are 28, 33 or 40 turns, equally many for all (FS-149, FS-150, FS-151)", () => {
  for (const [seats, turns, first6] of [
    [2, 28, 27],
    [3, 33, 31],
    [4, 40, 37],
  ] as const) {
    const taken = new Array(seats).fill(0);
    let seen = 0;
    const state = randomGame(seats, {}, fastRandom(`turns/${seats}`), (state, seat, { type }) => {
      if (type === "takeCard") taken[seat]++;
      if (
        seen === 0 &&
        type === "takeCard" &&
        state.deck.slice(0, 5).every((n) => n === 0) &&
        state.deck[5]! < [0, 0, 2, 3, 4][seats]!
      )
        seen = state.turn;
    });
    expect(state.turn).toBe(turns);
    expect(taken).toEqual(new Array(seats).fill(turns / seats));
    expect(seen).toBe(first6);
    expect((turns - 1) % seats).not.toBe(0);
  }
});

test("At the end each player may activate any field, without dice and bags, or pass (FS-153, FS-154, FS-157)", () => {
  const { anna, bert } = table({ anna: { bags: 1, goods: { wool: 2 } }, bert: {} }, { final: true });
  expect(anna.fields("activate")).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  anna.activates(7);
  expect([anna.coins, anna.bags, anna.isAsked]).toEqual([2, 1, false]);
  bert.passes();
  expect(game.actors(anna.state)).toEqual([]);
});

test("A field whose cost has bags takes them in the final activation too (FS-154)", () => {
  const { anna } = table({ anna: { bags: 2, cards: { 5: "field-57" } }, bert: {} }, { final: true });
  expect(anna.activates(5).pays("honey", "egg")).toMatchObject({ bags: 0, coins: 11 });
});

test("Arrows, areas, 1x cards and sunflowers work as always (FS-155)", () => {
  const { anna, bert } = table(
    { anna: { cards: { 9: "field-20", 4: "field-27" }, sunflowers: { 4: 1 } }, bert: { cards: { 5: "field-12" } } },
    { final: true },
  );
  expect(anna.activates(9).follows(4).choosesArea(1).coins).toBe(7);
  expect(bert.activates(5).cardOn(5)).toBeNull();
});

test("The order of the final activation does not matter (FS-156)", () => {
  const end = (order: readonly ("anna" | "bert")[]) => {
    const players = table({ anna: {}, bert: {} }, { final: true });
    for (const name of order) players[name].activates(7).pays("egg");
    return players.anna.state;
  };
  expect(end(["anna", "bert"])).toEqual(end(["bert", "anna"]));
});

test("Most coins win, and nothing else is worth coins (FS-158, FS-159)", () => {
  const { places: ranks, scores } = places(
    { coins: 5, goods: { egg: 16 }, bags: 9, sunflowers: { 5: 2 } },
    { coins: 6, goods: {} },
  );
  expect([ranks, scores.map(({ total }) => total)]).toEqual([
    [2, 1],
    [5, 6],
  ]);
});

test("A tie is settled by goods and bags together, for every place (FS-160, FS-161)", () => {
  expect(places({ coins: 7, goods: { egg: 4 }, bags: 0 }, { coins: 7, goods: { egg: 3 }, bags: 2 }).places).toEqual([
    2, 1,
  ]);
  expect(
    places({ coins: 9 }, { coins: 7, goods: { egg: 4 }, bags: 0 }, { coins: 7, goods: { egg: 3 }, bags: 2 }).places,
  ).toEqual([1, 3, 2]);
});

test("What is still tied is shared; sunflowers do not count (FS-162, FS-163)", () => {
  expect(places({ coins: 80, sunflowers: { 5: 2 } }, { coins: 80 }, { coins: 70 }).places).toEqual([1, 1, 3]);
});

test("A hundred coins do not end the game (FS-164)", () => {
  const { anna, bert } = table({ anna: { coins: 99, cards: { 5: "field-07" } }, bert: {} }, { dice: [2, 3] });
  anna.activates(5);
  bert.passes();
  expect([anna.coins, game.result(anna.state)]).toEqual([100, undefined]);
  expect(game.actors(anna.state)).not.toEqual([]);
});

test("After the end nothing can be done (FS-165)", () => {
  const match = Match.begin(game, { seats: 2, seed: "00112233445566778899aabbccddeeff" });
  while (!match.isOver) {
    const seat = match.actors()[0]!;
    match.submit(seat, match.offer(seat).moves[0]!);
  }
  expect(match.submit(0, { type: "pass" }).reason).toEqual({ id: "over" });
  expect(game.asides!(match.state, 0)).toEqual([]);
});
