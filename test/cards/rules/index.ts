import { agenda } from "../../../src/table/agenda.ts";
import type { Answers, Move, State, Task } from "../state.ts";
import { bidRules } from "./bids.ts";
import { compost } from "./discard.ts";
import { draftRules } from "./draft.ts";
import { pairRules } from "./pairs.ts";
import { roundRules } from "./round.ts";
import { stackRules } from "./stack.ts";

const rules = agenda<State, Task, Move, Answers>(
  { ...draftRules, ...roundRules, ...stackRules, ...pairRules, ...bidRules },
  { compost },
);

export const { actors, moves, asides, weight, use, isSecret, play, settle } = rules;
