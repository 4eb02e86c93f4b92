import type { Crop } from "./crops.ts";

/** Crops asked for or given: of a kind, of any kinds, all of one kind, all of different kinds. */
export type Amount = { readonly [K in Crop | "any" | "identical" | "different"]?: number };

/** Crops given as a reward: of a kind, or of any kinds by choice. */
export type Gain = { readonly [K in Crop | "any"]?: number };

/** Costs that are not crops. */
export type SpecialCost =
  | "fulfilledUnderStack"
  | "fulfilledToHand"
  | "market1UnderStack"
  | "market3UnderStack"
  | "pay3Fulfilled"
  | "anyNumberAnimals";

export type Cost = Amount & { readonly special?: SpecialCost };

/** What fulfilling a card gives; the rewards of a card are used in the printed order, each one voluntary. */
export type Reward =
  | Take
  | { readonly kind: "draw"; readonly cards: number }
  | { readonly kind: "supplies"; readonly at: SuppliesAt; readonly times: number }
  | { readonly kind: "drawBottom" }
  | { readonly kind: "rearrangeStack"; readonly cards: number }
  | { readonly kind: "exchangeHand"; readonly upTo: number }
  | { readonly kind: "fulfillFromStack" }
  | { readonly kind: "drawThenReturn"; readonly draw: number; readonly return: number }
  | { readonly kind: "exchangeCrops"; readonly give: Gain; readonly take: Gain; readonly times: number }
  | { readonly kind: "tradeCrops"; readonly a: Gain; readonly b: Gain; readonly times: number }
  | { readonly kind: "cropForCard"; readonly give: { readonly any: 1 }; readonly times: number }
  | { readonly kind: "anotherTurn" }
  | { readonly kind: "payLess"; readonly crops: number }
  | { readonly kind: "tradeWithMarket"; readonly times: number }
  | { readonly kind: "tradeWithFulfilled"; readonly times: number }
  | {
      readonly kind: "fulfilledForCrops";
      readonly give: number;
      readonly take: { readonly any: 1 };
      readonly times: number;
    }
  | { readonly kind: "fourthCard" }
  | { readonly kind: "thirdCard"; readonly take: { readonly any: 1 } }
  | { readonly kind: "getSupplies" }
  /** The inner reward for each animal paid. */
  | { readonly kind: "perAnimal"; readonly reward: Take };

interface Take {
  readonly kind: "take";
  readonly crops: Gain;
}

/** Which space a supplies reward is taken from, seen from the seat's own disc. */
export type SuppliesAt = "own" | "adjacent" | "opposite" | "any" | "previous";

export interface TradeCard {
  readonly number: number;
  readonly id: string;
  readonly cost: Cost;
  readonly rewards: readonly Reward[];
  /**
   * Where the card comes from: named in the booklet, its reward an example of the booklet, named in a review, or
   * designed by us because no list of the printed cards is public.
   */
  readonly provenance: "text" | "text-reward" | "review" | "designed";
  readonly note?: string;
}

