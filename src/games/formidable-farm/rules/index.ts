import { agenda } from "../../../table/agenda.ts";
import type { Answers, Move, State, Task } from "../state.ts";
import { cardRules } from "./card-rewards.ts";
import { coinRules } from "./coins.ts";
import { cropRules } from "./crop-rewards.ts";
import { drawRules } from "./draw.ts";
import { payingRules } from "./paying.ts";
import { rewardRules } from "./rewards.ts";
import { supplyRules } from "./supplies.ts";
import { turnRules } from "./turn.ts";

/** The rules of Formidable Farm, subject by subject. */
export const rules = agenda<State, Task, Move, Answers>({
  ...turnRules,
  ...drawRules,
  ...supplyRules,
  ...payingRules,
  ...coinRules,
  ...rewardRules,
  ...cropRules,
  ...cardRules,
});
