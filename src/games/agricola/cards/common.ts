import { type Board, boardOf, type LaidOut, SPACE_INDEX, type SpaceId } from "../spaces.ts";
import type { State } from "../state.ts";
import { type CardId, cards } from "./index.ts";

/** The spaces of the board, its tiles and the rounds so far, remembered beside the list of those rounds. */
const remembered = new WeakMap<readonly SpaceId[], { readonly board: Board; readonly spaces: readonly LaidOut[] }>();

/** All action spaces in play: of the board and its tiles, of the rounds so far, of cards. */
export function spacesInPlay(state: State): readonly LaidOut[] {
  const { revealed, common } = state;
  const board = boardOf(state);
  let known = remembered.get(revealed);
  if (known?.board !== board || known.spaces.length !== board.start.length + revealed.length) {
    known = { board, spaces: [...board.start, ...revealed.map((id) => board.all[SPACE_INDEX[id]]!)] };
    remembered.set(revealed, known);
  }
  return common.length === 0 ? known.spaces : [...known.spaces, ...commonSpaces(state)];
}

/** The action spaces that cards beside the board bring. */
function commonSpaces(state: State): readonly LaidOut[] {
  const spaces: LaidOut[] = [];
  for (const card of state.common) {
    const { space } = cards[card];
    if (space !== undefined) spaces.push(boardOf(state).all[SPACE_INDEX[space]]!);
  }
  return spaces;
}

/** The card beside the board that changes what a space does. */
export const changerOf = (state: State, space: SpaceId): CardId | undefined =>
  state.common.find((card) => cards[card].marks?.(state).includes(space));
