import { clone } from "../../table/clone.ts";
import { CHANCE, type Seat, type Viewer } from "../../table/game.ts";
import { fill, hide, type Pile } from "../../table/piles.ts";
import type { Random } from "../../table/random.ts";
import type { TaskOf } from "../../table/rules.ts";
import { type CardNumber, HIDDEN, type Move, type State, type Task } from "./state.ts";

/** All zones whose cards not everybody sees. */
const zonesOf = ({ farms, marketStack, setDown, looked }: State): Pile<CardNumber>[] => [
  ...farms.flatMap(({ stack, hand, fulfilled }) => [stack, hand, fulfilled]),
  marketStack,
  setDown,
  looked,
];

export function view(state: State, viewer: Viewer): State {
  const seen = clone(state);
  hide(seen.sources, zonesOf(seen), viewer);
  return seen;
}

export function imagine(view: State, random: Random): State {
  const state = clone(view);
  fill(state.sources, zonesOf(state), random);
  return state;
}

/** Others see that a card is drawn, put below or swapped, not which. */
export function seen(state: State, seat: Seat, move: Move, viewer: Viewer): Move {
  if (seat === viewer) return move;
  switch (move.type) {
    case "deal":
      return seat === CHANCE && isDrawnBy(state, viewer) ? move : { type: "deal", card: HIDDEN };
    case "moveCoin":
    case "below":
    case "onTop":
      return { type: move.type, card: HIDDEN };
    case "tradeFulfilled":
      return { type: "tradeFulfilled", hand: HIDDEN, coin: HIDDEN };
    default:
      return move;
  }
}

/** Whether the viewer sees the card that chance deals now: everybody the market, a seat its own cards. */
function isDrawnBy(state: State, viewer: Viewer): boolean {
  const task = state.agenda.at(-1);
  return task?.kind === "dealMarket" || (task?.kind === "deal" && (task as TaskOf<Task, "deal">).owner === viewer);
}
