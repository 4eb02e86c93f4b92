import { agenda, type Rules } from "../../../table/agenda.ts";
import type { Move, State, Task } from "../state.ts";
import { arrangeRule, returnCardsRule } from "./card-rewards.ts";
import { payCoinsRule } from "./coins.ts";
import { takeCropsRule } from "./crop-rewards.ts";
import { dealMarketRule, dealRule, drawRule } from "./draw.ts";
import { coinToHandRule, coinToStackRule, marketToStackRule, payAnimalsRule, payRule, rewardsRule } from "./fulfill.ts";
import { rewardRule } from "./rewards.ts";
import { supplyRule } from "./supplies.ts";
import { chooseStartRule, endOfTurnRule, firstTurnRule, nextTurnRule, refillRule, turnRule } from "./turn.ts";

const gameRules: Rules<State, Task, Move> = {
  chooseStart: chooseStartRule,
  draw: drawRule,
  deal: dealRule,
  refill: refillRule,
  dealMarket: dealMarketRule,
  firstTurn: firstTurnRule,
  turn: turnRule,
  endOfTurn: endOfTurnRule,
  nextTurn: nextTurnRule,
  supply: supplyRule,
  pay: payRule,
  payCoins: payCoinsRule,
  coinToStack: coinToStackRule,
  coinToHand: coinToHandRule,
  marketToStack: marketToStackRule,
  payAnimals: payAnimalsRule,
  rewards: rewardsRule,
  reward: rewardRule,
  takeCrops: takeCropsRule,
  returnCards: returnCardsRule,
  arrange: arrangeRule,
};

/** The rules of Formidable Farm, as play. */
export const rules = agenda<State, Task, Move>(gameRules);
