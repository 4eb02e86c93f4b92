import { type Action, activate, choose, exchange, gain, of } from "./grammar.ts";

/** A Farmer Skill: when it can be used and what it does. */
export interface Skill {
  /** "activation": in step 3, before the field is activated; "any": between decisions; "plant": with a gained sunflower. */
  readonly when: "activation" | "any" | "plant";
  /** Only if the two remaining dice show the same number. */
  readonly doubles?: boolean;
  readonly action:
    | Action
    | { readonly do: "placeSunflower"; readonly field: number; readonly cap: number }
    | { readonly do: "swapCards" };
}

/** The seven Farmer Skills of the rulebook. */
export const skills = {
  "doubles-good": { when: "activation", doubles: true, action: gain(of(1, "anyGood")) },
  "doubles-bags": { when: "activation", doubles: true, action: gain(of(2, "bag")) },
  "goods-for-goods": { when: "any", action: exchange([of(2, "anyGood")], [of(2, "anyGood")]) },
  "bags-and-goods": {
    when: "any",
    action: choose(exchange([of(2, "bag")], [of(2, "anyGood")]), exchange([of(2, "anyGood")], [of(2, "bag")])),
  },
  "sunflower-on-7": { when: "plant", action: { do: "placeSunflower", field: 7, cap: 2 } },
  "swap-cards": { when: "any", action: { do: "swapCards" } },
  "above-below": { when: "activation", action: activate("up", "down") },
} as const satisfies { readonly [id: string]: Skill };

export type SkillId = keyof typeof skills;
export const SKILL_IDS = Object.keys(skills) as readonly SkillId[];

export const SKILLS_IN_PLAY = 4;
export const TILES_PER_TRANSPORT = 10;
