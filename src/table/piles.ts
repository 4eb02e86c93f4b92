// Hidden zones: places and what is known of them, see piles/pile.ts.

export { dealAt, dealTo, show } from "./piles/dealing.ts";
export { fill } from "./piles/filling.ts";
export { hide } from "./piles/hiding.ts";
export { arrange, mix, pickFrom, revealFrom } from "./piles/mixing.ts";
export {
  EVERYONE,
  emptyPile,
  type Group,
  isUndealt,
  only,
  openPile,
  openSpot,
  type Pile,
  putBelow,
  putOnTop,
  type Sources,
  type Spot,
  sizeOf,
  takeAt,
  unseenPile,
} from "./piles/pile.ts";
export { areAllThere, type Deck, pileShape, pilesFlaw, sourcesShape } from "./piles/soundness.ts";
export { addPool, countIn, forgetPools, outcomesOf, shufflePile, sources } from "./piles/sources.ts";
