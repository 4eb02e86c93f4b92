import { taskOf } from "../../table/agenda.ts";
import type { Place, Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { Telling } from "../../table/module.ts";
import { missingFor } from "./costs.ts";
import { CROPS } from "./crops.ts";
import { feeOf } from "./rules/supplies.ts";
import { ADDITIONAL_FEE } from "./rules/turn.ts";
import { coinsOf, farmOf, type State } from "./state.ts";
import { SPACES } from "./supplies-board.ts";

export const telling: Telling<State> = { when, whyNot, progress };

function when({ round, countdown, turn }: State): Message {
  return countdown < 0 ? { id: "when.round", n: Math.max(1, round) } : { id: "when.turn", n: Math.max(1, turn) };
}

/** The cards a seat has still to fulfill: the race is about them, crops only settle it among those who are done. */
function progress(view: State, seat: Seat): number {
  const { hand, stack } = farmOf(view, seat);
  return hand.cards.length + stack.cards.length;
}

/** Why a card cannot be fulfilled, a space not be used or a rule breaker not be paid. */
function whyNot(view: State, seat: Seat, place: Place): Message | undefined {
  const [zone, what = ""] = place.split("/");
  if (taskOf(view, seat)?.kind !== "turn") return undefined;
  switch (zone) {
    case "hand":
    case "market":
      return whyNotCard(view, seat, Number(what));
    case "space":
      return view.hasSupplies ? { id: "why.supplied" } : whyNotPaid(view, seat, feeOf(view, seat, indexOf(what)));
    case "breaker":
      return whyNotPaid(view, seat, ADDITIONAL_FEE);
    default:
      return undefined;
  }
}

const indexOf = (space: string): number => (SPACES as readonly string[]).indexOf(space);

function whyNotPaid(view: State, seat: Seat, fee: number): Message | undefined {
  const short = fee - coinsOf(farmOf(view, seat));
  return short > 0 ? { id: "why.coins", n: short } : undefined;
}

function whyNotCard(view: State, seat: Seat, card: number): Message {
  if (view.played.length >= view.limit) return { id: "why.limit", n: view.limit };
  const missing = missingFor(card, view.seat === seat ? view.less : 0, farmOf(view, seat).crops);
  const crops = CROPS.flatMap((crop, i) =>
    missing[i] === 0 ? [] : [{ id: `count.${crop}`, n: missing[i] as number }],
  );
  return crops.length === 0 ? { id: "why.card" } : { id: "why.missing", crops };
}
