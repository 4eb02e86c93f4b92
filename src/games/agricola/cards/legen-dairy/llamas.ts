import type { State } from "../../state.ts";

/** What so many llamas score: none -1, 1 to 3 one, 4 or 5 two, 6 or 7 three, 8 or more four points. */
export const llamaPoints = (llamas: number): number =>
  llamas >= 8 ? 4 : llamas >= 6 ? 3 : llamas >= 4 ? 2 : llamas >= 1 ? 1 : -1;

/** Whether llamas have come into the game. */
export const areLlamasScored = ({ common }: State): boolean => common.includes("LD26");
