import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { fastRandom, pick } from "../../../table/random.ts";
import { cards } from "../cards/index.ts";
import { DEALS, type DealId } from "../hands/deals.ts";
import { game } from "../index.ts";
import type { State } from "../state.ts";
import { optionsWith } from "../testing.ts";

/** Counted over all deals and numbers of seats. FURROW_GAMES=20000 for a long run. */
const { FURROW_GAMES = 90 } = process.env;

const tables = DEALS.filter((deal) => deal !== "none").flatMap((deal) =>
  [1, 2, 3, 4].filter((seats) => deal !== "3-2-2" || seats === 4).map((seats) => ({ deal, seats })),
);

/** Plays to the end at random, asides now and then among the moves. */
function playOut(seats: number, deal: DealId, seed: string): State {
  const random = fastRandom(seed);
  const options = optionsWith({ deal, extraTile: random.below(2) === 1, sideJob: random.below(2) === 1 });
  const state = game.setup(seats, options, game.rulesVersion);
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = pick(actors, random);
    const asides = seat === CHANCE || random.below(12) > 0 ? [] : game.asides!(state, seat);
    game.play(state, seat, pick(asides.length > 0 ? asides : game.moves(state, seat), random));
  }
  return state;
}

test.each(tables)(
  "A game dealt by $deal with $seats at the table comes to its end, whatever is chosen",
  ({ deal, seats }) => {
    let played = 0;
    for (let i = 0; i < Math.ceil(Number(FURROW_GAMES) / tables.length); i++) {
      const state = playOut(seats, deal, `${deal}/${seats}/${i}`);
      expect(game.result(state)?.places).toHaveLength(seats);
      for (const farm of state.farms) {
        for (const [good, count] of Object.entries(farm.goods)) expect(count, good).toBeGreaterThanOrEqual(0);
        played += farm.cards.filter((card) => cards[card].kind !== "major").length;
      }
    }
    expect(played).toBeGreaterThan(0);
  },
  3_600_000,
);
