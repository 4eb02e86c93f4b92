import { SPACE_INDEX, type SpaceId } from "../space-ids.ts";
import { type Board, boardOf, type LaidOut } from "../spaces.ts";
import type { State } from "../state.ts";
import type { CardId } from "./ids.ts";
import { cards } from "./registry.ts";

/** The spaces in play at some moment of a game. */
interface Known {
  readonly board: Board;
  /** The list itself, and how long it was: it only grows. */
  readonly revealed: readonly SpaceId[];
  readonly rounds: number;
  readonly common: readonly CardId[];
  readonly cards: number;
  readonly spaces: readonly LaidOut[];
}

/** What was asked for last: mostly the same game is asked for again. */
let last: Known | undefined;

/** All action spaces in play: of the board and its tiles, of the rounds so far, of cards. */
export function spacesInPlay(state: State): readonly LaidOut[] {
  const { revealed, common } = state;
  const board = boardOf(state);
  if (
    last === undefined ||
    last.board !== board ||
    last.revealed !== revealed ||
    last.rounds !== revealed.length ||
    (last.common !== common && common.length > 0) ||
    last.cards !== common.length
  ) {
    const spaces = layOut(board, revealed, common);
    last = { board, revealed, rounds: revealed.length, common, cards: common.length, spaces };
  }
  return last.spaces;
}

function layOut({ start, all }: Board, revealed: readonly SpaceId[], common: readonly CardId[]): readonly LaidOut[] {
  const spaces = start.slice();
  for (let i = 0; i < revealed.length; i++) spaces.push(all[SPACE_INDEX[revealed[i]!]]!);
  for (let i = 0; i < common.length; i++) {
    const { space } = cards[common[i]!];
    if (space !== undefined) spaces.push(all[SPACE_INDEX[space]]!);
  }
  return spaces;
}

/** The card beside the board that changes what a space does. */
export const changerOf = (state: State, space: SpaceId): CardId | undefined =>
  state.common.find((card) => cards[card].marks?.(state).includes(space));
