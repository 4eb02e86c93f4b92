import type { Seat } from "../../../src/table/game.ts";
import { andOr, anyOrder, called, either, inOrder, mayDo, type Phrase, upTo } from "../../../src/table/phrases.ts";
import { pickFrom, putBelow, sizeOf } from "../../../src/table/piles.ts";
import type { Crop } from "../crops.ts";
import type { CardsOptions } from "../options.ts";
import { cropsIn, made, type RulesFor, type State, type Task } from "../state.ts";

/** Coins for a pair. */
const PRIZE = 2;

/** The middle of a turn: a pair, in one of the rulebooks' phrases. */
export function pairs({ pairs }: CardsOptions, seat: Seat): readonly (Task | Phrase)[] {
  const pair: Task = { kind: "pair", seat };
  const draw: Task = { kind: "draw", seat };
  switch (pairs) {
    case "none":
      return [];
    case "must":
      return [pair];
    case "mayDo":
      return [mayDo(pair)];
    case "either":
      return [either(pair, { kind: "buy", seat })];
    case "andOr":
      return [andOr<Task>(pair, draw)];
    case "anyOrder":
      return [anyOrder<Task>(draw, pair)];
    case "inOrder":
      return [inOrder<Task>(pair, draw)];
    case "upTo":
      return [upTo(2, pair)];
    case "nested":
      return [
        mayDo(called("feast", inOrder<Task | Phrase>(called("pairs", andOr(pair, { kind: "buy", seat })), draw))),
      ];
  }
}

export const pairRules: RulesFor<"pair"> = {
  /** One of two equal cards goes below the stack, for coins. Whether there are two nobody else knows. */
  pair: {
    secret: true,
    might: ({ hands }, { seat }) => sizeOf(hands[seat]!) > 1,
    can: (state, { seat }) => twins(state, seat).length > 0,
    moves: (state, { seat }) => twins(state, seat).map((card) => made({ type: "pair", card })),
    apply({ sources, stack, hands, coins }, { seat }, { card }) {
      putBelow(stack, pickFrom(sources, hands[seat]!, card!, seat));
      coins[seat]! += PRIZE;
    },
  },
};

/** The crops a seat has two of. */
function twins({ hands }: State, seat: Seat): readonly Crop[] {
  const { cards } = hands[seat]!;
  return cropsIn(hands[seat]!).filter((crop) => cards.filter((card) => card === crop).length > 1);
}
