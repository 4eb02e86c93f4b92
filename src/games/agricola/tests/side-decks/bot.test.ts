import { expect, test } from "vitest";
import { greedy } from "../../../../bots/search/greedy.ts";
import { CHANCE } from "../../../../table/game.ts";
import { fastRandom } from "../../../../table/random.ts";
import { evaluation } from "../../bot.ts";
import { game, module } from "../../index.ts";
import type { Move } from "../../moves.ts";
import { optionsWith, type Player, table } from "../../testing.ts";
import { THREE_ROOMS } from "../cards/farms.ts";

const value = ({ state, seat }: Player) => evaluation.value(state, seat);

const options = { sideDecks: ["x"] } as const;

test("Bots count the food that woozles will eat", () => {
  const worth = (food: number, ...plays: readonly "X12"[]) =>
    value(table({ anna: { plays, goods: { food }, atHome: 1 }, bert: {} }, { round: 7, options }).anna);
  expect(worth(7, "X12") - worth(4, "X12")).toBeGreaterThan(worth(7) - worth(4) + 0.3);
});

test("Bots know that whoever stands on a card acts no more, and that a tank is worth an action", () => {
  const rebel = table({ anna: { people: 3, farm: THREE_ROOMS, atHome: 1 }, bert: {} }, { round: 8, options }).anna;
  const before = value(rebel);
  rebel.own.idle = 1;
  expect(value(rebel)).toBeLessThan(before - 2);
  const tanks = table({ anna: { plays: ["X08"], atHome: 1 }, bert: {} }, { round: 8, options }).anna;
  const full = value(tanks);
  tanks.own.onCard.X08 = 0;
  expect(value(tanks)).toBeLessThan(full - 1);
});

test("Bots send other people's pieces where least is to be had, but a partner's where most is", () => {
  const stock = { forest: 9, "clay-pit": 2, "reed-bank": 0, fishing: 7 };
  const setting = { round: 2, stock, options: { sideDecks: ["x"] as const } };
  const directs = ["forest", "clay-pit", "reed-bank"].map((space) => ({ type: "direct", space }) as Move);
  const { anna } = table({ anna: {}, bert: {} }, setting);
  anna.state.agenda.push({ kind: "direct", seat: 0, whom: 1 });
  expect(evaluation.worthwhile!(anna.state, 0, directs)).toEqual([{ type: "direct", space: "reed-bank" }]);
  const { erna } = table(
    { erna: {}, fred: {}, gina: {}, hans: {} },
    { ...setting, options: { ...setting.options, teams: "lower" } },
  );
  erna.state.agenda.push({ kind: "direct", seat: 0, whom: 2 });
  expect(evaluation.worthwhile!(erna.state, 0, directs)).toEqual([{ type: "direct", space: "forest" }]);
});

test("A farm without a house has a value, and more with what a new one costs", () => {
  const worth = (goods: { readonly wood?: number; readonly reed?: number }) => {
    const { anna } = table({ anna: { goods, atHome: 1 }, bert: {} }, { round: 8, options });
    anna.own.rooms = 0;
    return value(anna);
  };
  expect(worth({})).not.toBeNaN();
  expect(worth({ wood: 2, reed: 1 })).toBeGreaterThan(worth({}) + 1);
});

test("Bots play a game with the X deck to its end", () => {
  const random = fastRandom("x deck");
  const bot = greedy({ nodes: 60, finalists: 2, samples: 1 });
  const state = game.setup(2, optionsWith(options), game.rulesVersion);
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const moves = game.moves(state, seat);
    const view = seat === CHANCE ? state : game.view(state, seat);
    const isForced = moves.length === 1 || seat === CHANCE;
    const move = isForced ? moves[random.below(moves.length)]! : bot.choose({ module, view, seat, moves, random });
    game.play(state, seat, move);
  }
  expect(state.sideDecks[0]!.left.length).toBeLessThan(24);
  for (const { total } of game.result(state)!.scores) expect(total).toBeGreaterThan(0);
});
