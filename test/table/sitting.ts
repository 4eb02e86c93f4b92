import { expect } from "vitest";
import { seedFrom } from "../../src/table/dealer.ts";
import { CHANCE, type Game, type Seat } from "../../src/table/game.ts";
import { Match } from "../../src/table/match.ts";
import { type Player, Refused } from "../../src/table/match-file.ts";
import { fastRandom, pick } from "../../src/table/random.ts";
import type { Crop } from "../cards/crops.ts";
import { game } from "../cards/index.ts";
import type { CardsOptions } from "../cards/options.ts";
import type { Move, State } from "../cards/state.ts";

export const cards = game as unknown as Game<State, Move>;

/** Three cards each, dealt by hand: Anna has two peas and corn, Bert bean and two leeks, melon lies open. */
export function dealt(options: Partial<CardsOptions> = {}, players?: readonly Player[]): Match<State, Move> {
  const match = Match.begin(cards, {
    seats: 2,
    options: { draft: false, rounds: 2, ...options },
    ...(players && { players }),
  });
  for (const card of ["pea", "bean", "pea", "leek", "corn", "leek"] as const) deals(match, card);
  chance(match, { type: "weather", weather: "rain" });
  deals(match, "melon");
  return match;
}

export const ANNA = 0;
export const BERT = 1;
export const STOP: Move = { type: "stop" };
export const BUY: Move = { type: "buy" };
export const take = (task: string): Move => ({ type: "take", task });
export const bid = (card: Crop): Move => ({ type: "bid", card });

export const chance = (match: Match<State, Move>, move: Move) =>
  expect(match.submit(CHANCE, move).reason).toBeUndefined();
export const deals = (match: Match<State, Move>, card: Crop) => chance(match, { type: "deal", card });

export function does(match: Match<State, Move>, seat: Seat, ...moves: readonly Move[]): void {
  for (const move of moves) expect(match.submit(seat, move).reason).toBeUndefined();
}

/** Both have drawn and bid is next. */
export function beforeBids(players?: readonly Player[]): Match<State, Move> {
  const match = dealt({}, players);
  does(match, ANNA, take("draw"));
  deals(match, "bean");
  does(match, ANNA, STOP);
  does(match, BERT, take("draw"));
  deals(match, "corn");
  does(match, BERT, STOP);
  return match;
}

export function refusal(act: () => unknown): { reason: string; ply: number | undefined } {
  try {
    act();
  } catch (error) {
    if (error instanceof Refused) return { reason: error.reason.id, ply: error.ply };
    throw error;
  }
  throw new Error("not refused");
}

/** A match of a seed, played to its end. */
export function finished(seed: string): Match<State, Move> {
  const random = fastRandom("finished");
  const match = Match.begin(cards, { seats: 2, seed: seedFrom(seed) });
  while (!match.isOver) {
    const seat = pick(match.actors(), random);
    does(match, seat, pick(match.offer(seat).moves, random));
  }
  return match;
}
