import { type Amount, cardOf, deck, type Reward, type SpecialCost, type TradeCard } from "../cards.ts";
import { namedCrops } from "../crops.ts";
import type { Weights } from "./weights.ts";

const amountWorth = (
  { any = 0, identical = 0, different = 0, ...named }: Amount,
  loose: number,
  weights: Weights,
): number =>
  namedCrops(named).reduce((worth, n, i) => worth + n * (weights.crops[i] as number), 0) +
  (any + identical) * loose +
  different * weights.different;

/** What a card costs and brings, but for the cards it draws. */
export interface Estimate {
  readonly cost: number;
  readonly brings: number;
  readonly bringsAlone: number;
  readonly draws: number;
}

/** What all cards cost and bring, by their numbers. */
export const estimatesBy = (weights: Weights): readonly Estimate[] => [
  { cost: 0, brings: 0, bringsAlone: 0, draws: 0 },
  ...deck.map((card) => estimate(cardOf(card), weights)),
];

function estimate({ cost: { special, ...crops }, rewards }: TradeCard, weights: Weights): Estimate {
  const worth = (isSolo: boolean) => rewards.reduce((sum, reward) => sum + rewardWorth(reward, isSolo, weights), 0);
  return {
    cost: amountWorth(crops, weights.open, weights) + (special === undefined ? 0 : specialWorth(special, weights)),
    brings: worth(false),
    bringsAlone: worth(true),
    draws: rewards.reduce((sum, reward) => sum + (reward.kind === "draw" ? reward.cards : 0), 0),
  };
}

function specialWorth(special: SpecialCost, weights: Weights): number {
  switch (special) {
    case "fulfilledUnderStack":
    case "market1UnderStack":
      return weights.slot + weights.draw + 1;
    case "fulfilledToHand":
      return weights.slot + 1;
    case "market3UnderStack":
      return 3 * (weights.slot + weights.draw + 1);
    case "pay3Fulfilled":
      return 3 * weights.coin;
    case "anyNumberAnimals":
      return 3;
  }
}

function rewardWorth(reward: Reward, isSolo: boolean, weights: Weights): number {
  switch (reward.kind) {
    case "take":
      return amountWorth(reward.crops, weights.any, weights);
    case "perAnimal":
      return amountWorth(reward.reward.crops, weights.any, weights);
    case "draw":
      return 0;
    case "supplies":
      return weights.supplies * reward.times;
    case "drawBottom":
      return weights.draw;
    case "rearrangeStack":
      return 0.5;
    case "exchangeHand":
      return 0.7;
    case "fulfillFromStack":
      return weights.slot + weights.unknown + weights.draw;
    case "drawThenReturn":
      return weights.draw + 0.6 * reward.return;
    case "exchangeCrops":
      return weights.exchange;
    case "tradeCrops":
      return 0.7;
    case "cropForCard":
      return 0.8 * reward.times;
    case "anotherTurn":
      return isSolo ? 0 : weights.furtherTurn;
    case "payLess":
      return weights.less;
    case "tradeWithMarket":
      return 0.6 * reward.times;
    case "tradeWithFulfilled":
      return 1.2;
    case "fulfilledForCrops":
      return (weights.any - weights.coin) * reward.times;
    case "fourthCard":
      return isSolo ? 0 : 1;
    case "thirdCard":
      return weights.third;
    case "getSupplies":
      return weights.anySupplies;
  }
}
