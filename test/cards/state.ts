import type { MoveOf, Seat, Table } from "../../src/table/game.ts";
import { shared } from "../../src/table/moves.ts";
import type { PhraseMove } from "../../src/table/phrases.ts";
import type { Pile, Sources } from "../../src/table/piles.ts";
import type { Rules } from "../../src/table/rules.ts";
import type { Crop, Weather } from "./crops.ts";
import type { CardsOptions } from "./options.ts";

export interface State extends Table<Task> {
  readonly options: CardsOptions;
  sources: Sources<Crop>;
  /** The top is the last card. */
  stack: Pile<Crop>;
  /** At most one card, open. */
  market: Pile<Crop>;
  /** Open and sorted. */
  discard: Pile<Crop>;
  hands: Pile<Crop>[];
  /** What each seat drafts from. */
  packs: Pile<Crop>[];
  /** What each seat bids, not shown yet. */
  bids: Pile<Crop>[];
  coins: number[];
  round: number;
  weather: Weather;
  /** How often the discard was shuffled. */
  shuffles: number;
}

export type Task =
  | { readonly kind: "dealPack"; readonly to: Seat }
  | { readonly kind: "pick"; readonly seat: Seat }
  | { readonly kind: "passPacks" }
  | { readonly kind: "endDraft" }
  | { readonly kind: "round" }
  | { readonly kind: "weather" }
  | { readonly kind: "draw"; readonly seat: Seat }
  | { readonly kind: "refill" }
  | { readonly kind: "deal"; readonly to: Seat | "market" }
  | { readonly kind: "peek"; readonly seat: Seat }
  | { readonly kind: "look"; readonly to: Seat; readonly index: number }
  | { readonly kind: "arrange"; readonly seat: Seat; readonly count: number }
  | { readonly kind: "bury"; readonly seat: Seat }
  | { readonly kind: "buy"; readonly seat: Seat }
  | { readonly kind: "sell"; readonly seat: Seat }
  | { readonly kind: "pair"; readonly seat: Seat }
  | { readonly kind: "holdHands" }
  | { readonly kind: "bid"; readonly seat: Seat }
  | { readonly kind: "award" }
  | { readonly kind: "showHands" };

/** `card: null` and no cards: not seen. */
export type Move =
  | PhraseMove
  | { readonly type: "deal"; readonly card: Crop | null }
  | { readonly type: "weather"; readonly weather: Weather }
  | { readonly type: "pick"; readonly card: Crop | null }
  | { readonly type: "arrange"; readonly cards: readonly Crop[] }
  | { readonly type: "bury"; readonly card: Crop | null }
  | { readonly type: "buy" }
  | { readonly type: "sell"; readonly card: Crop }
  | { readonly type: "pair"; readonly card: Crop | null }
  | { readonly type: "bid"; readonly card: Crop | null }
  | { readonly type: "compost"; readonly card: Crop };

/** By which moves each task is answered; the others run by themselves. */
export interface Answers {
  dealPack: "deal";
  pick: "pick";
  weather: "weather";
  deal: "deal";
  look: "deal";
  arrange: "arrange";
  bury: "bury";
  buy: "buy";
  sell: "sell";
  pair: "pair";
  bid: "bid";
}

/** A move that answers a kind of task. */
export type AnswerTo<Kind extends keyof Answers> = MoveOf<Move, Answers[Kind]>;

/** Of all equal moves the first. */
export const made = shared<Move>() as <M extends Move>(move: M) => M;

/** The rules of some kinds of tasks. */
export type RulesFor<Kind extends Task["kind"]> = Rules<State, Task, Move, Answers, Kind>;

/** Every pile, in a fixed order. */
export const zonesOf = ({ stack, market, discard, hands, packs, bids }: State): readonly Pile<Crop>[] => [
  stack,
  market,
  discard,
  ...hands,
  ...packs,
  ...bids,
];

/** What a seat sees in a pile, each crop once, sorted. */
export function cropsIn(pile: Pile<Crop>): readonly Crop[] {
  const crops: Crop[] = [];
  for (const card of pile.cards) if (card !== null && !crops.includes(card)) crops.push(card);
  return crops.sort();
}
