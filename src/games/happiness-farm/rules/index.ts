import { agenda, type Rules } from "../../../table/agenda.ts";
import type { Move, State, Task } from "../state.ts";
import { butcheringRules } from "./butchering.ts";
import { buyingRules } from "./buying.ts";
import { farmerRules } from "./farmer.ts";
import { feedingRules } from "./feeding.ts";
import { landRules } from "./land.ts";
import { producingRules } from "./producing.ts";
import { roundRules } from "./rounds.ts";
import { sellingRules } from "./selling.ts";

const rules: Rules<State, Task, Move> = {
  ...roundRules,
  ...sellingRules,
  ...buyingRules,
  ...farmerRules,
  ...feedingRules,
  ...producingRules,
  ...butcheringRules,
  ...landRules,
};

/** The game's rules as play. */
export const agendaRules = agenda<State, Task, Move>(rules);
