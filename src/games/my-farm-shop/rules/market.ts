import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { shared } from "../../../table/moves.ts";
import type { FieldCardId } from "../data/field-cards.ts";
import { TRANSPORTS, type Transport } from "../data/grammar.ts";
import { at, farmOf, transportIndex } from "../farm.ts";
import type { AnswerTo, RulesFor, State, Task } from "../state.ts";
import { tables } from "../tables.ts";
import { STALLS } from "./deal.ts";
import { forSeats } from "./for-seats.ts";
import { settledTask } from "./goals.ts";
import { returnSurplus } from "./shop.ts";
import { withSkills } from "./skills.ts";

const PLACE_CARD = forSeats<Task>((seat) => ({ kind: "placeCard", seat }));
const TAKE_TRANSPORTS = forSeats<Task>((seat) => ({ kind: "takeTransports", seat }));

/** By die, by stall from 1 on. */
const TAKES: readonly (readonly AnswerTo<"takeCard">[])[] = [0, ...STALLS].map((die) =>
  STALLS.map((stall) => ({ type: "takeCard", die, stall })),
);

/** By die, by bags: the ways to take a card with so many of them. */
const TAKES_WITH = TAKES.map((takes) =>
  [0, 1, 2, 3, 4, 5].map((bags) => takes.filter(({ die, stall }) => die > 0 && Math.abs(stall - die) <= bags)),
);

export const marketRules: RulesFor<"takeCard" | "placeCard" | "takeTransports"> = {
  /** One die goes to a market stall; each bag moves it by one. Equal dice are one choice. */
  takeCard: {
    moves(state, { seat }) {
      const { dice } = state;
      const bags = Math.min(farmOf(state, seat).bags, 5);
      const moves: AnswerTo<"takeCard">[] = [];
      for (let i = 0; i < dice.length; i++) {
        if (dice[i] === dice[i - 1]) continue;
        for (const take of TAKES_WITH[dice[i]!]![bags]!) moves.push(take);
      }
      return withSkills(state, seat, moves);
    },
    apply(state, { seat }, { die, stall }) {
      farmOf(state, seat).bags -= Math.abs(die - stall);
      state.dice.splice(state.dice.indexOf(die), 1);
      state.hand = state.market[stall - 1] as FieldCardId | "farmer";
      state.market[stall - 1] = null;
      state.stall = stall;
      next(state, (state.hand === "farmer" ? TAKE_TRANSPORTS : PLACE_CARD)[seat]!);
    },
  },

  /** The card covers a field; a card that lay there goes to the box. */
  placeCard: {
    moves: (state, { seat }) => withSkills(state, seat, tables(state).cards[state.hand as FieldCardId].placements),
    apply(state, { seat }, { field }) {
      farmOf(state, seat).cards[at(field)] = state.hand as FieldCardId;
      state.hand = null;
      if (state.options.goals) next(state, settledTask(seat));
    },
  },

  /** The Farmer brings two Transport tiles of different kinds; only what the supply lacks is taken from another player. */
  takeTransports: {
    moves: (state, { seat }) => withSkills(state, seat, pairs(state, seat)),
    apply(state, { seat }, { tiles, from }) {
      const farm = farmOf(state, seat);
      for (const [i, tile] of tiles.entries()) {
        const kind = transportIndex(tile);
        const giver = from?.[i] ?? SUPPLY;
        const source = giver === SUPPLY ? state.supply : farmOf(state, giver).transports;
        source[kind]!--;
        farm.transports[kind]!++;
      }
      if (state.options.goals) next(state, settledTask(seat));
      returnSurplus(state, seat, farm);
    },
  },
};

const SUPPLY: Seat = -1;

const pair = shared<AnswerTo<"takeTransports">>();

function pairs(state: State, seat: Seat): readonly AnswerTo<"takeTransports">[] {
  const moves: AnswerTo<"takeTransports">[] = [];
  for (const [i, first] of TRANSPORTS.entries())
    for (const second of TRANSPORTS.slice(i + 1))
      for (const a of giversOf(state, seat, first))
        for (const b of giversOf(state, seat, second)) {
          const tiles = [first, second];
          moves.push(
            pair({ type: "takeTransports", tiles, ...(a === SUPPLY && b === SUPPLY ? {} : { from: [a, b] }) }),
          );
        }
  return moves;
}

function giversOf(state: State, seat: Seat, tile: Transport): readonly Seat[] {
  const kind = transportIndex(tile);
  if (state.supply[kind]! > 0) return [SUPPLY];
  return state.farms.flatMap(({ transports }, other) => (other !== seat && transports[kind]! > 0 ? [other] : []));
}
