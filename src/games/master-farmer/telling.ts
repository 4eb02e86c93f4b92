import { taskOf } from "../../table/agenda.ts";
import type { Place, Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import type { Telling } from "../../table/module.ts";
import { CELLS, nameOf } from "./grid.ts";
import { kindsThatFit, openings } from "./places.ts";
import { gridSize, isSolo, type Move, type State } from "./state.ts";
import { kindOf, listed, NONE, only, type Vegetable } from "./vegetables.ts";

export const telling: Telling<State, Move> = {
  when,
  whyNot,
  // Whoever places a cube says what became of it.
  isUntold: ({ type }) => type === "draw" || type === "show",
};

/** Rounds of turns: everybody draws once in each, as long as there are cubes. */
function when(view: State): Message {
  const lie = view.grid.filter((kind) => kind !== NONE).length + view.aside.length;
  const isBegun = isSolo(view) || lie > 0 || view.drawn !== NONE;
  if (!isBegun && view.collects.includes(NONE)) return { id: "when.before" };
  const room = gridSize(view) ** 2 + view.aside.length;
  const all = Math.min(room, lie + view.bag.length + (view.drawn === NONE ? 0 : 1));
  return { id: "when.round", n: Math.min(all, Math.floor(lie / view.seats) + 1), all: Math.ceil(all / view.seats) };
}

/** Why a vegetable, a face or a cell cannot be chosen. */
function whyNot(view: State, seat: Seat, place: Place): Message | undefined {
  const [zone, what = ""] = place.split("/");
  const asked = taskOf(view, seat)?.kind;
  if (asked === "name" && zone === "vegetable") {
    const owner = view.collects.indexOf(kindOf(what as Vegetable));
    return owner < 0 ? undefined : { id: "why.collected", seat: owner };
  }
  if (asked !== "place") return undefined;
  if (zone === "face" && !isSolo(view))
    return (kindsThatFit(view) & only(kindOf(what as Vegetable))) === 0 ? { id: "why.fits-nowhere" } : undefined;
  return zone === "grid" ? whyNotHere(view, what) : undefined;
}

function whyNotHere(view: State, name: string): Message | undefined {
  const cell = Array.from({ length: CELLS }, (_, i) => i).find((one) => nameOf(one) === name);
  if (cell === undefined) return undefined;
  if (view.grid[cell] !== NONE) return { id: "why.taken" };
  const kinds = openings(view)[cell] ?? 0;
  if (kinds === 0) return { id: "why.nothing-fits" };
  return { id: isSolo(view) ? "why.takes" : "why.face-first", vegetables: listed(kinds) };
}
