import type { Seat } from "../../table/game.ts";
import type { Evaluation, Judgement } from "../../table/module.ts";
import { numbersIn, withNumbers } from "../../table/numbers.ts";
import { firstOutlook, Outlook, outlook } from "./bot/outlook.ts";
import { type Depth, planTurn } from "./bot/turn-plan.ts";
import type { Move, State } from "./state.ts";

/** How deep a turn is looked into at most, and how deep as bots were first measured. */
const DEPTH: Depth = { width: 80, length: 16, positions: 16_000, warmth: 0 };
const FIRST_DEPTH: Depth = { width: 16, length: 10, positions: 2000, warmth: 0 };

/** Which share of that is enough for most turns. */
const USUAL = 0.2;

/** How warm those are who think less than that, in wheat for each time they think e times less. */
const WARMTH = 1.1;

/** How deep with a share of it. */
const depthOf = (share: number): Depth => ({
  width: Math.max(1, Math.round(share * DEPTH.width)),
  length: Math.max(1, Math.round(Math.sqrt(share) * DEPTH.length)),
  positions: Math.max(2000, share * DEPTH.positions),
  warmth: share < USUAL ? WARMTH * Math.log(USUAL / share) : 0,
});

/** What it is worth to have finished, in wheat. */
const FINISHED = 30;

/** How near a seat is to its end; whoever has finished is ahead by what that is worth, until the round is over. */
const nearness = (view: State, seat: Seat, looks: Outlook): number => Math.min(FINISHED, looks.of(view, seat));

/** The same against the nearest of the others. */
function lead(view: State, seat: Seat, looks: Outlook): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < view.seats; other++)
    if (other !== seat) best = Math.max(best, nearness(view, other, looks));
  return nearness(view, seat, looks) - (view.seats === 1 ? 0 : best);
}

const judgedBy = (looks: Outlook): Judgement<State, Move> => ({
  value: (view, seat) => lead(view, seat, looks),
  plan: (view, seat, moves, random, share = USUAL) => planTurn(view, seat, moves, depthOf(share), looks, random),
});

/** The game's own bots look for the best whole turn, from what their seat may know. */
export const evaluation: Evaluation<State, Move> = {
  ...judgedBy(outlook),
  terms: (view, seat) => ({
    ...outlook.parts(view, seat),
    others: lead(view, seat, outlook) - nearness(view, seat, outlook),
  }),
  turn: ({ turn }) => turn,
  tuning: {
    numbers: numbersIn(outlook.weights),
    judged: (numbers) => judgedBy(new Outlook(withNumbers(outlook.weights, numbers))),
  },
  winWorth: () => FINISHED,
  levels: () => ({
    novice: { by: "greedy", share: 0.022 },
    casual: { by: "greedy", share: 0.05 },
    club: { by: "greedy", share: 0.1 },
    strong: { by: "greedy", share: 1 },
    expert: { by: "greedy", share: 1 },
  }),
  first: {
    value: (view, seat) => lead(view, seat, firstOutlook),
    plan: (view, seat, moves, random) => planTurn(view, seat, moves, FIRST_DEPTH, firstOutlook, random),
  },
};
