import { taskOf } from "../../table/agenda.ts";
import type { Place, Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { Telling } from "../../table/module.ts";
import type { Field } from "./data/farm.ts";
import { farmOf, sum } from "./farm.ts";
import { bagsTo, sumOf } from "./rules/activate.ts";
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
  if (where === "stall") return task === "takeCard" ? whyNotTaken(view, seat, Number(what)) : whyNotNow(task);
  if (where !== "farm" || field === undefined) return undefined;
  if (Number(what) !== seat) return { id: "why.other-farm" };
  if (task === "takeCard") return { id: "why.card-first" };
  return task === "activate" ? whyNotActivated(view, seat, Number(field) as Field) : undefined;
}

function whyNotTaken(view: State, seat: Seat, stall: number): Message | undefined {
  if (view.market[stall - 1] === null) return { id: "why.empty" };
  const short = Math.min(...view.dice.map((die) => Math.abs(die - stall))) - farmOf(view, seat).bags;
  return short > 0 ? { id: "why.bags", n: short } : undefined;
}

const whyNotNow = (task: string | undefined): Message | undefined =>
  task === "activate" ? { id: "why.activating" } : undefined;

/** The bags that are missing to get to a field; if there are enough, what it asks for is missing. */
function whyNotActivated(view: State, seat: Seat, field: Field): Message {
  const short = view.final ? 0 : bagsTo(field, sumOf(view)) - farmOf(view, seat).bags;
  return short > 0 ? { id: "why.bags-field", n: short } : { id: "why.field" };
}
