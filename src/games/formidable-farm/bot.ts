import type { Seat } from "../../table/game.ts";
import type { Evaluation } from "../../table/module.ts";
import { cropValue } from "./crops.ts";
import { cardsLeft } from "./scoring.ts";
import { farmOf, type Move, type State } from "./state.ts";

/** How a position looks to a seat: few cards left, many crops. */
export const evaluation: Evaluation<State, Move> = {
  value(view: State, seat: Seat): number {
    const farm = farmOf(view, seat);
    return cropValue(farm.crops) + farm.fulfilled.cards.length - 8 * cardsLeft(farm);
  },
};
