import type { Game } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import type { OrderBook } from "../../table/orders.ts";
import { evaluation } from "./bot.ts";
import { describe, question } from "./describe.ts";
import { objection } from "./objection.ts";
import { described, type Options } from "./options.ts";
import { orders } from "./orders.ts";
import { agendaRules } from "./rules/index.ts";
import { rulesBook } from "./rules-book.ts";
import { result, score } from "./scoring.ts";
import { setup } from "./setup.ts";
import { sketch } from "./sketch.ts";
import { flaw } from "./soundness.ts";
import type { Move, State } from "./state.ts";
import { telling } from "./telling.ts";
import { en } from "./text/en.ts";
import { openView } from "./view.ts";

const { actors, moves, weight, use, play } = agendaRules;

/** Happiness Farm: one farm for all, animals of one's own. */
export const game: Game<State, Move, Options> = {
  id: "happiness-farm",
  seats: { min: 1, max: 6 },
  rulesVersion: 1,
  options: described,
  objection,
  setup,
  actors,
  moves,
  weight,
  use,
  play,
  result,
  score,
  ...openView,
  describe,
  question,
  flaw,
  // What an order holds is checked against its description before it is answered.
  orders: orders as OrderBook<State, Move>,
};

export const module: GameModule<State, Move, Options> = {
  game,
  evaluation,
  words: { en },
  sketch,
  glossary: async () => (await import("./glossary.ts")).glossary,
  lesson: async () => (await import("./lesson/index.ts")).lesson,
  telling,
  rules: rulesBook,
};
