import type { Seat } from "../../table/game.ts";
import type { Phrase } from "../../table/phrases.ts";
import type { Task } from "./agenda.ts";
import type { Good } from "./goods.ts";

export type Stage = 1 | 2 | 3 | 4 | 5 | 6;

/** An action space, as printed. */
export interface Space {
  /** Where it comes from: the board, a stage of the action space cards, the extension, a tile, a card beside the board. */
  readonly on: "board" | Stage | "extension" | "extra-tile" | "side-job" | "team-tile" | "card";
  /** With how many seats it is in the game; always if not given. */
  readonly seats?: readonly number[];
  /** With how many of them it lies on the extra tile, not where it else comes from. */
  readonly onTileWith?: readonly number[];
  /** The option that brings it where the extra tile does not lie. */
  readonly orBy?: "copse";
  /** What it accumulates each round, by number of seats (from one on; the last number also for more). */
  readonly accumulates?: { readonly good: Good; readonly counts: readonly number[] };
  /** What piles up there each round, if it is no good. */
  readonly piles?: number;
  /** What its user does; on an accumulation space, before taking the goods. */
  use?(seat: Seat, seats: number): Task | Phrase | undefined;
  /** What its user does in a game with hand cards, where that is something else; nothing accumulates then. */
  withHands?(seat: Seat, seats: number): Task | Phrase;
  /** What its user did in an older edition, and the option that brings it back. */
  readonly older?: { readonly by: "olderSummer"; use(seat: Seat): Task };
  /** The first round in which it may be used. */
  readonly from?: number;
  /** One person in the whole round, whatever a card allows and whoever leaves. */
  readonly isOncePerRound?: boolean;
}
