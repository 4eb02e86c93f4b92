import { taskOf } from "../../table/agenda.ts";
import type { Place, Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { Telling } from "../../table/module.ts";
import { missingFor } from "./costs.ts";
import { CROPS } from "./crops.ts";
import { farmOf, type State } from "./state.ts";

export const telling: Telling<State> = { when, whyNot };

function when({ round, countdown, turn }: State): Message {
  return countdown < 0 ? { id: "when.round", n: Math.max(1, round) } : { id: "when.turn", n: Math.max(1, turn) };
}

/** Why a card cannot be fulfilled. */
function whyNot(view: State, seat: Seat, place: Place): Message | undefined {
  const [zone, number] = place.split("/");
  if ((zone !== "hand" && zone !== "market") || taskOf(view, seat)?.kind !== "turn") return undefined;
  if (view.played.length >= view.limit) return { id: "why.limit", n: view.limit };
  const missing = missingFor(Number(number), view.seat === seat ? view.less : 0, farmOf(view, seat).crops);
  const crops = CROPS.flatMap((crop, i) =>
    missing[i] === 0 ? [] : [{ id: `count.${crop}`, n: missing[i] as number }],
  );
  return crops.length === 0 ? { id: "why.card" } : { id: "why.missing", crops };
}
