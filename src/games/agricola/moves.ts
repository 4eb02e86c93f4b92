import type { MoveOf, Seat } from "../../table/game.ts";
import { shared } from "../../table/moves.ts";
import type { CardId } from "./cards/index.ts";
import { CELLS, type Cell } from "./grid.ts";
import type { Move } from "./state.ts";

/** Of all equal moves the first. */
export const made = shared<Move>() as <M extends Move>(move: M) => M;

/** Whose farm something is about, where it is not the seat's own. */
export const on = (home: Seat, seat: Seat): { readonly home?: Seat } => (home === seat ? {} : { home });

/** The moves of one type for each space of a seat's own farm, and of its partner's. */
export function onFarms<Type extends "room" | "stable" | "plow">(type: Type) {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  const own = cells.map((cell) => ({ type, cell }) as MoveOf<Move, Type>);
  const partners = [0, 1, 2, 3].map((home) => cells.map((cell) => ({ type, cell, for: home }) as MoveOf<Move, Type>));
  return (cell: Cell, seat: Seat, home: Seat): MoveOf<Move, Type> =>
    home === seat ? own[cell]! : partners[home]![cell]!;
}

/** The moves of one type for each card. */
function byCard<Type extends "play" | "craft">(type: Type): (card: CardId) => MoveOf<Move, Type> {
  const moves = new Map<CardId, MoveOf<Move, Type>>();
  return (card) => {
    const known = moves.get(card);
    if (known !== undefined) return known;
    const move = { type, card } as unknown as MoveOf<Move, Type>;
    moves.set(card, move);
    return move;
  };
}

export const playing = byCard("play");
export const crafting = byCard("craft");
