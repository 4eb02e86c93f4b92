import { expect, test } from "vitest";
import { rollout } from "../../../bots/search/rollout.ts";
import { clone } from "../../../table/clone.ts";
import { CHANCE, type Seat } from "../../../table/game.ts";
import { checkOptions } from "../../../table/options.ts";
import { fastRandom, type Random } from "../../../table/random.ts";
import { takeWorths } from "../bot/take.ts";
import { tuned } from "../income/numbers.ts";
import { game, module } from "../index.ts";
import type { Options } from "../options.ts";
import type { Farm, Move, State } from "../state.ts";
import { again, table } from "../testing.ts";

const { value, plan } = module.evaluation;

const checked = (given: Partial<Options>): Options =>
  (checkOptions(game.options, given) as { options: Options }).options;

/** A game in which some seats plan and the others choose at random. */
function played(seats: number, plans: readonly Seat[], random: Random, given: Partial<Options> = {}): State {
  const state = game.setup(seats, checked(given), game.rulesVersion);
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[0]!;
    const moves = game.moves(state, seat);
    const planned =
      seat !== CHANCE && plans.includes(seat) ? plan!(game.view(state, seat), seat, moves, random) : undefined;
    game.play(state, seat, planned ?? moves[random.below(moves.length)]!);
  }
  return state;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

test("Planned play brings about 68, 73 and 87 coins with two, three and four players (FS-268)", () => {
  for (const [seats, about] of [
    [2, 68],
    [3, 73],
    [4, 87],
  ] as const) {
    const all = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) =>
      played(seats, [0, 1, 2, 3], fastRandom(`plan/${seats}/${i}`)).farms.map(({ coins }) => coins),
    );
    expect(Math.abs(mean(all) - about)).toBeLessThan(12);
  }
});

test("Who plans beats three who choose at random", () => {
  for (let i = 0; i < 8; i++) {
    const { places } = game.result(played(4, [i % 4], fastRandom(`random/${i}`), { farmer: i % 2 > 0, goals: i > 3 }))!;
    expect(places[i % 4]).toBe(1);
  }
});

test("A field that pays is worth its activation, and waste is not", () => {
  const { anna } = table({ anna: { goods: { honey: 3 }, cards: { 5: "field-04" } }, bert: {} }, { dice: [2, 3] });
  const [sold, passed] = [again(anna).activates(5), again(anna).passes()];
  expect(value(sold.state, 0)).toBeGreaterThan(value(passed.state, 0));
  expect(plan!(anna.state, 0, anna.moves, fastRandom("any"))).toEqual({ type: "activate", field: 5 });
});

test("At the end only coins count: the last activation sells", () => {
  const { anna } = table({ anna: { goods: { egg: 4 }, cards: { 5: "field-46" } }, bert: {} }, { final: true });
  expect(plan!(anna.state, 0, anna.moves, fastRandom("any"))).toEqual({ type: "activate", field: 5 });
});

test("A sunflower is worth the more the more often the dice name its field, and goes there", () => {
  const { anna } = table({ anna: { cards: { 5: "field-17" } }, bert: {} }, { dice: [2, 3] });
  const asked = anna.activates(5);
  const move = plan!(asked.state, 0, asked.moves, fastRandom("any"));
  expect([6, 8]).toContain((move as { field: number }).field);
  expect(value(again(asked).plants(8).state, 0)).toBeGreaterThan(value(again(asked).plants(3).state, 0));
});

test("Of cards that are worth as much, the one is taken that leaves the others the worse dice", () => {
  const market = ["field-01", "field-02", "field-03", "field-20", "field-21", "field-06"] as const;
  const { anna } = table({ anna: {}, bert: { cards: { 9: "field-58" } } }, { market });
  anna.rolls(4, 4, 5);
  const takes = anna.moves.filter(({ type }) => type === "takeCard") as Parameters<typeof takeWorths>[2];
  const worths = (othersDice: number) =>
    takeWorths(
      anna.state,
      0,
      takes,
      { ...tuned, othersDice },
      { steps: 8, first: 0.6, slower: 0.75 },
      { steps: 1, first: 0.1, slower: 1 },
    );
  const [fair, mean] = [worths(0), worths(1)];
  // Field 9 pays Bert six coins: taking a four leaves a nine.
  const loss = (die: number) =>
    fair[takes.findIndex((take) => take.die === die)]! - mean[takes.findIndex((take) => take.die === die)]!;
  expect(loss(4)).toBeGreaterThan(loss(5) + 1);
});

test("A game is played on to the end of a turn before it is judged", () => {
  const state = game.setup(2, checked({}), game.rulesVersion);
  const seen: number[] = [];
  const look = (at: State) => {
    seen.push(at.turn);
    return [0, 0];
  };
  rollout(module, look, state, { turns: 3 }, fastRandom("turns"));
  expect(seen).toEqual([3]);
});

test("Nobody passes who could have something for nothing", () => {
  const random = fastRandom("gifts");
  const state = game.setup(4, checked({}), game.rulesVersion);
  let asked = 0;
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[0]!;
    const moves = game.moves(state, seat);
    const move = seat === CHANCE ? moves[random.below(moves.length)]! : plan!(state, seat, moves, random)!;
    if (moves.some(({ type }) => type === "pass")) asked++;
    if (move.type === "pass" && !state.final)
      for (const other of moves) if (other.type === "activate") expect(isGift(state, seat, other)).toBe(false);
    game.play(state, seat, move);
  }
  expect(asked).toBeGreaterThan(100);
});

/** Whether a move only adds to a Farm. */
function isGift(state: State, seat: Seat, move: Move): boolean {
  const after = clone(state);
  game.play(after, seat, move);
  const [before, now] = [state.farms[seat]!, after.farms[seat]!];
  if (game.actors(after).includes(seat) || String(now.cards) !== String(before.cards)) return false;
  const owned = ({ goods, bags, coins, sunflowers }: Farm) => [...goods, bags, coins, ...sunflowers];
  const gains = owned(now).map((count, i) => count - owned(before)[i]!);
  return gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0);
}
