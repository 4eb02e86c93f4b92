import { hasWords } from "../../../../client/words/search.ts";
import { type Amount, type Reward, type TradeCard, tradeCards } from "../../cards.ts";
import type { Crop } from "../../crops.ts";

/** What is looked for among the trade cards; what is not said does not matter. */
export interface Wanted {
  readonly text: string;
  readonly cost: Crop | "any" | "special" | "";
  readonly reward: RewardGroup | "";
  readonly order: "number" | "cost" | "reward";
}

export const ANY: Wanted = { text: "", cost: "", reward: "", order: "number" };

/** Rewards that do alike. */
export const REWARD_GROUPS = ["take", "draw", "supplies", "exchange", "stack", "fulfill", "turn"] as const;
export type RewardGroup = (typeof REWARD_GROUPS)[number];

const GROUP_OF: { readonly [Kind in Reward["kind"]]: RewardGroup } = {
  take: "take",
  perAnimal: "take",
  thirdCard: "take",
  draw: "draw",
  drawBottom: "draw",
  drawThenReturn: "draw",
  cropForCard: "draw",
  supplies: "supplies",
  getSupplies: "supplies",
  exchangeCrops: "exchange",
  tradeCrops: "exchange",
  tradeWithMarket: "exchange",
  tradeWithFulfilled: "exchange",
  fulfilledForCrops: "exchange",
  exchangeHand: "exchange",
  rearrangeStack: "stack",
  fulfillFromStack: "fulfill",
  fourthCard: "fulfill",
  payLess: "fulfill",
  anotherTurn: "turn",
};

export const groupOf = ({ kind }: Reward): RewardGroup => GROUP_OF[kind];

/** Costs that stand for crops of several kinds. */
const ANY_CROPS = ["any", "identical", "different"] as const satisfies readonly (keyof Amount)[];

/** The cards that are wanted, in the order that is wanted; `textOf` says what is printed on a card. */
export function find(wanted: Wanted, textOf: (card: number) => string): readonly TradeCard[] {
  const found = tradeCards.filter((card) => suits(wanted, card) && hasWords(textOf(card.number), wanted.text));
  if (wanted.order === "number") return found;
  const by = wanted.order === "cost" ? costWeight : rewardWeight;
  return found.toSorted((a, b) => by(a) - by(b));
}

function suits({ cost, reward }: Wanted, card: TradeCard): boolean {
  if (reward !== "" && !card.rewards.some((one) => groupOf(one) === reward)) return false;
  if (cost === "") return true;
  if (cost === "special") return card.cost.special !== undefined;
  if (cost === "any") return ANY_CROPS.some((kind) => (card.cost[kind] ?? 0) > 0);
  return (card.cost[cost] ?? 0) > 0;
}

const costWeight = ({ cost: { special, ...crops } }: TradeCard): number =>
  (special === undefined ? 0 : 100) + Object.values(crops).reduce((sum, n) => sum + n, 0);

const rewardWeight = ({ rewards: [first] }: TradeCard): number => REWARD_GROUPS.indexOf(groupOf(first as Reward));
