import type { Seat } from "../../table/game.ts";
import type { Evaluation, Judgement, Levels } from "../../table/module.ts";
import { numbersIn, withNumbers } from "../../table/numbers.ts";
import { type Depth, depthOf, USUAL } from "./bot/depth.ts";
import { firstOutlook, Outlook, outlook } from "./bot/outlook.ts";
import { planning } from "./bot/planning.ts";
import { planTurn } from "./bot/turn-plan.ts";
import type { Move, State } from "./state.ts";

/** As bots were first measured. */
const FIRST_DEPTH: Depth = { width: 16, length: 10, positions: 2000, warmth: 0 };

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

/** How the best play: by what was learned of such tables, or by the plan alone. */
const learned = {
  strong: { algorithm: "planned-turns", share: 0.2, simulations: 0, width: 1 },
  expert: { algorithm: "planned-turns", share: 1, simulations: 120, width: 5 },
} satisfies Partial<Levels>;
const unlearned = {
  strong: { algorithm: "greedy", share: 1 },
  expert: { algorithm: "greedy", share: 1 },
} satisfies Partial<Levels>;

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
  planning,
  winWorth: () => FINISHED,
  levels: (view) => ({
    novice: { algorithm: "greedy", share: 0.022 },
    casual: { algorithm: "greedy", share: 0.05 },
    club: { algorithm: "greedy", share: 0.1 },
    ...(planning(view) === undefined ? unlearned : learned),
  }),
  first: {
    value: (view, seat) => lead(view, seat, firstOutlook),
    plan: (view, seat, moves, random) => planTurn(view, seat, moves, FIRST_DEPTH, firstOutlook, random),
  },
};
