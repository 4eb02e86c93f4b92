import type { MoveOf, Seat } from "../../table/game.ts";
import { shared } from "../../table/moves.ts";
import type { PhraseMove } from "../../table/phrases.ts";
import type { Rules } from "../../table/rules.ts";
import type { Task } from "./agenda.ts";
import type { HandCardId, HandKind } from "./cards/decks/index.ts";
import type { SideCardId, SideDeckId } from "./cards/decks/side-decks.ts";
import type { CardId, MajorId } from "./cards/index.ts";
import type { Animal, Beast, Good, Some } from "./goods.ts";
import { CELLS, type Cell, type Plot } from "./grid.ts";
import type { Held } from "./hands/held.ts";
import type { House } from "./houses.ts";
import { SPACE_IDS, type SpaceId } from "./space-ids.ts";
import type { State } from "./state.ts";

export type Move =
  | { readonly type: "start"; readonly seat: Seat }
  | { readonly type: "reveal"; readonly space: SpaceId }
  | { readonly type: "deal"; readonly card: Held }
  | { readonly type: "draft"; readonly card: Held }
  | { readonly type: "putBack"; readonly card: Held }
  | { readonly type: "mulligan"; readonly cards: HandKind }
  | { readonly type: "throwAway"; readonly card: HandCardId }
  | { readonly type: "drawCard"; readonly cards: HandKind }
  | { readonly type: "takeCard"; readonly card: HandCardId }
  | { readonly type: "place"; readonly space: SpaceId }
  /** On the seat's own farm, or for its partner. */
  | { readonly type: "room"; readonly cell: Cell; readonly for?: Seat }
  | { readonly type: "stable"; readonly cell: Cell; readonly for?: Seat }
  | { readonly type: "plow"; readonly cell: Cell; readonly for?: Seat }
  | { readonly type: "fence"; readonly cells: readonly Cell[]; readonly for?: Seat }
  /** A single fence on a fence space, by its number. */
  | { readonly type: "oneFence"; readonly at: number; readonly for?: Seat }
  /** Gives the partner so many of a good, or takes them if less than nothing. */
  | { readonly type: "trade"; readonly good: Good; readonly count: number }
  | { readonly type: "sow"; readonly grain: number; readonly vegetable: number }
  | { readonly type: "bake"; readonly grain: number }
  | { readonly type: "improve"; readonly card: MajorId; readonly returns?: MajorId }
  | { readonly type: "play"; readonly card: HandCardId }
  /** Does what a card says; `nth` where it says several things. */
  | { readonly type: "card"; readonly card: CardId; readonly nth?: number }
  /** Goes on with the action of the space. */
  | { readonly type: "act" }
  | { readonly type: "pay"; readonly goods: Some }
  /** At any time: an exchange that a card offers, by its number. */
  | { readonly type: "exchange"; readonly card: CardId; readonly nth: number }
  | { readonly type: "shift"; readonly from: Plot; readonly to: Plot }
  | { readonly type: "replenish"; readonly space: SpaceId }
  /** Brings the goods of the round to all spaces of the seat that refills. */
  | { readonly type: "refill" }
  /** Draws a player; whom, the others do not see. */
  | { readonly type: "sketch"; readonly subject: Seat | null }
  | { readonly type: "guess"; readonly subject: Seat }
  | { readonly type: "judge"; readonly isRight: boolean }
  | { readonly type: "reap"; readonly plot: Plot }
  | { readonly type: "renovate"; readonly to: House }
  | { readonly type: "pick"; readonly good: Good }
  /** So many in one go; one if not given. */
  | { readonly type: "cook"; readonly good: Good; readonly n?: number }
  | { readonly type: "discard"; readonly good: Good }
  | { readonly type: "craft"; readonly card: CardId }
  /** Feeds the family with the food that is there; what is cooked after that feeds nobody. */
  | { readonly type: "feed"; readonly thenCook?: true }
  | { readonly type: "breed"; readonly animals: readonly Beast[] }
  | { readonly type: "chooseDeck"; readonly deck: SideDeckId }
  | { readonly type: "turnUp"; readonly card: SideCardId }
  | { readonly type: "giveUp"; readonly what: Good | "person" }
  | { readonly type: "adopt"; readonly from: Seat }
  | { readonly type: "give"; readonly good: Good }
  /** A person who stands on a space, or one who is still at home. */
  | { readonly type: "takePerson"; readonly space?: SpaceId }
  | { readonly type: "direct"; readonly space: SpaceId }
  | { readonly type: "mark"; readonly space: SpaceId }
  | { readonly type: "useFree"; readonly space: SpaceId }
  /** All of a good in the supply, or all that lies on a space, becomes as many of another good. */
  | { readonly type: "transmute"; readonly what: Good | SpaceId; readonly to: Good }
  | { readonly type: "choose"; readonly n: number }
  | { readonly type: "cover"; readonly cells: readonly Cell[] }
  | { readonly type: "settleDown"; readonly cells: readonly Cell[] }
  /** Places the person that the right neighbour has lent. */
  | { readonly type: "send"; readonly space: SpaceId }
  | { readonly type: "sacrifice"; readonly of: Seat; readonly animal: Beast }
  | { readonly type: "lair"; readonly animal: Animal }
  | { readonly type: "dismiss"; readonly of: Seat; readonly card: CardId }
  | { readonly type: "burn"; readonly cell: Cell }
  | { readonly type: "takeRoad"; readonly side: 1 | 2 }
  /** At any time: lets go, or turns into food, what is no usual good. */
  | { readonly type: "release"; readonly what: "llama" | "fairy" }
  | { readonly type: "roast"; readonly what: "llama" | "fairy" }
  | { readonly type: "scry" }
  /** A card on top of a deck, null for whoever may not know it. */
  | { readonly type: "look"; readonly card: SideCardId | null }
  | { readonly type: "arrange"; readonly card: SideCardId | null }
  | PhraseMove;

