import type { Game } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import type { OrderBook } from "../../table/orders.ts";
import { evaluation } from "./bot.ts";
import { describe, question } from "./describe.ts";
import { type FormidableOptions, options } from "./options.ts";
import { orders } from "./orders.ts";
import { rules } from "./rules/index.ts";
import { rulesBook } from "./rules-book.ts";
import { result, score } from "./scoring.ts";
import { setup } from "./setup.ts";
import { sketch } from "./sketch.ts";
import { flaw } from "./soundness.ts";
import type { Move, State } from "./state.ts";
import { telling } from "./telling.ts";
import { en } from "./text/en.ts";
import { imagine, seen, view } from "./view.ts";

/** Formidable Farm: stacks of wishes, long turns, three cards at a time. */
export const game: Game<State, Move, FormidableOptions> = {
  id: "formidable-farm",
  seats: { min: 1, max: 4 },
  rulesVersion: 2,
  oldestVersion: 1,
  options,
  setup,
  actors: rules.actors,
  moves: rules.moves,
  use: rules.use,
  isSecret: rules.isSecret,
  play: rules.play,
  result,
  score,
  view,
  seen,
  imagine,
  describe,
  question,
  flaw,
  orders: orders as unknown as OrderBook<State, Move>,
};

export const module: GameModule<State, Move, FormidableOptions> = {
  game,
  evaluation,
  words: { en },
  sketch,
  glossary: async () => (await import("./glossary.ts")).glossary,
  lesson: async () => (await import("./lesson/index.ts")).lesson,
  telling,
  rules: rulesBook,
};
