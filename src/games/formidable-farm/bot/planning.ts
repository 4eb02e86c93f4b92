import type { Seat } from "../../../table/game.ts";
import type { PlannedTurn, Planning } from "../../../table/module.ts";
import { features, SIZE, VERSION } from "../learned/features.ts";
import type { Move, State } from "../state.ts";
import { type Depth, depthOf } from "./depth.ts";
import { type Outlook, outlook } from "./outlook.ts";
import { isEnd, type Line, positionOf, turnLines } from "./turn-plan.ts";

/** Plans of whole turns, with odds that were learned at tables of two; alone, there are none. */
export const planning = ({ seats }: State): Planning<State, Move> | undefined =>
  seats === 1 ? undefined : amongOthers;

const amongOthers: Planning<State, Move> = {
  turns: (view, seat, moves, share, few) => plannedTurns(view, seat, moves, depthOf(share), few, outlook),
  odds: {
    version: VERSION,
    size: SIZE,
    features,
    weights: new URL("../learned/odds.weights", import.meta.url),
  },
};

/** A planned turn, and how it looks to the judgement. */
interface JudgedTurn extends PlannedTurn<State, Move> {
  readonly value: number;
}

/** The best ways to finish the turn, no two that end alike, best first. */
export function plannedTurns(
  view: State,
  seat: Seat,
  moves: readonly Move[],
  depth: Depth,
  few: number,
  looks: Outlook,
): readonly JudgedTurn[] {
  const lines = turnLines(view, seat, moves, depth, looks).toSorted((a, b) => b.value - a.value);
  const known = new Set<string>();
  const turns: JudgedTurn[] = [];
  for (const line of lines) {
    if (turns.length === few) break;
    const { state, value } = line;
    const position = `${positionOf(state, seat)}|${state.farms[seat]?.crops.join()}`;
    if (known.has(position)) continue;
    known.add(position);
    turns.push({ moves: toTheEnd(line), end: state, value });
  }
  return turns;
}

const END_TURN: Move = { type: "endTurn" };

/** A turn that is known to its end ends there. */
function toTheEnd({ state, moves, isOpen }: Line): readonly Move[] {
  return isOpen || state.agenda.length === 0 || !isEnd(state) || moves.at(-1)?.type === "endTurn"
    ? moves
    : [...moves, END_TURN];
}
