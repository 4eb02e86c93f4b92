import { type Board, boardOf, type LaidOut, SPACE_INDEX, type SpaceId } from "../spaces.ts";
import type { State } from "../state.ts";
import { type CardId, cards } from "./index.ts";

/** The spaces in play, remembered beside the list of the rounds so far. */
interface Known {
  readonly board: Board;
  readonly rounds: number;
  readonly common: readonly CardId[];
  readonly cards: number;
  readonly spaces: readonly LaidOut[];
}

const remembered = new WeakMap<readonly SpaceId[], Known>();

/** All action spaces in play: of the board and its tiles, of the rounds so far, of cards. */
export function spacesInPlay(state: State): readonly LaidOut[] {
  const { revealed, common } = state;
  const board = boardOf(state);
  const known = remembered.get(revealed);
  if (
    known !== undefined &&
    known.board === board &&
    known.rounds === revealed.length &&
    (known.common === common || common.length === 0) &&
    known.cards === common.length
  )
    return known.spaces;
  const spaces = [...board.start, ...laidOut(board, revealed), ...laidOut(board, spacesOf(common))];
  remembered.set(revealed, { board, rounds: revealed.length, common, cards: common.length, spaces });
  return spaces;
}

const laidOut = ({ all }: Board, spaces: readonly SpaceId[]): LaidOut[] => spaces.map((id) => all[SPACE_INDEX[id]]!);

/** The action spaces that cards beside the board bring. */
const spacesOf = (common: readonly CardId[]): SpaceId[] => common.flatMap((card) => cards[card].space ?? []);

/** The card beside the board that changes what a space does. */
export const changerOf = (state: State, space: SpaceId): CardId | undefined =>
  state.common.find((card) => cards[card].marks?.(state).includes(space));
