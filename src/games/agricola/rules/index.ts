import { type Agenda, agenda } from "../../../table/agenda.ts";
import type { Task } from "../agenda.ts";
import type { Can } from "../cards/hearing.ts";
import type { Answers, Move } from "../moves.ts";
import type { State } from "../state.ts";
import { actingRules } from "./acting.ts";
import { animalRules } from "./animals.ts";
import { asideRules, lastChanceRules } from "./any-time.ts";
import { buildingRules } from "./building.ts";
import { cardRules } from "./cards.ts";
import { dealingRules } from "./dealing.ts";
import { draftRules } from "./drafts.ts";
import { drawingRules } from "./drawing.ts";
import { familyRules } from "./family.ts";
import { fenceRules } from "./fences.ts";
import { fieldRules } from "./fields.ts";
import { forestRules } from "./forest.ts";
import { goodsRules } from "./goods.ts";
import { feedingRules } from "./harvest.ts";
import { hearingRules } from "./hearing.ts";
import { lossRules } from "./losses.ts";
import { markingRules } from "./marking.ts";
import { payingRules } from "./paying.ts";
import { peopleRules } from "./people.ts";
import { roundRules } from "./round.ts";
import { scryingRules } from "./scrying.ts";
import { sideDeckRules } from "./side-decks.ts";
import { tradingRules } from "./trading.ts";
import { watchingRules } from "./watching.ts";
import { workRules } from "./work.ts";

const can: Can = (state, task) => rules.can(state, task);
/** As far as everybody knows: for all that others see. */
const might: Can = (state, task) => rules.might(state, task);

/** The rules of Agricola, subject by subject. */
export const rules: Agenda<State, Move> = agenda<State, Task, Move, Answers>(
  {
    ...dealingRules,
    ...draftRules,
    ...roundRules,
    ...workRules(can, might),
    ...actingRules(might),
    ...hearingRules(might),
    ...watchingRules,
    ...goodsRules(can),
    ...payingRules,
    ...tradingRules,
    ...lastChanceRules,
    ...drawingRules,
    ...buildingRules,
    ...fenceRules,
    ...fieldRules,
    ...animalRules,
    ...familyRules,
    ...peopleRules(might),
    ...sideDeckRules,
    ...markingRules(can, might),
    ...lossRules,
    ...forestRules,
    ...scryingRules,
    ...cardRules(can),
    ...feedingRules,
  },
  asideRules(might),
);
