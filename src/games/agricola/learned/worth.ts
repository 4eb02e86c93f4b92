/** What a card is worth, in points, beyond what the farm shows. */
export type Worth = readonly [
  /** Face up, for all rounds of the game; the fewer are left, the less. */
  lasting: number,
  /** Face up, however late. */
  once: number,
  /** In the hand, with all rounds still to come. */
  held: number,
];
