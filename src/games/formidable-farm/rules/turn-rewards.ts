import { CROP_INDEX } from "../crops.ts";
import { farmOf, isSolo } from "../state.ts";
import { type RewardRules, TAKES } from "./reward-rule.ts";

/** The limit of cards a turn with a fourth card. */
const WITH_FOURTH_CARD = 4;

/** Rewards that change the turn itself. */
export const turnRewards: RewardRules<"anotherTurn" | "payLess" | "fourthCard" | "thirdCard"> = {
  anotherTurn: {
    // Our ruling: alone, there are exactly 18 turns, so another turn changes nothing unless the option makes it free.
    can: (state) => !isSolo(state) || state.options.soloAnotherTurnIsFree,
    apply(state) {
      state.furtherTurns = state.options.anotherTurnStacks ? state.furtherTurns + 1 : 1;
    },
  },
  payLess: {
    apply(state, _, { crops }) {
      state.less = crops;
    },
  },
  fourthCard: {
    can: (state) => state.limit < WITH_FOURTH_CARD,
    apply(state) {
      state.limit = WITH_FOURTH_CARD;
    },
  },
  thirdCard: {
    can: (state) => state.played.length === 3,
    moves: () => TAKES.slice(),
    apply(state, seat, _, __, { crop }) {
      (farmOf(state, seat).crops[CROP_INDEX[crop]] as number)++;
    },
  },
};
