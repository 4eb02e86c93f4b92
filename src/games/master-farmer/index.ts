import type { Game } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import { evaluation } from "./bot.ts";
import { describe, question } from "./describe.ts";
import { type MasterFarmerOptions, options } from "./options.ts";
import { actors, moves, play, use, weight } from "./rules/index.ts";
import { rulesBook } from "./rules-book.ts";
import { result, score } from "./scoring.ts";
import { setup } from "./setup.ts";
import { sketch } from "./sketch.ts";
import { flaw } from "./soundness.ts";
import type { Move, State } from "./state.ts";
import { telling } from "./telling.ts";
import { en } from "./text/en.ts";
import { imagine, seen, view } from "./view.ts";

/** Master Farmer: a grid of cubes, a field of one's own vegetable. */
export const game: Game<State, Move, MasterFarmerOptions> = {
  id: "master-farmer",
  seats: { min: 1, max: 4 },
  rulesVersion: 1,
  options,
  setup,
  actors,
  moves,
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

export const module: GameModule<State, Move, MasterFarmerOptions> = {
  game,
  evaluation,
  words: { en },
  translations: { de: async () => (await import("./text/de.ts")).de },
  sketch,
  telling,
  glossary: async () => (await import("./glossary.ts")).glossary,
  lesson: async () => (await import("./lesson/index.ts")).lesson,
  rules: rulesBook,
};
