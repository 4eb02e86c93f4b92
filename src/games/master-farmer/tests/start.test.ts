import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { Match } from "../../../table/match.ts";
import { defaultOptions } from "../../../table/options.ts";
import { game } from "../index.ts";
import type { Move } from "../state.ts";
import { newTable, type Player, table } from "../testing.ts";
import { NONE, VEGETABLES } from "../vegetables.ts";

const typesOf = (moves: readonly Move[]) => [...new Set(moves.map((move) => move.type))];

test("MF-007 One to four can play", () => {
  for (const seats of [1, 2, 3, 4]) expect(Match.begin(game, { seats }).seats).toBe(seats);
  for (const seats of [0, 5]) expect(() => Match.begin(game, { seats })).toThrow();
});

test("MF-008 Before the first draw each player names a vegetable, clockwise", () => {
  const { anna, bert, cleo } = newTable(["anna", "bert", "cleo"]);
  const named: string[] = [];
  for (const [who, vegetable] of [
    [anna, "corn"],
    [bert, "carrot"],
    [cleo, "lettuce"],
  ] as const) {
    expect(typesOf(who.moves)).toEqual(["name"]);
    who.names(vegetable);
    named.push(who.collects!);
  }
  expect(named).toEqual(["corn", "carrot", "lettuce"]);
  expect(game.actors(anna.state)).toEqual([CHANCE]);
  expect(typesOf(game.moves(anna.state, CHANCE))).toEqual(["draw"]);
});

test("MF-009 A vegetable that somebody collects is not offered to others", () => {
  const { anna, bert, cleo } = newTable(["anna", "bert", "cleo"]);
  expect(anna.choices("name")).toEqual(VEGETABLES);
  anna.names("tomato");
  expect(bert.choices("name")).toEqual(["carrot", "corn", "eggplant", "pumpkin", "lettuce"]);
  bert.names("lettuce");
  expect(cleo.choices("name")).toEqual(["carrot", "corn", "eggplant", "pumpkin"]);
});

test("MF-010 Everyone knows who collects what", () => {
  const { anna } = table({ anna: "corn", bert: "carrot" });
  for (const viewer of [0, 1, "spectator"] as const)
    expect(game.view(anna.state, viewer).collects).toEqual(anna.state.collects);
});

test("MF-011 A vegetable once named stays", () => {
  const { anna, bert } = newTable(["anna", "bert"]);
  anna.names("corn");
  bert.names("carrot");
  playOn([anna, bert], (who) => {
    expect(typesOf(who.moves)).toEqual(["place"]);
    expect([anna.collects, bert.collects]).toEqual(["corn", "carrot"]);
  });
});

const withFirstCube = { chooseVegetable: "with-first-cube" } as const;

test("MF-012 With the first cube: after placing it, a player names any vegetable that is still free", () => {
  const { anna, bert } = newTable(["anna", "bert", "cleo"], withFirstCube);
  anna.draws(["carrot"]).places("carrot", "e5");
  expect(anna.choices("name")).toEqual(VEGETABLES);
  anna.names("tomato");
  bert.draws(["carrot"]).places("carrot", "f5");
  expect(bert.choices("name")).toEqual(["carrot", "corn", "eggplant", "pumpkin", "lettuce"]);
});

test("MF-012 With the first cube: only vegetables already named are protected", () => {
  for (const [named, cells] of [
    ["corn", ["e4", "f4", "d5", "g5", "e6", "f6"]],
    ["carrot", []],
  ] as const) {
    const { anna, bert, cleo } = newTable(["anna", "bert", "cleo"], withFirstCube);
    anna.draws(["carrot"]).places("carrot", "e5").names("tomato");
    bert.draws(["carrot"]).places("carrot", "f5").names(named);
    expect(cleo.draws(["carrot", "pumpkin"]).cellsFor("pumpkin")).toEqual(cells);
  }
});

test("MF-012 A player whose first cube fits nowhere names a vegetable with a later one", () => {
  const { anna, bert, cleo } = newTable(["anna", "bert", "cleo"], withFirstCube);
  anna.draws(["carrot"]).places("carrot", "e5").names("carrot");
  bert.draws(["carrot", "tomato"]).places("carrot", "e6").names("tomato");
  cleo.draws(["lettuce"], ["carrot"]);
  expect(cleo.collects).toBeUndefined();
  expect(cleo.state.aside).toHaveLength(1);
  anna.draws(["carrot", "pumpkin"]).places("carrot", "e4");
  expect(game.actors(anna.state)).toEqual([CHANCE]);
});

test("MF-013 The first seat begins, or whom the lot names", () => {
  const agreed = newTable(["anna", "bert"]);
  expect(game.actors(agreed.anna.state)).toEqual([0]);
  for (const seat of [0, 1, 2]) {
    const { anna } = newTable(["anna", "bert", "cleo"], { begins: "by-lot" });
    const { state } = anna;
    expect(game.actors(state)).toEqual([CHANCE]);
    expect(game.moves(state, CHANCE)).toEqual([0, 1, 2].map((seat) => ({ type: "begin", seat })));
    game.play(state, CHANCE, { type: "begin", seat });
    const order: number[] = [];
    while (state.collects.includes(NONE)) {
      const [seat] = game.actors(state);
      order.push(seat!);
      game.play(state, seat!, game.moves(state, seat!)[0]!);
    }
    expect(order).toEqual([seat, (seat + 1) % 3, (seat + 2) % 3]);
    game.play(state, CHANCE, game.moves(state, CHANCE)[0]!);
    expect(game.actors(state)).toEqual([seat]);
  }
});

test("MF-013 Alone there is no lot", () => {
  const state = game.setup(1, { ...defaultOptions(game.options), begins: "by-lot" }, 1);
  expect(typesOf(game.moves(state, CHANCE))).toEqual(["draw"]);
});

test("MF-014 The players take turns clockwise, one cube each", () => {
  const { anna, bert, cleo } = table({ anna: "carrot", bert: "tomato", cleo: "corn" });
  const order: Player[] = [];
  playOn([anna, bert, cleo], (who) => order.push(who), 9);
  expect(order).toEqual([anna, bert, cleo, anna, bert, cleo, anna, bert, cleo]);
});

/** Plays the first move each time, the first cube of the bag, until the end or so many placements. */
function playOn(players: readonly Player[], before: (who: Player) => void, turns = Number.POSITIVE_INFINITY): void {
  const { state } = players[0]!;
  for (let i = 0; i < turns && game.actors(state).length > 0; i++) {
    game.play(state, CHANCE, game.moves(state, CHANCE)[0]!);
    const who = players.find(({ moves }) => moves.length > 0);
    if (who === undefined) continue;
    before(who);
    game.play(state, players.indexOf(who), who.moves[0]!);
  }
}
