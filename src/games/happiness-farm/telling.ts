import { taskOf } from "../../table/agenda.ts";
import type { Place, Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { Telling } from "../../table/module.ts";
import { ANIMALS, type Animal } from "./data.ts";
import { crowd, hasFiniteSupply } from "./rules/herd.ts";
import type { State } from "./state.ts";
import { tables } from "./tables.ts";

export const telling: Telling<State> = { when, whyNot };

/** The phase a task belongs to; between rounds there is none. */
const PHASES: { readonly [kind: string]: string } = {
  selling: "selling",
  sell: "selling",
  filling: "buying",
  draw: "buying",
  buying: "buying",
  buy: "buying",
  place: "buying",
  farming: "farming",
  farmer: "farming",
  hungering: "feeding",
  feeding: "feeding",
  feed: "feeding",
  spareScraps: "feeding",
  gift: "feeding",
  meal: "feeding",
  producing: "producing",
  effort: "producing",
  swarming: "producing",
  butchering: "butchering",
  butcher: "butchering",
  breeding: "breeding",
  breed: "breeding",
};

/** The round and, where there is one, its phase: that of what is to be done next. */
function when(view: State): Message {
  const phase = PHASES[view.agenda.at(-1)?.kind ?? ""];
  const round = { n: Math.max(1, view.round), all: tables(view).numbers.rounds };
  return phase === undefined ? { id: "when.round", ...round } : { id: "when.phase", ...round, phase: `phase.${phase}` };
}

/** Why an animal cannot be bought, a square is closed or a good of no use now. */
function whyNot(view: State, seat: Seat, place: Place): Message | undefined {
  const task = taskOf(view, seat)?.kind;
  const [where, what] = place.split("/");
  switch (where) {
    case "market":
      return task === "buy" ? whyNotBuy(view, seat, what as Animal) : { id: "why.not-buying" };
    case "farm":
      return whyNotHere(view, tables(view).board.names.indexOf(what ?? ""), task);
    case "good":
      return task === "sell" || task === "meal" || task === "gift" ? { id: `why.${task}` } : undefined;
    default:
      return undefined;
  }
}

function whyNotBuy(view: State, seat: Seat, animal: Animal): Message | undefined {
  const kind = ANIMALS.indexOf(animal);
  if (kind < 0) return undefined;
  const stock = view.options.meepleBag ? view.market : view.supply;
  if (hasFiniteSupply(view) && stock[kind] === 0) return { id: "why.none-left" };
  const short = tables(view).buy[kind]! - view.money[seat]!;
  return short > 0 ? { id: "why.money", n: short } : { id: "why.no-place" };
}

function whyNotHere(view: State, square: number, task: string | undefined): Message | undefined {
  const { places } = tables(view).board;
  switch (task) {
    case "place":
      return (crowd(view)[square] ?? 0) >= places ? { id: "why.full", n: places } : undefined;
    case "feed":
      return { id: "why.nobody-waits" };
    case "meal":
      return { id: "why.no-meal" };
    case "farmer":
      return { id: "why.no-work" };
    case "butcher":
      return { id: "why.no-butchering" };
    default:
      return undefined;
  }
}
