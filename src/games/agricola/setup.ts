import { next } from "../../table/agenda.ts";
import { newHands } from "./hands/hands.ts";
import { keptBy } from "./kept.ts";
import { newState } from "./new-state.ts";
import type { Options } from "./options.ts";
import { layOut } from "./rules/cards.ts";
import { rules } from "./rules/index.ts";
import type { State } from "./state.ts";

export function setup(seats: number, options: Options, version: number): State {
  const state = newState(seats, options, version);
  if (options.deal !== "none") state.hands = newHands(seats);
  next(state, { kind: "round" });
  if (options.kept.length > 0) layKept(state);
  if (state.hands !== null) next(state, { kind: "dealHands" });
  next(state, { kind: "chooseStart" });
  rules.settle(state);
  return state;
}

/** Kept occupations lie open before hands are dealt; what they do when they are played comes after that. */
function layKept(state: State): void {
  next(state, { kind: "openKept" });
  for (let seat = 0; seat < state.seats; seat++)
    for (const card of keptBy(state.options, seat)) layOut(state, seat, card);
}
