import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { cardOf, deck, type Reward } from "../cards.ts";
import { type AnswerTo, type CardNumber, PASS, type RewardTask, type RulesFor, type State } from "../state.ts";
import { cardRewards } from "./card-rewards.ts";
import { cropRewards } from "./crop-rewards.ts";
import { type RewardRule, type RewardRules, USE } from "./reward-rule.ts";
import { turnRewards } from "./turn-rewards.ts";

const rules: RewardRules<Reward["kind"]> = { ...cropRewards, ...cardRewards, ...turnRewards };

/** A rule is asked only about rewards of its kind, and with the moves it has listed. */
type AnyRule = RewardRule<Reward, AnswerTo<"reward">>;

const ruleOf = (reward: Reward): AnyRule => rules[reward.kind] as unknown as AnyRule;

const rewards: readonly (readonly Reward[])[] = [[], ...deck.map((card) => cardOf(card).rewards)];

/** The printed reward a task is about. */
export const rewardOf = ({ card, index }: RewardTask): Reward => rewards[card]?.[index] as Reward;

/** Puts the rewards of a card that was paid on the agenda, in printed order. */
export function firstUses(state: State, seat: Seat, card: CardNumber, animals: number): void {
  const printed = rewards[card] as readonly Reward[];
  for (let index = printed.length - 1; index >= 0; index--) {
    const left = timesOf(state, printed[index] as Reward, animals);
    next(state, { kind: "reward", seat, card, index, left, used: 0 });
  }
}

/** How often a reward may be used, each time by choice. */
function timesOf(state: State, reward: Reward, animals: number): number {
  switch (reward.kind) {
    case "perAnimal":
      return animals;
    case "exchangeHand":
      return reward.upTo;
    case "supplies":
      return state.options.suppliesTwice === "same-space" ? 1 : reward.times;
    default:
      return "times" in reward ? reward.times : 1;
  }
}

const useOrPass = [USE, PASS];

export const rewardRules: RulesFor<"rewards" | "reward"> = {
  rewards: { run: (state, { owner, card, animals }) => firstUses(state, owner, card, animals) },

  /** A seat uses a reward of the card it fulfilled, or passes. */
  reward: {
    can(state, task) {
      const reward = rewardOf(task);
      const rule = ruleOf(reward);
      return rule.can === undefined || rule.can(state, task.seat, reward, task);
    },
    moves(state, task) {
      const reward = rewardOf(task);
      const rule = ruleOf(reward);
      if (rule.moves === undefined) return useOrPass;
      const moves = rule.moves(state, task.seat, reward);
      moves.push(PASS);
      return moves;
    },
    apply(state, task, move) {
      const reward = rewardOf(task);
      const rule = ruleOf(reward);
      if (move.type === "pass") rule.passed?.(state, task.seat, task);
      else rule.apply(state, task.seat, reward, task, move);
    },
  },
};
