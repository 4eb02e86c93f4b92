import type { Game } from "../../src/table/game.ts";
import type { GameModule } from "../../src/table/module.ts";
import type { OrderBook } from "../../src/table/orders.ts";
import { evaluation } from "./bot.ts";
import { describe, question } from "./describe.ts";
import { type CardsOptions, options } from "./options.ts";
import { orders } from "./orders.ts";
import { actors, asides, isSecret, moves, play, use, weight } from "./rules/index.ts";
import { result, score } from "./scoring.ts";
import { objection, setup } from "./setup.ts";
import { sketch } from "./sketch.ts";
import { flaw } from "./soundness.ts";
import type { Move, State } from "./state.ts";
import { en } from "./text/en.ts";
import { imagine, seen, view } from "./view.ts";

/** A small game with every kind of secret, for tests. */
export const game: Game<State, Move, CardsOptions> = {
  id: "cards",
  seats: { min: 2, max: 4 },
  rulesVersion: 1,
  options,
  objection,
  setup,
  actors,
  moves,
  asides,
  weight,
  use,
  isSecret,
  play,
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

export const module: GameModule<State, Move, CardsOptions> = {
  game,
  evaluation,
  words: { en },
  sketch,
  rules: { chapters: ["turn"], chapterOf: {} },
};
