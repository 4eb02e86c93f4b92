import { taskOf } from "../../table/agenda.ts";
import type { Place, Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { Telling } from "../../table/module.ts";
import { farmOf, sum } from "./farm.ts";
import type { State } from "./state.ts";

export const telling: Telling<State> = { when, whyNot };

function when(view: State): Message {
  if (view.turn === 0) return { id: "when.before" };
  if (view.final) return { id: "when.final" };
  return { id: "when.turn", n: view.turn, all: sum(view.deck) + view.turn };
}

/** Why a stall cannot be reached, or a field cannot be activated. */
function whyNot(view: State, seat: Seat, place: Place): Message | undefined {
  const [where, what, field] = place.split("/");
  const task = taskOf(view, seat)?.kind;
  const { bags } = farmOf(view, seat);
  if (where === "stall" && task === "takeCard") {
    if (view.market[Number(what) - 1] === null) return { id: "why.empty" };
    const short = Math.min(...view.dice.map((die) => Math.abs(die - Number(what)))) - bags;
    return short > 0 ? { id: "why.bags", n: short } : undefined;
  }
  if (where === "farm" && task === "activate" && field !== undefined)
    return Number(what) === seat ? { id: "why.field" } : { id: "why.other-farm" };
  return undefined;
}
