import type { Seat, Table } from "../../table/game.ts";
import type { Task } from "./agenda.ts";
import type { CardId, MajorId } from "./cards/ids.ts";
import type { Good, Goods } from "./goods.ts";
import type { Cells, Fences } from "./grid.ts";
import type { Hands } from "./hands/held.ts";
import type { House } from "./houses.ts";
import type { Options } from "./options.ts";
import type { SideDeck } from "./side/side-deck.ts";
import type { SpaceId } from "./space-ids.ts";

/** What lies before a seat. */
export interface Farm {
  /** The supply; animals stand on the farm, but are counted here. */
  goods: Goods;
  house: House;
  rooms: Cells;
  /** Field tiles. */
  fields: Cells;
  stables: Cells;
  /** Each pasture as the set of its spaces, in ascending order; on their outlines stand fences. */
  pastures: Cells[];
  /** Fences that stand elsewhere; only with open pastures. */
  looseFences?: Fences;
  /** Crops lying in fields, space by space; after the fifteen of the farmyard, one place for each field card. */
  grain: number[];
  vegetable: number[];
  /** Cards that are fields, in the order they came. */
  fieldCards: CardId[];
  /** People in play, newborns included. */
  people: number;
  newborns: number;
  /** People who were placed this round. */
  placed: number;
  beggingMarkers: number;
  /** People in play who stand on cards and are not placed. */
  idle: number;
  /** People who are frozen on round spaces: not in play, but not in the supply either. */
  frozen: number;
  /** Farmyard spaces that are covered or burnt: used, and of no other use. Fences around them stay. */
  covered: Cells;
  /** Those of them that a dragon has burnt. */
  burnt: number;
  /** People who go to the supply in the returning home phase of this round. */
  owed: number;
  /** Animals that only cards bring: they live like the others. */
  llamas: number;
  /** Two of them on each unused space, which then is used. */
  fairies: number;
  /** Points noted, also lost ones. */
  noted: number;
  /** Action spaces that a card of the farm has marked. */
  marked: Marked[];
  /** Cards face up before the seat, in the order they came. */
  cards: CardId[];
  /** What lies on a card or stands on its counter. */
  onCard: { [card: string]: number };
  /** Goods that cards have brought so far, by card and good: "A102/wood". */
  brought: { [cardAndGood: string]: number };
  /** Goods that wait on round spaces. */
  promised: Promised[];
  /** What else cards left on round spaces: when such a round starts, the card is asked. */
  due: Due[];
  /** Effects that were used up for a while. */
  spent: Spent[];
  /** Building resources that came in this work phase. */
  obtained: number;
}

/** How long an effect stays used up. */
export type Limit = "turn" | "round" | "harvest" | "game";

export interface Spent {
  readonly card: CardId;
  readonly once: Limit;
}

export interface Marked {
  readonly card: CardId;
  readonly space: SpaceId;
}

export interface Due {
  readonly round: number;
  readonly from: CardId;
}

/** Goods that a card laid on an action space, beside what accumulates there. */
export interface Laid {
  readonly space: SpaceId;
  readonly good: Good;
  readonly count: number;
}

/** A good on a round space, from the card that put it there. */
export interface Promised {
  readonly round: number;
  readonly good: Good;
  readonly count: number;
  readonly from: CardId;
}

export interface State extends Table<Task> {
  readonly options: Options;
  /** 0 before the first. */
  round: number;
  startingPlayer: Seat;
  farms: Farm[];
  /** What lies on each accumulation space, in the order of `SPACE_IDS`. */
  stock: number[];
  /** Other goods on action spaces; whoever uses the space next takes them. */
  laid: Laid[];
  /** Whose people stand on each action space, one bit a seat. */
  occupants: number[];
  /** Spaces that nobody may use any more this round, though nobody may stand there. */
  closed: SpaceId[];
  /** The action space cards on the round spaces so far. */
  revealed: SpaceId[];
  /** Major improvements that nobody has built. */
  majors: MajorId[];
  /** The face-down decks beside the board. */
  sideDecks: SideDeck[];
  /** What is held in hand; null in a game without hand cards. */
  hands: Hands | null;
  /** One bit for each seat whose person the left neighbour is to place; `LENT_NEXT` while all are still to lend one. */
  lent: number;
  /** Cards beside the board: nobody's, they speak to every seat. */
  common: CardId[];
}

export const farmOf = (state: State, seat: Seat): Farm => state.farms[seat]!;

export const ROUNDS = 14;
export const HARVESTS: readonly number[] = [4, 7, 9, 11, 13, 14];
/** Harvests that are still to come in a round, its own among them. */
export const harvestsFrom = (round: number): number => HARVESTS.filter((harvest) => harvest >= round).length;
export const isHarvest = (round: number): boolean => HARVESTS.includes(round);

/** In `lent`: everybody lends a person when all have come home. */
export const LENT_NEXT = 16;

export const MAX_PEOPLE = 5;
export const MAX_FENCES = 15;
export const MAX_STABLES = 4;

/** People who may still be placed in this round. */
export const atHome = ({ people, newborns, placed, idle }: Farm): number =>
  Math.max(0, people - newborns - placed - idle);

/** People whom a seat may still place itself: one may be with the left neighbour. */
export const ownAtHome = (state: State, seat: Seat): number => atHome(farmOf(state, seat)) - ((state.lent >> seat) & 1);
