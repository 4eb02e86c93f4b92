import { emptyPile, sources, unseenPile } from "../../table/piles.ts";
import { deck } from "./cards.ts";
import { noCrops } from "./crops.ts";
import type { FormidableOptions } from "./options.ts";
import { rules } from "./rules/index.ts";
import { type Farm, GAP, type State, type Task } from "./state.ts";
import { CARD_SPACE, MARKERS, OFF_BOARD } from "./supplies-board.ts";

/** The cards dealt to each seat, by number of seats. */
const STACK_SIZES: readonly number[] = [0, 30, 20, 17, 15];
const START_HAND = 3;
export const MARKET_SIZE = 5;

/** Everything in its place: stacks face down, three cards drawn, five in the market, a random start. */
export function setup(seats: number, options: FormidableOptions, version: number): State {
  const size = STACK_SIZES[seats] as number;
  const isSolo = seats === 1;
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const order: Task[] = [
    ...(isSolo ? [] : [{ kind: "chooseStart" } as const]),
    ...everySeat.map((owner): Task => ({ kind: "draw", owner, count: START_HAND })),
    { kind: "refill" },
    { kind: "firstTurn" },
  ];
  const state: State = {
    options,
    version,
    seats,
    agenda: order.reverse(),
    shown: 0,
    sources: sources({ deck }),
    farms: everySeat.map(() => farm(size)),
    market: new Array(MARKET_SIZE).fill(GAP),
    marketStack: unseenPile("deck", deck.length - seats * size),
    discard: [],
    start: isSolo ? 0 : -1,
    seat: isSolo ? 0 : -1,
    round: 1,
    turn: 0,
    played: [],
    setDown: emptyPile(),
    looked: emptyPile(),
    hasSupplies: false,
    fromMarket: 0,
    limit: 0,
    less: 0,
    furtherTurns: 0,
    countdown: isSolo ? CARD_SPACE : OFF_BOARD,
    markers: isSolo ? MARKERS : 0,
  };
  rules.settle(state);
  return state;
}

const farm = (stackSize: number): Farm => ({
  crops: noCrops(),
  disc: OFF_BOARD,
  stack: unseenPile("deck", stackSize),
  hand: emptyPile(),
  fulfilled: emptyPile(),
});
