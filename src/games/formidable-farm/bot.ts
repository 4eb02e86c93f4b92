import type { Seat } from "../../table/game.ts";
import type { Evaluation, Judgement } from "../../table/module.ts";
import { firstOutlook, type Outlook, outlook, outlookParts } from "./bot/outlook.ts";
import { type Depth, planTurn } from "./bot/turn-plan.ts";
import type { Move, State } from "./state.ts";

const DEPTH: Depth = { width: 16, length: 10, positions: 2000 };

/** How deep a turn is looked into with a share of the usual effort. */
const depthOf = (share: number): Depth => ({
  width: Math.max(1, Math.round(share * DEPTH.width)),
  length: Math.max(1, Math.round(share * DEPTH.length)),
  positions: DEPTH.positions,
});

/** What it is worth to have finished, in wheat. */
const FINISHED = 30;

/** How near a seat is to its end against the nearest of the others. */
function lead(view: State, seat: Seat, looks: Outlook): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < view.seats; other++) if (other !== seat) best = Math.max(best, looks(view, other));
  return looks(view, seat) - (view.seats === 1 ? 0 : best);
}

/** Whoever has finished is ahead by what that is worth, until the round is over. */
const sober: Outlook = (view, seat) => Math.min(FINISHED, outlook(view, seat));

const judgedBy = (looks: Outlook): Judgement<State, Move> => ({
  value: (view, seat) => lead(view, seat, looks),
  plan: (view, seat, moves, _random, share = 1) => planTurn(view, seat, moves, depthOf(share), looks),
});

/** The game's own bots look for the best whole turn, from what their seat may know. */
export const evaluation: Evaluation<State, Move> = {
  ...judgedBy(outlook),
  value: (view, seat) => lead(view, seat, sober),
  terms: (view, seat) => ({
    ...outlookParts(view, seat),
    others: lead(view, seat, sober) - sober(view, seat),
  }),
  turn: ({ turn }) => turn,
  winWorth: () => FINISHED,
  levels: () => ({
    novice: { by: "greedy", share: 0.05 },
    casual: { by: "greedy", share: 0.2 },
    club: { by: "greedy" },
    strong: { by: "greedy" },
    expert: { by: "greedy" },
  }),
  first: judgedBy(firstOutlook),
};
