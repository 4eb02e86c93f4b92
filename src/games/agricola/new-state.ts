import { MAJOR_IDS } from "./cards/index.ts";
import { noGoods } from "./goods.ts";
import { CELLS } from "./grid.ts";
import type { Options } from "./options.ts";
import { newSideDecks } from "./side/decks.ts";
import { SPACE_IDS } from "./space-ids.ts";
import type { Farm, State } from "./state.ts";

// Copied from lists that are there: a new one would have to grow to its length.
const NO_CROPS: readonly number[] = Array.from({ length: CELLS }, () => 0);
const EMPTY_SPACES: readonly number[] = SPACE_IDS.map(() => 0);

/** Two wooden rooms in the left column, two people, nothing else. */
export const newFarm = (): Farm => ({
  goods: noGoods(),
  house: "wood",
  rooms: (1 << 5) | (1 << 10),
  fields: 0,
  stables: 0,
  pastures: [],
  grain: NO_CROPS.slice(),
  vegetable: NO_CROPS.slice(),
  fieldCards: [],
  people: 2,
  newborns: 0,
  placed: 0,
  beggingMarkers: 0,
  idle: 0,
  frozen: 0,
  covered: 0,
  burnt: 0,
  owed: 0,
  llamas: 0,
  fairies: 0,
  noted: 0,
  marked: [],
  cards: [],
  onCard: {},
  brought: {},
  promised: [],
  due: [],
  spent: [],
  obtained: 0,
});

const newOpenFarm = (): Farm => ({ ...newFarm(), looseFences: { level: 0, upright: 0 } });

/** A table as it stands before anything is dealt or asked, and before hands. */
export const newState = (seats: number, options: Options, version: number): State => ({
  options,
  version,
  seats,
  agenda: [],
  shown: 0,
  round: 0,
  startingPlayer: 0,
  farms: Array.from({ length: seats }, options.openPastures ? newOpenFarm : newFarm),
  stock: EMPTY_SPACES.slice(),
  laid: [],
  occupants: EMPTY_SPACES.slice(),
  closed: [],
  revealed: [],
  majors: [...MAJOR_IDS],
  sideDecks: newSideDecks(options.sideDecks, version),
  hands: null,
  lent: 0,
  common: options.seasons ? [options.firstSeason] : [],
});
