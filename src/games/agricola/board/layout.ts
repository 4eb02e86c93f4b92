import { spacesInPlay } from "../cards/common.ts";
import { areaOf, roundArea } from "../geography.ts";
import { SPACE_INDEX, type SpaceId } from "../space-ids.ts";
import { ROUNDS, type State } from "../state.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the action spaces are drawn: a space by its id, a round that has not come by its number. */
export interface ActionLayout {
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly { readonly id: SpaceId; readonly box: Box; readonly round: number | undefined }[];
  readonly hidden: readonly { readonly round: number; readonly box: Box }[];
}

const GAP = 6;

/** As on the printed board: the extension on the left, then column by column; tiles below. */
export function wideLayout(state: State): ActionLayout {
  const first = state.seats > 2 ? -1 : 0;
  const columns = 8 - first;
  const width = 1000;
  const cell = (width + GAP) / columns;
  const row = 56;
  const boxOf = ({ column, top, height }: { column: number; top: number; height: number }): Box => ({
    x: (column - first) * cell,
    y: top * row,
    width: cell - GAP,
    height: height * row - GAP,
  });
  const there = spacesOf(state);
  const onBoard = there.filter((id) => areaOf(state, id) !== undefined);
  const tiles = there.filter((id) => areaOf(state, id) === undefined);
  // The columns on the right have room below their rounds.
  const room = [7, 6, 5, 4]
    .flatMap((column) => [4, 5].map((top) => ({ column, top, height: 1 })))
    .concat({ column: 7, top: 3, height: 1 }, { column: 7, top: 2, height: 1 });
  // What finds no room there lies below.
  const more = Math.max(0, tiles.length - room.length);
  for (let i = 0; i < more; i++) room.push({ column: 7 - (i % 8), top: 6 + Math.floor(i / 8), height: 1 });
  return {
    width,
    height: (6 + Math.ceil(more / 8)) * row,
    spaces: [
      ...onBoard.map((id) => ({ id, box: boxOf(areaOf(state, id)!), round: roundOf(state, id) })),
      ...tiles.map((id, i) => ({ id, box: boxOf(room[i]!), round: undefined })),
    ],
    hidden: hiddenRounds(state).map((round) => ({ round, box: boxOf(roundArea(round)) })),
  };
}

/** A few side by side, three on a phone: what is there, then the rounds, each in its place before it comes. */
export function smallLayout(state: State, across: number): ActionLayout {
  const width = 120 * across;
  const cell = (width + GAP) / across;
  const row = 62;
  const there = spacesOf(state);
  const hidden = hiddenRounds(state);
  const boxAt = (i: number): Box => ({
    x: (i % across) * cell,
    y: Math.floor(i / across) * row,
    width: cell - GAP,
    height: row - GAP,
  });
  return {
    width,
    height: Math.ceil((there.length + hidden.length) / across) * row,
    spaces: there.map((id, i) => ({ id, box: boxAt(i), round: roundOf(state, id) })),
    hidden: hidden.map((round, i) => ({ round, box: boxAt(there.length + i) })),
  };
}

/** The spaces on the table: those of the board, the extension and the tiles, then the cards in the order they came. */
const spacesOf = (state: State): readonly SpaceId[] => spacesInPlay(state).map(({ id }) => id);

const roundOf = (state: State, id: SpaceId): number | undefined => {
  const round = state.revealed.indexOf(id) + 1;
  return round === 0 ? undefined : round;
};

const hiddenRounds = (state: State): readonly number[] =>
  Array.from({ length: ROUNDS }, (_, i) => i + 1).filter((round) => round > state.revealed.length);

export const occupantsOf = (state: State, id: SpaceId): readonly number[] =>
  state.farms.flatMap((_, seat) => (state.occupants[SPACE_INDEX[id]]! & (1 << seat) ? [seat] : []));

/** A name on at most so many lines. */
export function lines(name: string, letters: number): readonly string[] {
  const rows: string[] = [];
  for (const word of name.split(" ")) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + word.length < letters) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}
