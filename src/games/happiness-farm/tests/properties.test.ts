import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { randomOptions } from "../../../table/options.ts";
import { fastRandom, pick, pickWeighted, type Random } from "../../../table/random.ts";
import { GOODS } from "../data.ts";
import { game } from "../index.ts";
import type { Options } from "../options.ts";
import type { Move, State } from "../state.ts";
import { tables } from "../tables.ts";

const sum = (row: readonly number[]) => row.reduce((a, b) => a + b, 0);

function step(state: State, random: Random): Move {
  const seat = game.actors(state)[0]!;
  const moves = game.moves(state, seat);
  expect(moves.length).toBeGreaterThan(0);
  const move =
    seat === CHANCE
      ? moves[
          pickWeighted(
            moves.map((m) => game.weight!(state, m)),
            random,
          )
        ]!
      : pick(moves, random);
  game.play(state, seat, move);
  return move;
}

/** Meeples of each kind, wherever they are. */
function meeples(state: State): readonly number[] {
  return state.supply.map(
    (count, kind) => count + state.market[kind]! + state.herd.kind.filter((other) => other === kind).length,
  );
}

function expectPossible(state: State): void {
  const { board, most, effortNeeded, capacity } = tables(state);
  for (const row of [
    state.money,
    state.due,
    state.scraps,
    state.food,
    state.bugs,
    state.effort,
    state.supply,
    state.market,
  ])
    expect(Math.min(...row)).toBeGreaterThanOrEqual(0);
  for (const goods of state.goods) expect(Math.min(...goods)).toBeGreaterThanOrEqual(0);
  for (let square = 0; square < state.land.length; square++) {
    expect(state.food[square]).toBeLessThanOrEqual(most[state.land[square]!]!);
    expect(state.effort[square]).toBeLessThanOrEqual(Math.max(0, effortNeeded[state.land[square]!]!));
    expect(state.herd.square.filter((other) => other === square).length).toBeLessThanOrEqual(board.places);
  }
  for (const [animal, kind] of state.herd.kind.entries())
    expect(state.herd.eaten[animal]).toBeLessThanOrEqual(capacity[kind]!);
}

test("HF-167, HF-168: random games with all switches end, nobody is stuck, nothing is negative, places hold", () => {
  for (let i = 0; i < 24; i++) {
    const random = fastRandom(`options ${i}`);
    const state = game.setup(1 + (i % 6), randomOptions(game.options, random) as Options, game.rulesVersion);
    for (let n = 0; state.agenda.length > 0; n++) {
      step(state, random);
      if (n % 50 === 0) expectPossible(state);
    }
    expect(game.result(state)?.places).toHaveLength(state.seats);
  }
});

test("HF-168: meeples are never lost or made", () => {
  for (const meepleBag of [false, true]) {
    const random = fastRandom(`meeples ${meepleBag}`);
    const options = { ...randomOptions(game.options, random), meepleBag, limitedSupply: true } as Options;
    const state = game.setup(4, options, game.rulesVersion);
    const atStart = meeples(state);
    let pending = 0;
    while (state.agenda.length > 0) {
      const move = step(state, random);
      pending = move.type === "buy" ? 1 : 0;
      expect(sum(meeples(state)) + pending).toBe(sum(atStart));
    }
    expect(meeples(state)).toEqual(atStart);
  }
});

test("Money changes hands only by selling and buying, at the prices", () => {
  const random = fastRandom("money");
  const options = randomOptions(game.options, random) as Options;
  const state = game.setup(3, options, game.rulesVersion);
  const { buy, sell, price, numbers } = tables(state);
  let expected = 3 * numbers.start.money;
  while (state.agenda.length > 0) {
    const animals = [...state.herd.kind];
    const move = step(state, random);
    if (move.type === "sell") expected += move.count * price[GOODS.indexOf(move.good)]!;
    if (move.type === "buy") expected -= buy[tables(state).offers.buy.indexOf(move)]!;
    if (move.type === "sellAnimal") expected += sell[missing(animals, state.herd.kind)]!;
    expect(sum(state.money) + sum(state.due)).toBe(expected);
  }
});

/** The kind that was there before and is not now. */
const missing = (before: readonly number[], now: readonly number[]): number =>
  before.find((kind) => before.filter((k) => k === kind).length > now.filter((k) => k === kind).length) ?? -1;

test("What animals eat is what leaves the farm and the boards", () => {
  const random = fastRandom("tokens");
  const state = game.setup(3, randomOptions(game.options, random) as Options, game.rulesVersion);
  const stock = () =>
    sum(state.food) + sum(state.bugs) + sum(state.scraps) + sum(state.goods.map(sum)) + sum(state.herd.eaten);
  let before = stock();
  while (state.agenda.length > 0) {
    const isFeeding = ["feed", "meal", "gift"].includes(state.agenda.at(-1)!.kind);
    step(state, random);
    const isStillFeeding = ["feed", "meal", "gift"].includes(state.agenda.at(-1)?.kind ?? "");
    if (isFeeding && isStillFeeding) expect(stock()).toBe(before);
    before = stock();
  }
});

test("HF-169: a log replays to the same end", () => {
  const random = fastRandom("replay");
  const options = { ...randomOptions(game.options, random), meepleBag: true } as Options;
  const state = game.setup(2, options, game.rulesVersion);
  const log: { seat: number; move: Move }[] = [];
  while (state.agenda.length > 0) {
    const seat = game.actors(state)[0]!;
    log.push({ seat, move: step(state, random) });
  }
  const again = game.setup(2, options, game.rulesVersion);
  for (const { seat, move } of log) game.play(again, seat, structuredClone(move));
  expect(again).toEqual(state);
});
