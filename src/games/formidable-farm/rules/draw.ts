import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { dealAt, EVERYONE, isUndealt, only, type Pile, putOnTop, takeAt } from "../../../table/piles.ts";
import { deck } from "../cards.ts";
import {
  type AnswerTo,
  type CardNumber,
  type Destination,
  type Farm,
  farmOf,
  GAP,
  type RulesFor,
  type State,
} from "../state.ts";

/** Takes up to so many cards from the top of a seat's stack; chance says what they are where nobody knows. */
export function draw(state: State, seat: Seat, count: number, to: Destination = "hand"): void {
  takeFromStack(state, seat, count, "top", to);
}

/** Draws the bottommost card of a seat's stack. */
export const drawBottom = (state: State, seat: Seat): void => takeFromStack(state, seat, 1, "bottom", "hand");

function takeFromStack(state: State, owner: Seat, count: number, end: "top" | "bottom", to: Destination): void {
  const farm = farmOf(state, owner);
  const { stack } = farm;
  for (let left = count; left > 0 && stack.cards.length > 0; left--) {
    const index = end === "top" ? stack.cards.length - 1 : 0;
    if (isUndealt(stack, index)) return next(state, { kind: "deal", owner, left, end, to });
    putOnTop(destination(state, farm, to), takeAt(stack, index));
  }
}

function destination(state: State, farm: Farm, to: Destination): Pile<CardNumber> {
  if (to === "hand") return farm.hand;
  if (to === "fulfilled") return farm.fulfilled;
  return to === "setDown" ? state.setDown : state.looked;
}

export const drawRules: RulesFor<"draw" | "deal" | "dealMarket"> = {
  draw: {
    run: (state, { owner, count }) => draw(state, owner, count),
  },

  /** Chance says which card a seat takes from its stack; only that seat sees it. */
  deal: {
    moves(state, { owner, end }) {
      const { from } = farmOf(state, owner).stack;
      return dealsFrom(state, from[end === "top" ? from.length - 1 : 0] as string);
    },
    apply(state, { owner, left, end, to }, { card }) {
      const farm = farmOf(state, owner);
      const index = end === "top" ? farm.stack.cards.length - 1 : 0;
      dealAt(state.sources, farm.stack, index, card, only(owner));
      putOnTop(destination(state, farm, to), takeAt(farm.stack, index));
      if (left > 1) takeFromStack(state, owner, left - 1, end, to);
    },
    use: (_, { owner }) => stackUses[owner] as string,
  },

  /** Chance turns the top card of the market stack up, into the first gap of the market. */
  dealMarket: {
    moves: (state) => dealsFrom(state, state.marketStack.from.at(-1) as string),
    apply(state, _, { card }) {
      const top = state.marketStack.cards.length - 1;
      dealAt(state.sources, state.marketStack, top, card, EVERYONE);
      takeAt(state.marketStack, top);
      state.market[state.market.indexOf(GAP)] = card;
    },
    use: () => "market",
  },
};

/** Every card as chance deals it; one object for each, because they are listed so often. */
const deals: readonly AnswerTo<"deal">[] = [GAP, ...deck].map((card) => ({ type: "deal", card }));

function dealsFrom(state: State, pool: string): readonly AnswerTo<"deal">[] {
  const cards = state.sources.pools[pool] as CardNumber[];
  const outcomes: AnswerTo<"deal">[] = new Array(cards.length);
  for (let i = 0; i < cards.length; i++) outcomes[i] = deals[cards[i] as number] as AnswerTo<"deal">;
  return outcomes;
}

const stackUses = ["stack/0", "stack/1", "stack/2", "stack/3"];
