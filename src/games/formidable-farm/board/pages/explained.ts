import { type Reward, type SpecialCost, tradeCards } from "../../cards.ts";
import { CROPS } from "../../crops.ts";

/** Symbols for crops: of a kind, of any kinds, all of one kind, all of different kinds. */
export const CROP_SYMBOLS = [...CROPS, "any-crop", "identical-crops", "different-crops"] as const;
export const GENERAL_SYMBOLS = ["trade-card", "coin", "stack", "hand", "disc", "countdown"] as const;

export const SPECIAL_COSTS: readonly SpecialCost[] = [
  "fulfilledUnderStack",
  "fulfilledToHand",
  "market1UnderStack",
  "market3UnderStack",
  "pay3Fulfilled",
  "anyNumberAnimals",
];

/** One reward for each text that explains some: where several cards have it, as the first of them. */
export const REWARDS: readonly Reward[] = tradeCards
  .flatMap(({ rewards }) => rewards)
  .filter((reward, i, all) => all.findIndex((other) => symbolOf(other) === symbolOf(reward)) === i);

/** The name of a reward's symbol; supplies have one for each space they may come from. */
export function symbolOf(reward: Reward): string {
  return reward.kind === "supplies" ? `reward.supplies.${reward.at}` : `reward.${reward.kind}`;
}
