import { taskOf } from "../../table/agenda.ts";
import type { Place, Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { Telling } from "../../table/module.ts";
import { ANIMALS, type Animal } from "./data.ts";
import { hasFiniteSupply } from "./rules/herd.ts";
import type { State } from "./state.ts";
import { tables } from "./tables.ts";

export const telling: Telling<State> = { when, whyNot };

const PHASES: readonly string[] = ["buying", "feeding", "producing", "butchering", "breeding", "farming", "selling"];

/** The round and, where it asks the seats, its phase. */
function when(view: State): Message {
  const phase = view.agenda.findLast(({ kind }) => PHASES.includes(kind))?.kind;
  const round = { n: view.round, all: tables(view).numbers.rounds };
  return phase === undefined ? { id: "when.round", ...round } : { id: "when.phase", ...round, phase: `phase.${phase}` };
}

/** Why an animal cannot be bought. */
function whyNot(view: State, seat: Seat, place: Place): Message | undefined {
  const [where, what] = place.split("/");
  if (where !== "market" || taskOf(view, seat)?.kind !== "buy") return undefined;
  const kind = ANIMALS.indexOf(what as Animal);
  if (kind < 0) return undefined;
  const stock = view.options.meepleBag ? view.market : view.supply;
  if (hasFiniteSupply(view) && stock[kind] === 0) return { id: "why.none-left" };
  const short = tables(view).buy[kind]! - view.money[seat]!;
  return short > 0 ? { id: "why.money", n: short } : { id: "why.no-place" };
}
