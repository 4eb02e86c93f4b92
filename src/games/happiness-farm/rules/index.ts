import { agenda } from "../../../table/agenda.ts";
import type { Answers, Move, State, Task } from "../state.ts";
import { butcheringRules } from "./butchering.ts";
import { buyingRules } from "./buying.ts";
import { farmerRules } from "./farmer.ts";
import { feedingRules } from "./feeding.ts";
import { landRules } from "./land.ts";
import { mealRules } from "./meal.ts";
import { producingRules } from "./producing.ts";
import { roundRules } from "./rounds.ts";
import { sellingRules } from "./selling.ts";

/** The rules of the game, subject by subject. */
export const agendaRules = agenda<State, Task, Move, Answers>({
  ...roundRules,
  ...sellingRules,
  ...buyingRules,
  ...farmerRules,
  ...feedingRules,
  ...mealRules,
  ...producingRules,
  ...butcheringRules,
  ...landRules,
});
