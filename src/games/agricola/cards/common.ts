import { boardOf, type LaidOut, SPACE_INDEX } from "../spaces.ts";
import type { State } from "../state.ts";
import { cards } from "./index.ts";

/** The action spaces that cards beside the board bring. */
export function commonSpaces(state: State): readonly LaidOut[] {
  const spaces: LaidOut[] = [];
  for (const card of state.common) {
    const { space } = cards[card];
    if (space !== undefined) spaces.push(boardOf(state).all[SPACE_INDEX[space]]!);
  }
  return spaces;
}

/** All action spaces in play: of the board and its tiles, of the rounds so far, of cards. */
export function spacesInPlay(state: State): readonly LaidOut[] {
  const { start, all } = boardOf(state);
  return [...start, ...state.revealed.map((id) => all[SPACE_INDEX[id]]!), ...commonSpaces(state)];
}
