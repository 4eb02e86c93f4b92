import { agenda } from "../../../table/agenda.ts";
import type { Answers, Aside, Move, State, Task } from "../state.ts";
import { activationRules } from "./activate.ts";
import { areaRules } from "./area.ts";
import { dealRules } from "./deal.ts";
import { goalRules } from "./goals.ts";
import { marketRules } from "./market.ts";
import { productionRules } from "./produce.ts";
import { shopRules } from "./shop.ts";
import { skillRules } from "./skills.ts";
import { turnRules } from "./turn.ts";

/** The rules of the game, subject by subject, and the skills that may be used at any time. */
export const { actors, moves, asides, weight, use, play, settle } = agenda<State, Task, Move, Answers, Aside>(
  {
    ...dealRules,
    ...turnRules,
    ...marketRules,
    ...activationRules,
    ...areaRules,
    ...productionRules,
    ...shopRules,
    ...goalRules,
  },
  skillRules,
);
