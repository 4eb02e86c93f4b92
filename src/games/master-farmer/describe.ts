import { taskOf } from "../../table/agenda.ts";
import type { Description, Seat } from "../../table/game.ts";
import type { Message } from "../../table/messages.ts";
import { KINDS_ON } from "./cubes.ts";
import { nameOf } from "./grid.ts";
import { moves } from "./rules/index.ts";
import { isSolo, type Move, type State } from "./state.ts";
import { listed, vegetableOf } from "./vegetables.ts";

/** What a move is called, and where on the board it is made: a face of the drawn cube, then a cell. */
export function describe(view: State, _seat: Seat, move: Move): Description {
  switch (move.type) {
    case "begin":
      return { text: { id: "begin", seat: move.seat } };
    case "name":
      return { text: { id: "name", vegetable: move.vegetable }, at: [`vegetable/${move.vegetable}`] };
    case "draw":
      return { text: { id: "draw", faces: listed(KINDS_ON[move.cube]!) } };
    case "show":
      return { text: { id: "show", vegetable: move.vegetable } };
    case "turn":
      return { text: { id: "turn", vegetable: move.vegetable }, at: [`face/${move.vegetable}`] };
    case "place": {
      const cell = nameOf(move.cell);
      const text = { id: "place", vegetable: move.vegetable, cell };
      return { text, at: isSolo(view) ? [`grid/${cell}`] : [`face/${move.vegetable}`, `grid/${cell}`] };
    }
  }
}

/** What a seat is asked now. */
export function question(view: State, seat: Seat): Message {
  const task = taskOf(view, seat);
  switch (task?.kind) {
    case "lot":
      return { id: "ask.lot" };
    case "name":
      return { id: "ask.name" };
    case "draw":
      return { id: "ask.draw", n: view.bag.length };
    case "show":
      return { id: "ask.show" };
    case "place":
      if (isSolo(view)) return soloQuestion(view, seat);
      return { id: "ask.place", faces: listed(KINDS_ON[view.drawn]!) };
    default:
      return { id: "ask.nothing" };
  }
}

/** Alone the cube lies with one face up; whether it fits, and whether it may be turned, differs from cube to cube. */
function soloQuestion(view: State, seat: Seat): Message {
  const offered = moves(view, seat);
  const vegetable = vegetableOf(view.face);
  const { turns } = view;
  if (offered.every(({ type }) => type === "place")) return { id: "ask.place-shown", vegetable };
  if (offered.every(({ type }) => type === "turn")) return { id: "ask.turn", vegetable, turns };
  return { id: "ask.place-solo", vegetable, turns };
}
