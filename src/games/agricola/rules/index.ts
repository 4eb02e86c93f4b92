import { type Agenda, agenda } from "../../../table/agenda.ts";
import type { Answers, Move, State, Task } from "../state.ts";
import { animalRules } from "./animals.ts";
import { asideRules } from "./any-time.ts";
import { buildingRules } from "./building.ts";
import { dealingRules } from "./dealing.ts";
import { draftRules } from "./drafts.ts";
import { familyRules } from "./family.ts";
import { fenceRules } from "./fences.ts";
import { fieldRules } from "./fields.ts";
import { goodsRules } from "./goods.ts";
import { feedingRules } from "./harvest.ts";
import { improvementRules } from "./improvements.ts";
import { roundRules } from "./round.ts";
import { workRules } from "./work.ts";

/** The rules of Agricola, subject by subject. */
export const rules: Agenda<State, Move> = agenda<State, Task, Move, Answers>(
  {
    ...dealingRules,
    ...draftRules,
    ...roundRules,
    ...workRules((state, task) => rules.can(state, task)),
    ...goodsRules,
    ...buildingRules,
    ...fenceRules,
    ...fieldRules,
    ...animalRules,
    ...familyRules,
    ...improvementRules,
    ...feedingRules,
  },
  asideRules,
);
