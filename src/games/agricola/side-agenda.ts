import type { Seat, Task as TableTask } from "../../table/game.ts";
import type { SideCardId, SideDeckId } from "./cards/decks/side-decks.ts";
import type { CardId } from "./cards/ids.ts";
import type { Crop, Good, Some } from "./goods.ts";
import type { House } from "./houses.ts";
import type { SpaceId } from "./space-ids.ts";

/** What side decks bring. */
export type SideTask =
  // Cards
  | { readonly kind: "chooseDeck"; readonly seat: Seat; readonly decks: readonly SideDeckId[] }
  | { readonly kind: "turnUp"; readonly deck: SideDeckId; readonly drawer: Seat }
  | {
      readonly kind: "claim" | "handOn" | "dropCard" | "shuffleBack";
      readonly seat: Seat;
      readonly card: SideCardId;
      readonly by?: CardId;
    }
  | { readonly kind: "holiday"; readonly seat: Seat }
  | { readonly kind: "notePoints"; readonly seat: Seat; readonly points: number; readonly by?: CardId }
  // People
  | { readonly kind: "leave"; readonly seat: Seat; readonly to: Whither; readonly by?: CardId }
  | { readonly kind: "thaw"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "giveUp"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "adopt"; readonly seat: Seat; readonly goods: number; readonly by?: CardId }
  | GiveTask
  | { readonly kind: "takePerson"; readonly seat: Seat; readonly from: Seat; readonly by?: CardId }
  | { readonly kind: "direct"; readonly seat: Seat; readonly whom: Seat; readonly by?: CardId }
  // Action spaces
  | MarkTask
  | {
      readonly kind: "unmark";
      readonly seat: Seat;
      readonly card: CardId;
      readonly space: SpaceId;
      readonly by?: CardId;
    }
  | { readonly kind: "takeOne"; readonly seat: Seat; readonly space: SpaceId; readonly by?: CardId }
  | { readonly kind: "useFree"; readonly seat: Seat; readonly occupies?: true; readonly by?: CardId }
  | { readonly kind: "transmute"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "pointsForMarks"; readonly seat: Seat; readonly card: CardId; readonly by?: CardId }
  // Farms
  | { readonly kind: "ripen"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "tend"; readonly seat: Seat; readonly card: CardId; readonly by?: CardId }
  | { readonly kind: "cover"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "loseHouse"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "turnHouse"; readonly seat: Seat; readonly to: House; readonly by?: CardId }
  | { readonly kind: "settleDown"; readonly seat: Seat }
  | {
      readonly kind: "changeCrops";
      readonly seat: Seat;
      readonly crops: readonly Crop[];
      readonly times: 0 | 2;
      readonly by?: CardId;
    }
  | { readonly kind: "burn"; readonly seat: Seat; readonly left: number; readonly by?: CardId }
  | { readonly kind: "turnIntoLlamas"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "takeFairies"; readonly seat: Seat; readonly space: SpaceId }
  // More people, more spaces
  | { readonly kind: "owePerson"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "lendPeople"; readonly by?: CardId }
  | { readonly kind: "skipTurn"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "sacrifice"; readonly seat: Seat; readonly by?: CardId }
  | { readonly kind: "lair"; readonly seat: Seat; readonly may?: boolean; readonly by?: CardId }
  | { readonly kind: "takeRoad"; readonly seat: Seat; readonly card: CardId; readonly by?: CardId }
  | { readonly kind: "gather"; readonly seat: Seat; readonly goods: readonly Good[]; readonly by?: CardId }
  | { readonly kind: "pileUp"; readonly space: SpaceId; readonly count: number; readonly by?: CardId }
  // The top of a deck
  | { readonly kind: "look"; readonly deck: SideDeckId; readonly looker: Seat; readonly count: number }
  | { readonly kind: "arrange"; readonly seat: Seat; readonly deck: SideDeckId; readonly at: number };

/** Where a person goes who is no longer placed: to the supply, onto a card for good, onto a round space. */
export type Whither = "supply" | "card" | "round";

/** Goods for another seat, any of them, chosen one at a time. */
export interface GiveTask extends TableTask {
  readonly kind: "give";
  readonly seat: Seat;
  readonly to: Seat;
  readonly count: number;
  /** What was chosen so far. */
  readonly given: Some;
  readonly by?: CardId;
}

/** Mark action spaces, one at a time, each once. */
interface MarkTask extends TableTask {
  readonly kind: "mark";
  readonly seat: Seat;
  readonly card: CardId;
  readonly count: number;
  /** Accumulation spaces only. */
  readonly accumulating?: true;
  readonly by?: CardId;
}
