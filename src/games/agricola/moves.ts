import type { MoveOf } from "../../table/game.ts";
import { shared } from "../../table/moves.ts";
import type { CardId } from "./cards/index.ts";
import type { Move } from "./state.ts";

/** Of all equal moves the first. */
export const made = shared<Move>() as <M extends Move>(move: M) => M;

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
