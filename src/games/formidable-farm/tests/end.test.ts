import { describe, expect, test } from "vitest";
import { defaultOptions } from "../../../table/options.ts";
import { fastRandom } from "../../../table/random.ts";
import { game } from "../index.ts";
import { type Before, table } from "../testing.ts";

/** One card away from finishing. */
const nearly = (card: number, crops: Before["crops"]): Before => ({ hand: [card], crops: crops!, stack: 0 });

describe("the end of the game", () => {
  test("FF-156 with a card left in the stack a seat has not finished", () => {
    const { anna, bert } = table({ anna: { hand: [5], crops: { cucumber: 1 }, stack: 1 }, bert: {} });
    anna.fulfills(5).uses().gets("pig").ends();
    bert.gets("wheat").ends();
    expect(game.result(anna.state)).toBeUndefined();
    expect(anna.isAsked).toBe(true);
  });

  test("FF-157 the round is finished", () => {
    const { anna, bert, cleo } = table({ anna: nearly(5, { cucumber: 1 }), bert: {}, cleo: {} });
    anna.fulfills(5).uses().gets("pig").ends();
    bert.gets("wheat").ends();
    expect(cleo.isAsked).toBe(true);
    cleo.gets("tomato").ends();
    expect(game.actors(anna.state)).toEqual([]);
    expect(game.result(anna.state)?.places).toEqual([1, 2, 2]);
  });

  test("FF-157 if the last seat of the round finishes, the game is over at once", () => {
    const { anna, bert } = table({ anna: {}, bert: nearly(5, { cucumber: 1 }) });
    anna.gets("pig").ends();
    bert.fulfills(5).uses().gets("wheat").ends();
    expect(game.result(anna.state)?.places).toEqual([2, 1]);
  });

  test("FF-158 FF-161 a single finished seat wins, whatever the others own", () => {
    const { anna, bert } = table({
      anna: nearly(5, { cucumber: 1 }),
      bert: { hand: [6], crops: { pig: 20 }, coins: 30 },
    });
    anna.fulfills(5).uses().gets("pig").ends();
    bert.gets("wheat").ends();
    expect(game.result(anna.state)?.places).toEqual([1, 2]);
  });

  /** Both finish; anna keeps what she gets from the wheat space, bert what he has. */
  function bothFinish(annas: Before["crops"], berts: Before["crops"], coins = 0) {
    const { anna, bert } = table({
      anna: { ...nearly(13, { ...annas, sheep: 1 }), disc: "tomato", coins },
      bert: { ...nearly(14, { ...berts, pig: 1 }), disc: "cucumber" },
    });
    anna.fulfills(13).passes().gets("card").ends();
    bert.fulfills(14).passes().gets("tomato").ends();
    return game.result(anna.state)!;
  }

  test("FF-159 FF-161 several finished seats compare their crops: 1, 2, 2, 3, 3", () => {
    const result = bothFinish({ wheat: 9 }, { cucumber: 1, tomato: 0 }, 12);
    expect(result.scores.map(({ total }) => total)).toEqual([9, 6]);
    expect(result.places).toEqual([1, 2]);
    expect(
      bothFinish({ wheat: 1, cucumber: 1, tomato: 1, pig: 1 }, { sheep: 2 }).scores.map(({ total }) => total),
    ).toEqual([8, 10]);
  });

  test("FF-160 and share the victory if these are equal", () => {
    expect(bothFinish({ wheat: 4 }, {}).places).toEqual([1, 1]);
    expect(bothFinish({ wheat: 5 }, {}).places).toEqual([1, 2]);
  });

  test("a game that nobody finishes ends with the round limit, in shared places", () => {
    const { anna, bert } = table({ anna: { hand: [5] }, bert: {} }, { round: 20, options: { roundLimit: 20 } });
    anna.gets("pig").ends();
    bert.gets("wheat").ends();
    expect(game.result(anna.state)?.places).toEqual([1, 1]);
  });

  test("another turn cannot outlast the round limit", () => {
    const { anna, bert } = table(
      { anna: { hand: [100, 5], crops: { sheep: 1, cucumber: 1 } }, bert: {} },
      { round: 20, turn: 40, options: { roundLimit: 20 } },
    );
    anna.fulfills(100).uses().gets("pig").ends();
    expect(bert.isAsked).toBe(true);
  });

  test("FF-162 a turn always has a way to its end", () => {
    for (let seats = 1; seats <= 4; seats++) {
      const random = fastRandom(`stuck ${seats}`);
      const state = game.setup(seats, defaultOptions(game.options), game.rulesVersion);
      for (;;) {
        const [actor] = game.actors(state);
        if (actor === undefined) break;
        const moves = game.moves(state, actor);
        expect(moves.length).toBeGreaterThan(0);
        game.play(state, actor, moves[random.below(moves.length)]!);
      }
      expect(game.result(state)?.places).toHaveLength(seats);
    }
  });
});
