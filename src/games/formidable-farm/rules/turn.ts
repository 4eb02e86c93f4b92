import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { openPile, openSpot, putOnTop, shufflePile, takeAt } from "../../../table/piles.ts";
import { CROP_INDEX, CROPS } from "../crops.ts";
import {
  type AnswerTo,
  type CardNumber,
  coinsOf,
  farmOf,
  GAP,
  hasFinished,
  isSolo,
  type RulesFor,
  type State,
} from "../state.ts";
import { clockwise, MARKERS, SPACES } from "../supplies-board.ts";
import { payCoins } from "./coins.ts";
import { addFulfillable, fulfill } from "./fulfill.ts";
import { addSupplies, getSupplies } from "./supplies.ts";

const STARTS: readonly AnswerTo<"chooseStart">[] = [0, 1, 2, 3].map((seat) => ({ type: "start", seat }));

const CARDS_A_TURN = 3;
/** Alone, a seat may fulfill any number of cards; more than there are is no limit. */
const NO_LIMIT = 999;

/** What an additional crop or card costs, in fulfilled cards. */
export const ADDITIONAL_FEE = 3;

const additionalCrops: readonly AnswerTo<"turn">[] = CROPS.map((crop) => ({ type: "additionalCrop", crop }));
const ADDITIONAL_CARD: AnswerTo<"turn"> = { type: "additionalCard" };
const END_TURN: AnswerTo<"turn"> = { type: "endTurn" };

export const turnRules: RulesFor<"turn" | "endOfTurn" | "refill" | "nextTurn" | "firstTurn" | "chooseStart"> = {
  /** Supplies once, cards up to the limit and rule breakers, in any order, until the seat ends its turn. (Your turn) */
  turn: {
    // Which cards can be fulfilled hangs on a hand that others do not see.
    secret: true,
    // Alone, the game is won as soon as the last card is fulfilled.
    might: (state, { seat }) => !isSolo(state) || !hasFinished(farmOf(state, seat)),
    moves(state, { seat }) {
      const moves: AnswerTo<"turn">[] = [];
      const farm = farmOf(state, seat);
      addFulfillable(state, seat, moves);
      if (!state.hasSupplies) addSupplies(state, seat, moves);
      if (coinsOf(farm) >= ADDITIONAL_FEE) {
        for (let i = 0; i < 5; i++) moves.push(additionalCrops[i]!);
        if (farm.stack.cards.length > 0) moves.push(ADDITIONAL_CARD);
      }
      if (state.hasSupplies) moves.push(END_TURN);
      return moves;
    },
    apply(state, task, move) {
      if (move.type === "endTurn") return;
      const { seat } = task;
      next(state, task);
      switch (move.type) {
        case "fulfill":
          return fulfill(state, seat, move);
        case "getSupplies":
          state.hasSupplies = true;
          return getSupplies(state, seat, move);
        case "additionalCrop":
          (farmOf(state, seat).crops[CROP_INDEX[move.crop]] as number)++;
          return payCoins(state, seat, ADDITIONAL_FEE);
        case "additionalCard":
          next(state, { kind: "draw", owner: seat, count: 1 });
          return payCoins(state, seat, ADDITIONAL_FEE);
      }
    },
  },

  /** The seat puts its cards away; they are coins from now on. Then the market is refilled. */
  endOfTurn: {
    run(state) {
      const farm = farmOf(state, state.seat);
      for (const card of state.played) putOnTop(farm.fulfilled, openSpot(card));
      state.played = [];
      while (state.setDown.cards.length > 0) putOnTop(farm.fulfilled, takeAt(state.setDown, 0));
      if (isSolo(state) && hasFinished(farm)) return;
      next(state, { kind: "refill" }, { kind: "nextTurn" });
    },
  },

  /** Fills the gaps of the market; an empty market stack is replaced by the shuffled discard pile. */
  refill: {
    run(state) {
      if (!state.market.includes(GAP)) return;
      if (state.marketStack.cards.length === 0) {
        if (state.discard.length === 0) return;
        forgetPool(state, "discard");
        state.marketStack = shufflePile(state.sources, openPile<CardNumber>(state.discard), "discard");
        state.discard = [];
      }
      next(state, { kind: "dealMarket" }, { kind: "refill" });
    },
  },

  /** Another turn, the next seat's turn, or the end of the game. */
  nextTurn: {
    run(state) {
      const isFurther = takesFurtherTurn(state);
      if (isSolo(state) ? isLost(state, isFurther) : !isFurther && isRoundOver(state)) return;
      beginTurn(state, isFurther || isSolo(state) ? state.seat : (state.seat + 1) % state.seats);
    },
  },

  /** The seat with the starting card begins. */
  firstTurn: { run: (state) => beginTurn(state, state.start) },

  /** Chance chooses who starts. */
  chooseStart: {
    moves: ({ seats }) => STARTS.slice(0, seats),
    apply(state, _, { seat }) {
      state.start = seat;
    },
  },
};

/** A pool whose cards have all been laid open says nothing any more. */
function forgetPool({ sources }: State, name: string): void {
  delete sources.pools[name];
  delete sources.began[name];
}

function takesFurtherTurn(state: State): boolean {
  if (state.furtherTurns === 0) return false;
  state.furtherTurns--;
  const isAllowed = !hasFinished(farmOf(state, state.seat)) || state.options.finishedSeatTakesAnotherTurn;
  // Our ruling: further turns end with the round limit too, so that every game ends.
  if (isAllowed && state.turn < state.options.roundLimit * state.seats) return true;
  state.furtherTurns = 0;
  return false;
}

/** Moves the countdown disc; the game is lost when it is back for the third time. */
function isLost(state: State, isFurther: boolean): boolean {
  if (isFurther) return false;
  state.countdown = clockwise(state.countdown, 1);
  if (state.countdown !== 0) return false;
  return --state.markers < 0;
}

/** Alone: which of the eighteen turns this is, as the countdown disc and the discs beside the board say. */
export const countdownTurn = ({ countdown, markers }: State): number =>
  (MARKERS - markers) * SPACES.length + countdown + 1;

/** Whether the game ends with this turn: the last of a round in which a seat has finished, or of the last round. */
function isRoundOver(state: State): boolean {
  if ((state.seat + 1) % state.seats !== state.start) return false;
  if (state.farms.some(hasFinished) || state.round >= state.options.roundLimit) return true;
  state.round++;
  return false;
}

function beginTurn(state: State, seat: Seat): void {
  state.seat = seat;
  state.turn++;
  state.hasSupplies = false;
  state.fromMarket = 0;
  state.limit = isSolo(state) ? NO_LIMIT : CARDS_A_TURN;
  state.less = 0;
  if (isSolo(state)) state.round = state.turn;
  next(state, { kind: "turn", seat }, { kind: "endOfTurn" });
}
