import type { Seat } from "../../../table/game.ts";
import type { Animal, Some } from "../goods.ts";
import type { Cells } from "../grid.ts";
import type { House } from "../houses.ts";
import type { SpaceId } from "../space-ids.ts";
import type { CardId } from "./ids.ts";
import type { CardKind } from "./kinds.ts";

/** Where goods come from: a space, a card, a part of the game; the general supply if nothing is said. */
export interface Source {
  readonly space?: SpaceId;
  /** Whether a person used the space. */
  readonly isUse?: true;
  readonly card?: CardId;
  readonly part?: "round-space" | "harvest" | "breeding" | "partner";
}

/** The moments at which cards may speak, each with what happened. `seat` is who did it, not always the card's owner. */
export interface Moments {
  /** Before the owner pays for a card from hand; what comes now may pay for it. */
  plays: { readonly seat: Seat; readonly kind: CardKind };
  /** This very card was played and paid; other cards hear `cardPlayed`. */
  played: { readonly seat: Seat };
  /** A card was played or built. */
  cardPlayed: { readonly seat: Seat; readonly card: CardId; readonly kind: CardKind };
  /** What this very card left on a round space has its round; goods come by themselves. */
  arrives: { readonly round: number };
  /** Before a card is revealed and before goods come from the round space. */
  beforeRound: { readonly round: number };
  /** In the preparation phase, with the goods of the round space in hand. */
  startOfRound: { readonly round: number };
  /** The work phase begins, before the first turn. */
  workStarts: { readonly round: number };
  /** A seat is about to place a person. */
  turnStarts: { readonly seat: Seat };
  /** A person stands on a space. Gains come before the space's action, other effects before or after it. */
  usesSpace: Used;
  /** Immediately after the space's action. */
  usedSpace: Used;
  /** At the end of the turn, too late for anything done in it. */
  turnEnds: Used;
  /** A seat has its turn and only newborns are at home. */
  onlyNewbornsAtHome: { readonly seat: Seat };
  /** A whole action is done: rooms, stables or fences built, however many. */
  builtRooms: { readonly seat: Seat; readonly count: number; readonly house: House };
  builtStables: { readonly seat: Seat; readonly count: number };
  /** `pastures` are those newly enclosed as they stand now; parts of old ones are not among them. */
  fenced: { readonly seat: Seat; readonly fences: number; readonly pastures: readonly Cells[] };
  renovated: { readonly seat: Seat; readonly from: House; readonly to: House };
  plowed: { readonly seat: Seat };
  sowed: { readonly seat: Seat; readonly grain: number; readonly vegetable: number };
  baked: { readonly seat: Seat; readonly grain: number };
  grew: { readonly seat: Seat; readonly withRoom: boolean };
  /** Goods came to a supply or farm, wherever from. */
  gained: { readonly seat: Seat; readonly goods: Some; readonly from: Source };
  /** The returning home phase: as it begins, while people still stand, when all are home. */
  beforeReturning: { readonly round: number };
  returning: { readonly round: number };
  returned: { readonly round: number };
  /** The harvest: before crops are taken, with the crops in hand, before feeding, and as it ends. */
  fieldPhaseStarts: { readonly round: number };
  fieldPhase: { readonly round: number };
  feedingPhase: { readonly round: number };
  /** A seat has fed its family; its own cards hear it before animals breed. */
  fed: { readonly seat: Seat };
  /** Newborn animals came; heard when all seats have bred. */
  bred: { readonly seat: Seat; readonly animals: readonly Animal[] };
  harvestEnds: { readonly round: number };
  roundEnds: { readonly round: number };
  /** After the last round. */
  beforeScoring: { readonly round: number };
}

export type Moment = keyof Moments;

/** A person's use of a space. */
interface Used {
  readonly seat: Seat;
  readonly space: SpaceId;
  /** Which placement of this turn it is: 1, or 2 for the second of two people in a row. */
  readonly nth: number;
}
