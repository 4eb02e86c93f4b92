import { expect, test } from "vitest";
import { clone } from "../../../table/clone.ts";
import { CHANCE } from "../../../table/game.ts";
import { evaluation } from "../bot.ts";
import { game } from "../index.ts";
import { table } from "../testing.ts";

const value = ({ state, seat }: { state: Parameters<typeof evaluation.value>[0]; seat: number }) =>
  evaluation.value(state, seat);

test("When nothing is left to do, a farm is worth what it scores", () => {
  const { anna } = table({ anna: { atHome: 1, goods: { wood: 9, sheep: 1 } }, bert: {} });
  anna.uses("forest");
  expect(game.actors(anna.state)).toEqual([]);
  expect(value(anna)).toBeCloseTo(anna.points, 1);
});

test("Food that the next harvest lacks presses the more, the nearer it is", () => {
  const worth = (round: number, food: number) =>
    value(table({ anna: { atHome: 1, goods: { food } }, bert: {} }, { round }).anna);
  expect(worth(4, 4) - worth(4, 0)).toBeGreaterThan(worth(1, 4) - worth(1, 0));
});

test("Of rooms, fields, stables and pastures bots look at few sites, but never at none", () => {
  const { anna } = table({ anna: { goods: { wood: 20, reed: 4 } }, bert: {} });
  const few = () => evaluation.worthwhile!(anna.state, 0, anna.moves);
  anna.uses("fencing");
  expect(anna.moves.length).toBeGreaterThan(700);
  expect(few().length).toBeGreaterThan(10);
  expect(few().length).toBeLessThan(100);
  expect(anna.moves).toEqual(expect.arrayContaining([...few()]));
  anna.fences("e1").stops().uses("farm-expansion");
  expect(few().map(({ type }) => type)).toEqual(["room", "stable"]);
});

test("Who has fed the family has eaten, though others have not: the harvest no longer lies ahead", () => {
  const { anna } = table(
    { anna: { atHome: 1, goods: { food: 8 } }, bert: { goods: { food: 0, grain: 3 } } },
    { round: 4 },
  );
  anna.uses("forest");
  const fed = clone(anna.state);
  while (game.actors(fed).includes(anna.seat)) game.play(fed, anna.seat, game.moves(fed, anna.seat).at(-1)!);
  expect(game.actors(fed)).not.toEqual([]);
  const later = clone(fed);
  for (let [seat] = game.actors(later); seat !== undefined && seat !== CHANCE; [seat] = game.actors(later))
    game.play(later, seat, game.moves(later, seat).at(-1)!);
  expect(evaluation.value(fed, anna.seat)).toBeCloseTo(evaluation.value(later, anna.seat), 6);
  expect(evaluation.first!.value(fed, anna.seat)).not.toBeCloseTo(evaluation.first!.value(later, anna.seat), 1);
});
