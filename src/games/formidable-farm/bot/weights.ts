/** What things are worth, in wheat: a turn's supplies bring about three. */
export interface Weights {
  /** Of the crops, in the order of `CROPS`. */
  readonly crops: readonly number[];
  /** Of a crop of any kind; what one costs that a card leaves open, and one of so many different ones. */
  readonly any: number;
  readonly open: number;
  readonly different: number;
  /** Having one card fewer to fulfill, beside what it costs. */
  readonly slot: number;
  /** Drawing a card. */
  readonly draw: number;
  /** What an unknown card costs more than it brings. */
  readonly unknown: number;
  readonly coin: number;
  /** Rewards: a further turn, supplies of a space, supplies of choice, a crop less, a crop for the third card, an exchange. */
  readonly furtherTurn: number;
  readonly supplies: number;
  readonly anySupplies: number;
  readonly less: number;
  readonly third: number;
  readonly exchange: number;
  /** Supplies that are still to come this turn. */
  readonly due: number;
  /** A hand card that could be fulfilled at once. */
  readonly ready: number;
  /** How many crops that no hand card asks for are welcome for each unknown card, and their share of their value. */
  readonly perUnknown: number;
  readonly spare: number;
  /** The share of all other crops. */
  readonly surplus: number;
  /** With how few cards unknown rewards begin to be of less use. */
  readonly late: number;
  readonly finished: number;
}

/** Found by an evolution strategy that played solo games for the fewest turns: seven generations of twelve, 16 deals each. */
export const tuned: Weights = {
  crops: [1.127, 1.694, 1.88, 3.164, 2.62],
  any: 2.323,
  open: 0.705,
  different: 0.837,
  slot: 0.709,
  draw: 2.403,
  unknown: 2.536,
  coin: 0.736,
  furtherTurn: 3.401,
  supplies: 2.866,
  anySupplies: 3.904,
  less: 0.889,
  third: 2.819,
  exchange: 1.542,
  due: 3.053,
  ready: 1.05,
  perUnknown: 1.708,
  spare: 0.687,
  surplus: 0.097,
  late: 4.456,
  finished: 1000,
};

/** Settled by hand: bots were first measured with these. */
export const first: Weights = {
  crops: [1, 1.5, 1.5, 3, 3],
  any: 2.5,
  open: 1.2,
  different: 1.6,
  slot: 1.5,
  draw: 2,
  unknown: 2.2,
  coin: 0.6,
  furtherTurn: 5,
  supplies: 2.7,
  anySupplies: 2.8,
  less: 1.3,
  third: 1.8,
  exchange: 1.5,
  due: 2.6,
  ready: 1,
  perUnknown: 2,
  spare: 0.6,
  surplus: 0.08,
  late: 4,
  finished: 1000,
};
