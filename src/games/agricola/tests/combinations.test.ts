import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { randomOptions } from "../../../table/options.ts";
import { fastRandom, pick, type Random } from "../../../table/random.ts";
import { sidesOf } from "../../../table/sides.ts";
import { animalsFit } from "../cards/housing.ts";
import { fencesLeft } from "../farm.ts";
import { game } from "../index.ts";
import type { Options } from "../options.ts";
import type { State } from "../state.ts";

/** How many games, and the number of the first. FURROW_COMBINATIONS=20000 for a long run, FURROW_FIRST=n to see one again. */
const { FURROW_COMBINATIONS = 200, FURROW_FIRST = 0 } = process.env;

/** Any options that go together at a table of so many. */
function anyOptions(seats: number, random: Random): Options {
  for (;;) {
    const options = randomOptions(game.options, random);
    if (game.objection!(options, seats) === undefined) return options;
  }
}

/** Plays to the end at random, asides now and then, and looks at the farms whenever a person is to be placed. */
function playOut(state: State, random: Random): void {
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = pick(actors, random);
    const asides = seat === CHANCE || random.below(12) > 0 ? [] : game.asides!(state, seat);
    game.play(state, seat, pick(asides.length > 0 ? asides : game.moves(state, seat), random));
    if (state.agenda.at(-1)?.kind === "place") lookAt(state);
    if (random.below(100) === 0) expect(game.flaw!(state)).toBeUndefined();
  }
}

function lookAt(state: State): void {
  for (const [seat, farm] of state.farms.entries()) {
    for (const good in farm.goods)
      if (farm.goods[good as keyof typeof farm.goods] < 0) throw new Error(`seat ${seat} has less than no ${good}`);
    if (fencesLeft(farm) < 0) throw new Error(`seat ${seat} has built too many fences`);
    if (!animalsFit(state, seat)) throw new Error(`seat ${seat} has animals without a place`);
  }
}

test("Seats, decks, seasons, teams, house rules and drafts in any combination come to an end", () => {
  const first = Number(FURROW_FIRST);
  for (let number = first; number < first + Number(FURROW_COMBINATIONS); number++) {
    const random = fastRandom(`combination/${number}`);
    const seats = 1 + random.below(4);
    const options = anyOptions(seats, random);
    try {
      const state = game.setup(seats, options, game.rulesVersion);
      playOut(state, random);
      const { places, scores } = game.result(state)!;
      for (const [seat, side] of sidesOf(game, options, seats).entries()) {
        const partner = sidesOf(game, options, seats).indexOf(side);
        expect([places[seat], scores[seat]!.total]).toEqual([places[partner], scores[partner]!.total]);
      }
    } catch (error) {
      throw new Error(`game ${number} with ${seats} and ${JSON.stringify(options)}`, { cause: error });
    }
  }
}, 36_000_000);
