import type { MoveOf, Seat } from "../../../table/game.ts";
import { GOODS, LAND_FACTS, LANDS } from "../data.ts";
import { bugsNear } from "../rules/food.ts";
import type { Move, State } from "../state.ts";
import { FOOD_BIT, GOOD_INDEX, type Tables, tables } from "../tables.ts";

/** What its meat brings. */
export const meatValue = ({ meat, price }: Tables, kind: number): number => meat[kind]! * price[GOOD_INDEX.meat]!;

/** How much more food of its kind lies adjacent to a square than the animals around it eat. */
function spareFood(view: State, all: Tables, kind: number, at: number): number {
  const { board, eats, foodBit, perRound, capacity } = all;
  const { herd, land, food, bugs } = view;
  const diet = eats[kind]!;
  let spare = 0;
  for (const square of board.near[at]!) {
    if ((foodBit[land[square]!]! & diet) !== 0) spare += Math.min(food[square]!, perRound[land[square]!]! + 1);
    if ((diet & FOOD_BIT.bug) !== 0) spare += bugs[square]!;
  }
  const count = land.length;
  for (let i = 0; i < herd.kind.length; i++) {
    const distance = board.steps[at * count + herd.square[i]!]!;
    if (distance > 2 || (eats[herd.kind[i]!]! & diet & ON_FARM) === 0) continue;
    spare -= capacity[herd.kind[i]!]! * NEARNESS[distance]!;
  }
  return spare;
}

const ON_FARM = FOOD_BIT.grass | FOOD_BIT.veggie | FOOD_BIT.grain | FOOD_BIT.bug;
const NEARNESS = [1, 0.5, 0.2];

/** The square with most food to spare for a kind, and how much that is. */
export function bestSquare(view: State, kind: number): { readonly square: number; readonly spare: number } {
  const all = tables(view);
  const counts = new Array<number>(view.land.length).fill(0);
  for (const square of view.herd.square) counts[square]!++;
  let best = { square: -1, spare: Number.NEGATIVE_INFINITY };
  for (let square = 0; square < counts.length; square++) {
    if (counts[square]! >= all.board.places) continue;
    const spare = spareFood(view, all, kind, square) - bugsNear(view, all, square) * 0.05;
    if (spare > best.spare) best = { square, spare };
  }
  return best;
}

/** By land: the good collected there. */
const COLLECTED = LANDS.map((land) => LAND_FACTS[land].collect);

/** The farmer takes the largest heap that the seat's animals eat; else works where most is done. */
export function farmerMove(view: State, seat: Seat, moves: readonly Move[]): Move | undefined {
  const all = tables(view);
  const worth = GOODS.map((good) => {
    let eaters = 0;
    for (let i = 0; i < view.herd.kind.length; i++)
      if (view.herd.owner[i] === seat && (all.eats[view.herd.kind[i]!]! & FOOD_BIT[good]) !== 0)
        eaters += all.capacity[view.herd.kind[i]!]!;
    return Math.max(0, eaters - (view.goods[seat]![GOODS.indexOf(good)] ?? 0));
  });
  let best: Move | undefined;
  let bestValue = 0;
  for (const move of moves) {
    if (move.type !== "collect") continue;
    const square = all.board.index[move.square]!;
    const good = COLLECTED[view.land[square]!];
    const value = good === undefined ? 0 : Math.min(view.food[square]!, worth[GOODS.indexOf(good)]!);
    if (value <= bestValue) continue;
    best = move;
    bestValue = value;
  }
  if (best !== undefined || view.round > all.numbers.rounds - 4) return best;
  const done = (move: Move) => view.effort[all.board.index[(move as MoveOf<Move, "work">).square]!]!;
  const works = moves.filter(({ type }) => type === "work");
  return works.length === 0 ? undefined : works.reduce((most, move) => (done(move) > done(most) ? move : most));
}