/** By which moves each task is answered; the others run by themselves. */
export interface Answers {
  chooseStart: "start";
  deal: "deal";
  draft: "draft";
  putBack: "putBack";
  mulligan: "mulligan" | "stop";
  exchange: "throwAway" | "stop";
  drawCard: "drawCard";
  reveal: "reveal";
  place: "place" | "takeCard" | "send";
  feed: "cook" | "discard" | "exchange" | "craft" | "roast" | "feed";
  makeRoom: "cook" | "stop";
  shiftCrops: "shift" | "stop";
  breed: "breed";
  pick: "pick";
  heed: "card" | "act" | "stop";
  choosePrice: "pay";
  raise: "cook" | "exchange" | "stop";
  barter: "exchange" | "discard" | "stop";
  replenish: "replenish";
  refill: "refill";
  sketch: "sketch";
  guess: "guess";
  judge: "judge";
  reap: "reap" | "stop";
  build: "room" | "stable" | "stop";
  fence: "fence" | "oneFence" | "stop";
  trade: "trade" | "stop";
  plow: "plow";
  sow: "sow";
  bake: "bake" | "stop";
  improve: "improve" | "play" | "stop";
  renovate: "renovate";
  house: "cook" | "discard" | "release" | "roast";
  chooseDeck: "chooseDeck";
  turnUp: "turnUp";
  giveUp: "giveUp";
  adopt: "adopt" | "stop";
  give: "give";
  takePerson: "takePerson";
  direct: "direct";
  mark: "mark";
  takeOne: "pick";
  useFree: "useFree";
  transmute: "transmute";
  pointsForMarks: "choose";
  tend: "choose";
  cover: "cover";
  settleDown: "settleDown";
  sacrifice: "sacrifice";
  lair: "lair" | "dismiss" | "stop";
  burn: "burn";
  takeRoad: "takeRoad";
  look: "look";
  arrange: "arrange";
}

/** A move that answers a kind of task. */
export type AnswerTo<Kind extends keyof Answers> = MoveOf<Move, Answers[Kind]>;

/** The rules of some kinds of tasks. */
export type RulesFor<Kind extends Task["kind"] = Task["kind"]> = Rules<State, Task, Move, Answers, Kind>;

/** Of all equal moves the first. */
export const made = shared<Move>() as <M extends Move>(move: M) => M;

/** Whose farm something is about, where it is not the seat's own. */
export const on = (home: Seat, seat: Seat): { readonly home?: Seat } => (home === seat ? {} : { home });

/** The moves of one type for each space of a seat's own farm, and of its partner's. */
export function onFarms<Type extends "room" | "stable" | "plow">(type: Type) {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  const own = cells.map((cell) => ({ type, cell }) as MoveOf<Move, Type>);
  const partners = [0, 1, 2, 3].map((home) => cells.map((cell) => ({ type, cell, for: home }) as MoveOf<Move, Type>));
  return (cell: Cell, seat: Seat, home: Seat): MoveOf<Move, Type> =>
    home === seat ? own[cell]! : partners[home]![cell]!;
}

/** The moves of one type for each action space, by its number. */
export const bySpace = <Type extends "place" | "send" | "direct" | "mark" | "useFree">(
  type: Type,
): readonly MoveOf<Move, Type>[] => SPACE_IDS.map((space) => ({ type, space }) as MoveOf<Move, Type>);

/** The moves of one type for each card. */
function byCard<Type extends "play" | "craft">(type: Type): (card: CardId) => MoveOf<Move, Type> {
  const moves = new Map<CardId, MoveOf<Move, Type>>();
  return (card) => {
    const known = moves.get(card);
    if (known !== undefined) return known;
    const move = { type, card } as unknown as MoveOf<Move, Type>;
    moves.set(card, move);
    return move;
  };
}

export const playing = byCard("play");
export const crafting = byCard("craft");
