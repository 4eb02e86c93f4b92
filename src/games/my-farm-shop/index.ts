import type { Game } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import { evaluation } from "./bot.ts";
import { describe, question } from "./describe.ts";
import { objection } from "./objection.ts";
import { type Options, options } from "./options.ts";
import { actors, asides, moves, play, use, weight } from "./rules/index.ts";
import { rulesBook } from "./rules-book.ts";
import { result, score } from "./scoring.ts";
import { setup } from "./setup.ts";
import { sketch } from "./sketch.ts";
import { flaw } from "./soundness.ts";
import type { Move, State } from "./state.ts";
import { telling } from "./telling.ts";
import { en } from "./text/en.ts";
import { imagine, seen, view } from "./view.ts";

/** My Farm Shop: dice, fields that everybody activates, and a shop to sell in. */
export const game: Game<State, Move, Options> = {
  id: "my-farm-shop",
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
  play,
  result,
  score,
  view,
  seen,
  imagine,
  describe,
  question,
  flaw,
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