/** The 119 trade cards, in the order of their numbers, which begin with 1. */
export const tradeCards: readonly TradeCard[] = [
  {
    number: 1,
    id: "2-tomatoes--2-wheat",
    cost: { tomato: 2 },
    rewards: [{ kind: "take", crops: { wheat: 2 } }],
    provenance: "text",
    note: "Introduction: a customer who wants tomatoes gives two bags of wheat. The number of tomatoes is not stated; 2 is our reading of the plural.",
  },
  {
    number: 2,
    id: "2-tomatoes--1-sheep",
    cost: { tomato: 2 },
    rewards: [{ kind: "take", crops: { sheep: 1 } }],
    provenance: "text",
    note: "Example of a turn, step 2.",
  },
  {
    number: 3,
    id: "1-tomato-1-sheep-1-pig--8-wheat",
    cost: { tomato: 1, sheep: 1, pig: 1 },
    rewards: [{ kind: "take", crops: { wheat: 8 } }],
    provenance: "text",
    note: "Example of a turn, step 6.",
  },
  {
    number: 4,
    id: "1-sheep--2-tomatoes-1-wheat",
    cost: { sheep: 1 },
    rewards: [{ kind: "take", crops: { tomato: 2, wheat: 1 } }],
    provenance: "review",
    note: "Named as an easy example in the Meeple Mountain review; it may be an illustration rather than a printed card.",
  },
  {
    number: 5,
    id: "1-cucumber--2-wheat",
    cost: { cucumber: 1 },
    rewards: [{ kind: "take", crops: { wheat: 2 } }],
    provenance: "designed",
  },
  {
    number: 6,
    id: "2-wheat--1-cucumber",
    cost: { wheat: 2 },
    rewards: [{ kind: "take", crops: { cucumber: 1 } }],
    provenance: "designed",
  },
  {
    number: 7,
    id: "2-wheat--1-tomato",
    cost: { wheat: 2 },
    rewards: [{ kind: "take", crops: { tomato: 1 } }],
    provenance: "designed",
  },
  {
    number: 8,
    id: "2-cucumbers--1-pig",
    cost: { cucumber: 2 },
    rewards: [{ kind: "take", crops: { pig: 1 } }],
    provenance: "designed",
  },
  {
    number: 9,
    id: "4-wheat--2-cucumbers",
    cost: { wheat: 4 },
    rewards: [{ kind: "take", crops: { cucumber: 2 } }],
    provenance: "designed",
  },
  {
    number: 10,
    id: "4-wheat--2-tomatoes",
    cost: { wheat: 4 },
    rewards: [{ kind: "take", crops: { tomato: 2 } }],
    provenance: "designed",
  },
  {
    number: 11,
    id: "5-wheat--1-sheep",
    cost: { wheat: 5 },
    rewards: [{ kind: "take", crops: { sheep: 1 } }],
    provenance: "designed",
  },
  {
    number: 12,
    id: "5-wheat--1-pig",
    cost: { wheat: 5 },
    rewards: [{ kind: "take", crops: { pig: 1 } }],
    provenance: "designed",
  },
  {
    number: 13,
    id: "1-sheep--3-wheat",
    cost: { sheep: 1 },
    rewards: [{ kind: "take", crops: { wheat: 3 } }],
    provenance: "designed",
  },
  {
    number: 14,
    id: "1-pig--3-wheat",
    cost: { pig: 1 },
    rewards: [{ kind: "take", crops: { wheat: 3 } }],
    provenance: "designed",
  },
  {
    number: 15,
    id: "1-sheep--1-cucumber-1-tomato",
    cost: { sheep: 1 },
    rewards: [{ kind: "take", crops: { cucumber: 1, tomato: 1 } }],
    provenance: "designed",
  },
  {
    number: 16,
    id: "1-pig--2-cucumbers",
    cost: { pig: 1 },
    rewards: [{ kind: "take", crops: { cucumber: 2 } }],
    provenance: "designed",
  },
  {
    number: 17,
    id: "2-cucumbers-1-tomato--1-sheep-1-wheat",
    cost: { cucumber: 2, tomato: 1 },
    rewards: [{ kind: "take", crops: { sheep: 1, wheat: 1 } }],
    provenance: "designed",
  },
  {
    number: 18,
    id: "1-cucumber-2-tomatoes--1-pig-1-wheat",
    cost: { cucumber: 1, tomato: 2 },
    rewards: [{ kind: "take", crops: { pig: 1, wheat: 1 } }],
    provenance: "designed",
  },
  {
    number: 19,
    id: "1-sheep-1-wheat--1-pig",
    cost: { sheep: 1, wheat: 1 },
    rewards: [{ kind: "take", crops: { pig: 1 } }],
    provenance: "designed",
  },
  {
    number: 20,
    id: "1-pig-1-wheat--1-sheep",
    cost: { pig: 1, wheat: 1 },
    rewards: [{ kind: "take", crops: { sheep: 1 } }],
    provenance: "designed",
  },
  {
    number: 21,
    id: "3-tomatoes--3-cucumbers",
    cost: { tomato: 3 },
    rewards: [{ kind: "take", crops: { cucumber: 3 } }],
    provenance: "designed",
  },
  {
    number: 22,
    id: "3-cucumbers--3-tomatoes",
    cost: { cucumber: 3 },
    rewards: [{ kind: "take", crops: { tomato: 3 } }],
    provenance: "designed",
  },
  {
    number: 23,
    id: "1-sheep-1-cucumber--3-tomatoes",
    cost: { sheep: 1, cucumber: 1 },
    rewards: [{ kind: "take", crops: { tomato: 3 } }],
    provenance: "designed",
  },
  {
    number: 24,
    id: "1-pig-1-tomato--3-cucumbers",
    cost: { pig: 1, tomato: 1 },
    rewards: [{ kind: "take", crops: { cucumber: 3 } }],
    provenance: "designed",
  },
  {
    number: 25,
    id: "3-wheat-2-cucumbers--1-sheep-1-tomato",
    cost: { wheat: 3, cucumber: 2 },
    rewards: [{ kind: "take", crops: { sheep: 1, tomato: 1 } }],
    provenance: "designed",
  },
  {
    number: 26,
    id: "3-wheat-2-tomatoes--1-pig-1-cucumber",
    cost: { wheat: 3, tomato: 2 },
    rewards: [{ kind: "take", crops: { pig: 1, cucumber: 1 } }],
    provenance: "designed",
  },
  {
    number: 27,
    id: "2-sheep--5-wheat",
    cost: { sheep: 2 },
    rewards: [{ kind: "take", crops: { wheat: 5 } }],
    provenance: "designed",
  },
  {
    number: 28,
    id: "2-pigs--2-cucumbers-1-tomato",
    cost: { pig: 2 },
    rewards: [{ kind: "take", crops: { cucumber: 2, tomato: 1 } }],
    provenance: "designed",
  },
  {
    number: 29,
    id: "1-sheep-1-pig--2-cucumbers-2-tomatoes",
    cost: { sheep: 1, pig: 1 },
    rewards: [{ kind: "take", crops: { cucumber: 2, tomato: 2 } }],
    provenance: "designed",
  },
  {
    number: 30,
    id: "7-wheat--1-sheep-1-pig",
    cost: { wheat: 7 },
    rewards: [{ kind: "take", crops: { sheep: 1, pig: 1 } }],
    provenance: "designed",
  },
  {
    number: 31,
    id: "4-any--1-sheep",
    cost: { any: 4 },
    rewards: [{ kind: "take", crops: { sheep: 1 } }],
    provenance: "designed",
  },
  {
    number: 32,
    id: "4-any--1-pig",
    cost: { any: 4 },
    rewards: [{ kind: "take", crops: { pig: 1 } }],
    provenance: "designed",
  },
  {
    number: 33,
    id: "3-identical--1-pig",
    cost: { identical: 3 },
    rewards: [{ kind: "take", crops: { pig: 1 } }],
    provenance: "designed",
  },
  {
    number: 34,
    id: "4-different--2-any",
    cost: { different: 4 },
    rewards: [{ kind: "take", crops: { any: 2 } }],
    provenance: "designed",
  },
  {
    number: 35,
    id: "2-cucumbers-1-wheat--draw-3",
    cost: { cucumber: 2, wheat: 1 },
    rewards: [{ kind: "draw", cards: 3 }],
    provenance: "text",
    note: "Introduction: two cucumbers and a bag of wheat give details of three more wishes.",
  },
  {
    number: 36,
    id: "3-wheat--draw-1",
    cost: { wheat: 3 },
    rewards: [{ kind: "draw", cards: 1 }],
    provenance: "designed",
  },
  {
    number: 37,
    id: "1-cucumber--draw-1",
    cost: { cucumber: 1 },
    rewards: [{ kind: "draw", cards: 1 }],
    provenance: "designed",
  },
  {
    number: 38,
    id: "1-tomato--draw-1",
    cost: { tomato: 1 },
    rewards: [{ kind: "draw", cards: 1 }],
    provenance: "designed",
  },
  {
    number: 39,
    id: "4-wheat--draw-2",
    cost: { wheat: 4 },
    rewards: [{ kind: "draw", cards: 2 }],
    provenance: "designed",
  },
  {
    number: 40,
    id: "3-cucumbers--draw-2",
    cost: { cucumber: 3 },
    rewards: [{ kind: "draw", cards: 2 }],
    provenance: "designed",
  },
  {
    number: 41,
    id: "2-tomatoes-1-wheat--draw-2",
    cost: { tomato: 2, wheat: 1 },
    rewards: [{ kind: "draw", cards: 2 }],
    provenance: "designed",
  },
  {
    number: 42,
    id: "1-sheep--draw-1",
    cost: { sheep: 1 },
    rewards: [{ kind: "draw", cards: 1 }],
    provenance: "designed",
  },
  { number: 43, id: "1-pig--draw-1", cost: { pig: 1 }, rewards: [{ kind: "draw", cards: 1 }], provenance: "designed" },
  {
    number: 44,
    id: "1-sheep-1-wheat--draw-2",
    cost: { sheep: 1, wheat: 1 },
    rewards: [{ kind: "draw", cards: 2 }],
    provenance: "designed",
  },
  {
    number: 45,
    id: "1-pig-1-wheat--draw-2",
    cost: { pig: 1, wheat: 1 },
    rewards: [{ kind: "draw", cards: 2 }],
    provenance: "designed",
  },
  {
    number: 46,
    id: "1-cucumber-1-tomato-1-wheat--draw-2",
    cost: { cucumber: 1, tomato: 1, wheat: 1 },
    rewards: [{ kind: "draw", cards: 2 }],
    provenance: "designed",
  },
  {
    number: 47,
    id: "1-sheep-1-cucumber-1-wheat--draw-3",
    cost: { sheep: 1, cucumber: 1, wheat: 1 },
    rewards: [{ kind: "draw", cards: 3 }],
    provenance: "designed",
  },
  {
    number: 48,
    id: "1-pig-2-tomatoes--draw-3",
    cost: { pig: 1, tomato: 2 },
    rewards: [{ kind: "draw", cards: 3 }],
    provenance: "designed",
  },
  {
    number: 49,
    id: "7-wheat--draw-3",
    cost: { wheat: 7 },
    rewards: [{ kind: "draw", cards: 3 }],
    provenance: "designed",
  },
  {
    number: 50,
    id: "3-tomatoes-1-cucumber--draw-3",
    cost: { tomato: 3, cucumber: 1 },
    rewards: [{ kind: "draw", cards: 3 }],
    provenance: "designed",
  },
  {
    number: 51,
    id: "1-sheep-1-pig--draw-3",
    cost: { sheep: 1, pig: 1 },
    rewards: [{ kind: "draw", cards: 3 }],
    provenance: "designed",
  },
  {
    number: 52,
    id: "2-sheep-1-cucumber--draw-4",
    cost: { sheep: 2, cucumber: 1 },
    rewards: [{ kind: "draw", cards: 4 }],
    provenance: "designed",
  },
  {
    number: 53,
    id: "2-pigs-1-tomato--draw-4",
    cost: { pig: 2, tomato: 1 },
    rewards: [{ kind: "draw", cards: 4 }],
    provenance: "designed",
  },
  {
    number: 54,
    id: "3-cucumbers-3-wheat--draw-4",
    cost: { cucumber: 3, wheat: 3 },
    rewards: [{ kind: "draw", cards: 4 }],
    provenance: "designed",
  },
  {
    number: 55,
    id: "3-tomatoes-4-wheat--draw-4",
    cost: { tomato: 3, wheat: 4 },
    rewards: [{ kind: "draw", cards: 4 }],
    provenance: "designed",
  },
  {
    number: 56,
    id: "1-sheep-1-pig-1-cucumber-1-tomato--draw-5",
    cost: { sheep: 1, pig: 1, cucumber: 1, tomato: 1 },
    rewards: [{ kind: "draw", cards: 5 }],
    provenance: "designed",
  },
  {
    number: 57,
    id: "2-sheep-4-wheat--draw-5",
    cost: { sheep: 2, wheat: 4 },
    rewards: [{ kind: "draw", cards: 5 }],
    provenance: "designed",
  },
  { number: 58, id: "3-any--draw-1", cost: { any: 3 }, rewards: [{ kind: "draw", cards: 1 }], provenance: "designed" },
  {
    number: 59,
    id: "4-identical--draw-2",
    cost: { identical: 4 },
    rewards: [{ kind: "draw", cards: 2 }],
    provenance: "designed",
  },
  {
    number: 60,
    id: "3-different--draw-2",
    cost: { different: 3 },
    rewards: [{ kind: "draw", cards: 2 }],
    provenance: "designed",
  },
  {
    number: 61,
    id: "5-different--draw-5",
    cost: { different: 5 },
    rewards: [{ kind: "draw", cards: 5 }],
    provenance: "designed",
  },
  {
    number: 62,
    id: "1-sheep-1-tomato--draw-1-2-wheat",
    cost: { sheep: 1, tomato: 1 },
    rewards: [
      { kind: "draw", cards: 1 },
      { kind: "take", crops: { wheat: 2 } },
    ],
    provenance: "designed",
  },
  {
    number: 63,
    id: "1-pig-1-cucumber--draw-1-1-tomato",
    cost: { pig: 1, cucumber: 1 },
    rewards: [
      { kind: "draw", cards: 1 },
      { kind: "take", crops: { tomato: 1 } },
    ],
    provenance: "designed",
  },
  {
    number: 64,
    id: "2-sheep--draw-2-2-tomatoes",
    cost: { sheep: 2 },
    rewards: [
      { kind: "draw", cards: 2 },
      { kind: "take", crops: { tomato: 2 } },
    ],
    provenance: "designed",
  },
  {
    number: 65,
    id: "2-pigs--draw-2-2-wheat",
    cost: { pig: 2 },
    rewards: [
      { kind: "draw", cards: 2 },
      { kind: "take", crops: { wheat: 2 } },
    ],
    provenance: "designed",
  },
  {
    number: 66,
    id: "3-wheat--supplies-own-x1",
    cost: { wheat: 3 },
    rewards: [{ kind: "supplies", at: "own", times: 1 }],
    provenance: "designed",
  },
  {
    number: 67,
    id: "1-sheep-1-tomato--supplies-own-x2",
    cost: { sheep: 1, tomato: 1 },
    rewards: [{ kind: "supplies", at: "own", times: 2 }],
    provenance: "designed",
  },
  {
    number: 68,
    id: "2-cucumbers--supplies-adjacent-x1",
    cost: { cucumber: 2 },
    rewards: [{ kind: "supplies", at: "adjacent", times: 1 }],
    provenance: "designed",
  },
  {
    number: 69,
    id: "3-tomatoes-1-wheat--supplies-adjacent-x2",
    cost: { tomato: 3, wheat: 1 },
    rewards: [{ kind: "supplies", at: "adjacent", times: 2 }],
    provenance: "designed",
  },
  {
    number: 70,
    id: "2-tomatoes--supplies-opposite-x1",
    cost: { tomato: 2 },
    rewards: [{ kind: "supplies", at: "opposite", times: 1 }],
    provenance: "designed",
  },
  {
    number: 71,
    id: "3-cucumbers-1-wheat--supplies-opposite-x2",
    cost: { cucumber: 3, wheat: 1 },
    rewards: [{ kind: "supplies", at: "opposite", times: 2 }],
    provenance: "designed",
  },
  {
    number: 72,
    id: "1-tomato-2-wheat--supplies-any-x1",
    cost: { tomato: 1, wheat: 2 },
    rewards: [{ kind: "supplies", at: "any", times: 1 }],
    provenance: "designed",
  },
  {
    number: 73,
    id: "1-pig-2-cucumbers--supplies-any-x2",
    cost: { pig: 1, cucumber: 2 },
    rewards: [{ kind: "supplies", at: "any", times: 2 }],
    provenance: "designed",
  },
  {
    number: 74,
    id: "2-wheat-1-tomato--supplies-previous-x1",
    cost: { wheat: 2, tomato: 1 },
    rewards: [{ kind: "supplies", at: "previous", times: 1 }],
    provenance: "designed",
  },
  {
    number: 75,
    id: "5-wheat--supplies-previous-x2",
    cost: { wheat: 5 },
    rewards: [{ kind: "supplies", at: "previous", times: 2 }],
    provenance: "designed",
  },
  {
    number: 76,
    id: "1-tomato-2-wheat--get-supplies",
    cost: { tomato: 1, wheat: 2 },
    rewards: [{ kind: "getSupplies" }],
    provenance: "designed",
  },
  {
    number: 77,
    id: "2-cucumbers--get-supplies",
    cost: { cucumber: 2 },
    rewards: [{ kind: "getSupplies" }],
    provenance: "designed",
  },
  {
    number: 78,
    id: "1-sheep--1-cucumber-into-1-pig-x3",
    cost: { sheep: 1 },
    rewards: [{ kind: "exchangeCrops", give: { cucumber: 1 }, take: { pig: 1 }, times: 3 }],
    provenance: "text",
    note: "Introduction: for a sheep you can trade surplus cucumbers for pigs. Rate 1:1 and the limit of 3 are ours.",
  },
  {
    number: 79,
    id: "1-cucumber-1-wheat--1-wheat-into-1-tomato-x4",
    cost: { cucumber: 1, wheat: 1 },
    rewards: [{ kind: "exchangeCrops", give: { wheat: 1 }, take: { tomato: 1 }, times: 4 }],
    provenance: "text-reward",
    note: "Glossary example of the reward (1 wheat for 1 tomato, up to four times); the cost is ours.",
  },
  {
    number: 80,
    id: "1-tomato-1-wheat--1-wheat-into-1-cucumber-x4",
    cost: { tomato: 1, wheat: 1 },
    rewards: [{ kind: "exchangeCrops", give: { wheat: 1 }, take: { cucumber: 1 }, times: 4 }],
    provenance: "designed",
  },
  {
    number: 81,
    id: "1-pig--1-tomato-into-1-sheep-x3",
    cost: { pig: 1 },
    rewards: [{ kind: "exchangeCrops", give: { tomato: 1 }, take: { sheep: 1 }, times: 3 }],
    provenance: "designed",
  },
  {
    number: 82,
    id: "1-pig-1-wheat--2-wheat-into-1-sheep-x3",
    cost: { pig: 1, wheat: 1 },
    rewards: [{ kind: "exchangeCrops", give: { wheat: 2 }, take: { sheep: 1 }, times: 3 }],
    provenance: "designed",
  },
  {
    number: 83,
    id: "1-sheep-1-wheat--2-wheat-into-1-pig-x3",
    cost: { sheep: 1, wheat: 1 },
    rewards: [{ kind: "exchangeCrops", give: { wheat: 2 }, take: { pig: 1 }, times: 3 }],
    provenance: "designed",
  },
  {
    number: 84,
    id: "1-cucumber--swap-1-sheep-1-pig-x3",
    cost: { cucumber: 1 },
    rewards: [{ kind: "tradeCrops", a: { sheep: 1 }, b: { pig: 1 }, times: 3 }],
    provenance: "designed",
  },
  {
    number: 85,
    id: "1-wheat--swap-1-cucumber-1-tomato-x4",
    cost: { wheat: 1 },
    rewards: [{ kind: "tradeCrops", a: { cucumber: 1 }, b: { tomato: 1 }, times: 4 }],
    provenance: "designed",
  },
  {
    number: 86,
    id: "1-tomato-1-wheat--1-sheep-into-5-wheat-x2",
    cost: { tomato: 1, wheat: 1 },
    rewards: [{ kind: "exchangeCrops", give: { sheep: 1 }, take: { wheat: 5 }, times: 2 }],
    provenance: "designed",
  },
  {
    number: 87,
    id: "1-cucumber-1-wheat--1-pig-into-2-tomatoes-1-wheat-x2",
    cost: { cucumber: 1, wheat: 1 },
    rewards: [{ kind: "exchangeCrops", give: { pig: 1 }, take: { tomato: 2, wheat: 1 }, times: 2 }],
    provenance: "designed",
  },
  {
    number: 88,
    id: "3-wheat--1-any-into-1-any-x2",
    cost: { wheat: 3 },
    rewards: [{ kind: "exchangeCrops", give: { any: 1 }, take: { any: 1 }, times: 2 }],
    provenance: "designed",
  },
  {
    number: 89,
    id: "3-wheat--crops-for-cards-x2",
    cost: { wheat: 3 },
    rewards: [{ kind: "cropForCard", give: { any: 1 }, times: 2 }],
    provenance: "designed",
  },
  {
    number: 90,
    id: "1-tomato-1-wheat--crops-for-cards-x3",
    cost: { tomato: 1, wheat: 1 },
    rewards: [{ kind: "cropForCard", give: { any: 1 }, times: 3 }],
    provenance: "text-reward",
    note: "Glossary example of the reward (any crop for a card, up to three times); the cost is ours.",
  },
  {
    number: 91,
    id: "1-wheat--exchange-hand",
    cost: { wheat: 1 },
    rewards: [{ kind: "exchangeHand", upTo: 3 }],
    provenance: "text",
    note: "Example of a turn, step 3.",
  },
  {
    number: 92,
    id: "1-cucumber--draw-bottom",
    cost: { cucumber: 1 },
    rewards: [{ kind: "drawBottom" }],
    provenance: "designed",
  },
  {
    number: 93,
    id: "1-tomato-1-wheat--rearrange-stack-draw-bottom",
    cost: { tomato: 1, wheat: 1 },
    rewards: [{ kind: "rearrangeStack", cards: 5 }, { kind: "drawBottom" }],
    provenance: "designed",
  },
  {
    number: 94,
    id: "3-wheat--rearrange-stack-draw-1",
    cost: { wheat: 3 },
    rewards: [
      { kind: "rearrangeStack", cards: 5 },
      { kind: "draw", cards: 1 },
    ],
    provenance: "designed",
  },
  {
    number: 95,
    id: "1-sheep-1-cucumber-1-wheat--fulfill-from-stack",
    cost: { sheep: 1, cucumber: 1, wheat: 1 },
    rewards: [{ kind: "fulfillFromStack" }],
    provenance: "designed",
  },
  {
    number: 96,
    id: "1-pig-1-tomato-1-wheat--fulfill-from-stack",
    cost: { pig: 1, tomato: 1, wheat: 1 },
    rewards: [{ kind: "fulfillFromStack" }],
    provenance: "designed",
  },
  {
    number: 97,
    id: "2-wheat--draw-2-return-1",
    cost: { wheat: 2 },
    rewards: [{ kind: "drawThenReturn", draw: 2, return: 1 }],
    provenance: "designed",
  },
  {
    number: 98,
    id: "2-cucumbers--draw-2-return-1",
    cost: { cucumber: 2 },
    rewards: [{ kind: "drawThenReturn", draw: 2, return: 1 }],
    provenance: "designed",
  },
  {
    number: 99,
    id: "1-tomato-1-wheat--draw-3-return-2",
    cost: { tomato: 1, wheat: 1 },
    rewards: [{ kind: "drawThenReturn", draw: 3, return: 2 }],
    provenance: "designed",
  },
  {
    number: 100,
    id: "1-sheep-1-cucumber--another-turn",
    cost: { sheep: 1, cucumber: 1 },
    rewards: [{ kind: "anotherTurn" }],
    provenance: "designed",
  },
  {
    number: 101,
    id: "2-cucumbers-2-tomatoes--another-turn",
    cost: { cucumber: 2, tomato: 2 },
    rewards: [{ kind: "anotherTurn" }],
    provenance: "designed",
  },
  {
    number: 102,
    id: "1-pig-2-wheat--another-turn",
    cost: { pig: 1, wheat: 2 },
    rewards: [{ kind: "anotherTurn" }],
    provenance: "designed",
  },
  {
    number: 103,
    id: "2-wheat--pay-less-1-cucumber",
    cost: { wheat: 2 },
    rewards: [
      { kind: "payLess", crops: 1 },
      { kind: "take", crops: { cucumber: 1 } },
    ],
    provenance: "designed",
  },
  {
    number: 104,
    id: "1-tomato-1-wheat--pay-less-1-cucumber",
    cost: { tomato: 1, wheat: 1 },
    rewards: [
      { kind: "payLess", crops: 1 },
      { kind: "take", crops: { cucumber: 1 } },
    ],
    provenance: "designed",
  },
  {
    number: 105,
    id: "1-wheat--trade-with-market-x1",
    cost: { wheat: 1 },
    rewards: [{ kind: "tradeWithMarket", times: 1 }],
    provenance: "designed",
  },
  {
    number: 106,
    id: "1-cucumber--trade-with-market-x2",
    cost: { cucumber: 1 },
    rewards: [{ kind: "tradeWithMarket", times: 2 }],
    provenance: "designed",
  },
  {
    number: 107,
    id: "1-tomato--trade-with-fulfilled-x1",
    cost: { tomato: 1 },
    rewards: [{ kind: "tradeWithFulfilled", times: 1 }],
    provenance: "designed",
  },
  {
    number: 108,
    id: "3-wheat--fulfilled-for-crops-x2",
    cost: { wheat: 3 },
    rewards: [{ kind: "fulfilledForCrops", give: 1, take: { any: 1 }, times: 2 }],
    provenance: "designed",
  },
  {
    number: 109,
    id: "2-tomatoes--fourth-card-2-wheat",
    cost: { tomato: 2 },
    rewards: [{ kind: "fourthCard" }, { kind: "take", crops: { wheat: 2 } }],
    provenance: "designed",
  },
  {
    number: 110,
    id: "2-wheat--fourth-card-1-cucumber",
    cost: { wheat: 2 },
    rewards: [{ kind: "fourthCard" }, { kind: "take", crops: { cucumber: 1 } }],
    provenance: "designed",
  },
  {
    number: 111,
    id: "1-wheat--third-card",
    cost: { wheat: 1 },
    rewards: [{ kind: "thirdCard", take: { any: 1 } }],
    provenance: "designed",
  },
  {
    number: 112,
    id: "1-cucumber-1-wheat--third-card",
    cost: { cucumber: 1, wheat: 1 },
    rewards: [{ kind: "thirdCard", take: { any: 1 } }],
    provenance: "designed",
  },
  {
    number: 113,
    id: "fulfilled-under-stack--1-sheep-1-wheat",
    cost: { special: "fulfilledUnderStack" },
    rewards: [{ kind: "take", crops: { sheep: 1, wheat: 1 } }],
    provenance: "designed",
  },
  {
    number: 114,
    id: "fulfilled-to-hand--1-pig",
    cost: { special: "fulfilledToHand" },
    rewards: [{ kind: "take", crops: { pig: 1 } }],
    provenance: "designed",
  },
  {
    number: 115,
    id: "1-market-card-under-stack--draw-2",
    cost: { special: "market1UnderStack" },
    rewards: [{ kind: "draw", cards: 2 }],
    provenance: "designed",
  },
  {
    number: 116,
    id: "3-market-cards-under-stack--2-sheep-1-pig",
    cost: { special: "market3UnderStack" },
    rewards: [{ kind: "take", crops: { sheep: 2, pig: 1 } }],
    provenance: "designed",
  },
  {
    number: 117,
    id: "3-fulfilled--draw-1",
    cost: { special: "pay3Fulfilled" },
    rewards: [{ kind: "draw", cards: 1 }],
    provenance: "designed",
  },
  {
    number: 118,
    id: "animals--each-3-wheat",
    cost: { special: "anyNumberAnimals" },
    rewards: [{ kind: "perAnimal", reward: { kind: "take", crops: { wheat: 3 } } }],
    provenance: "designed",
  },
  {
    number: 119,
    id: "animals--each-2-tomatoes",
    cost: { special: "anyNumberAnimals" },
    rewards: [{ kind: "perAnimal", reward: { kind: "take", crops: { tomato: 2 } } }],
    provenance: "designed",
  },
];

/** The numbers of all trade cards. */
export const deck: readonly number[] = tradeCards.map(({ number }) => number);

export const cardOf = (number: number): TradeCard => tradeCards[number - 1] as TradeCard;
