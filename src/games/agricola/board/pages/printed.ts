import { defaultOptions } from "../../../../table/options.ts";
import { newState } from "../../new-state.ts";
import { options as described, type Options } from "../../options.ts";
import type { Stage } from "../../printed-space.ts";
import { CARD_SPACE_IDS, SPACE_IDS, SPACE_INDEX, type SpaceId } from "../../space-ids.ts";
import { boardOf, STAGES, spaceOf } from "../../spaces.ts";
import type { State } from "../../state.ts";

/** A table that people might set up, as far as its action spaces go. */
export interface Setting {
  readonly seats: number;
  readonly hasHands: boolean;
}

/** Where spaces come from, in the order in which a page lists them. */
export const ORIGINS = ["board", 1, 2, 3, 4, 5, 6, "extension", "tiles", "seasons", "x", "legen-dairy"] as const;
export type Origin = (typeof ORIGINS)[number];

/** The options that bring every space there can be. */
export const fullOptions = ({ seats, hasHands }: Setting): Options => ({
  ...defaultOptions<Options>(described),
  deal: hasHands ? "plain" : "none",
  sideJob: seats > 1,
  extraTile: seats > 1,
  teams: seats === 4 ? "lower" : "none",
});

/** The board with every tile and with all action space cards laid out, stage by stage, and nobody on it. */
export function printedBoard(setting: Setting): State {
  const revealed = STAGES.flatMap(({ cards }) => cards);
  return { ...newState(setting.seats, fullOptions(setting), 1), revealed };
}

/** Every space that is there at such a table, those of seasons and side decks included. */
export const printedSpaces = (board: State): readonly SpaceId[] =>
  SPACE_IDS.filter((id) => boardOf(board).all[SPACE_INDEX[id]] !== undefined);

export function originOf(id: SpaceId, seats: number): Origin {
  const { on, onTileWith } = spaceOf(id);
  if (on === "card") return deckOf(id);
  if (on === "board" || typeof on === "number") return on satisfies "board" | Stage;
  return on === "extension" && onTileWith?.includes(seats) !== true ? "extension" : "tiles";
}

function deckOf(id: SpaceId): Origin {
  if (!(CARD_SPACE_IDS as readonly string[]).includes(id)) throw new Error(`no card brings ${id}`);
  if (id.endsWith("-space")) return "seasons";
  return id.startsWith("X") ? "x" : "legen-dairy";
}
