import { next } from "../../table/agenda.ts";
import { MAJOR_IDS } from "./cards/index.ts";
import { noGoods } from "./goods.ts";
import { CELLS } from "./grid.ts";
import { newHands } from "./hands/hands.ts";
import { keptBy } from "./kept.ts";
import type { Options } from "./options.ts";
import { layOut } from "./rules/cards.ts";
import { rules } from "./rules/index.ts";
import { newSideDecks } from "./side/decks.ts";
import { SPACE_IDS } from "./spaces.ts";
import type { Farm, State } from "./state.ts";

/** Two wooden rooms in the left column, two people, nothing else. */
export const newFarm = (): Farm => ({
  goods: noGoods(),
  house: "wood",
  rooms: (1 << 5) | (1 << 10),
  fields: 0,
  stables: 0,
  pastures: [],
  grain: new Array(CELLS).fill(0),
  vegetable: new Array(CELLS).fill(0),
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

export function setup(seats: number, options: Options, version: number): State {
  const state: State = {
    options,
    version,
    seats,
    agenda: [],
    shown: 0,
    round: 0,
    startingPlayer: 0,
    farms: Array.from({ length: seats }, newFarm),
    stock: SPACE_IDS.map(() => 0),
    laid: [],
    occupants: SPACE_IDS.map(() => 0),
    closed: [],
    revealed: [],
    majors: [...MAJOR_IDS],
    sideDecks: newSideDecks(options.sideDecks),
    hands: options.deal === "none" ? null : newHands(seats),
    lent: 0,
    common: options.seasons ? [options.firstSeason] : [],
  };
  next(state, { kind: "round" });
  if (options.kept.length > 0) layKept(state);
  if (state.hands !== null) next(state, { kind: "dealHands" });
  next(state, { kind: "chooseStart" });
  rules.settle(state);
  return state;
}

/** Kept occupations lie open before hands are dealt; what they do when they are played comes after that. */
function layKept(state: State): void {
  next(state, { kind: "openKept" });
  for (let seat = 0; seat < state.seats; seat++)
    for (const card of keptBy(state.options, seat)) layOut(state, seat, card);
}
