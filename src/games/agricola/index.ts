import type { Game } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import { evaluation } from "./bot.ts";
import { campaign } from "./campaign/index.ts";
import { census } from "./census.ts";
import { describe, question } from "./describe.ts";
import type { Move } from "./moves.ts";
import { objection } from "./objection.ts";
import { type Options, options } from "./options.ts";
import { rules } from "./rules/index.ts";
import { rulesTables } from "./rules-tables.ts";
import { result, score } from "./scoring.ts";
import { setup } from "./setup.ts";
import { sketch } from "./sketch.ts";
import { flaw } from "./soundness.ts";
import type { State } from "./state.ts";
import { sides } from "./teams.ts";
import { telling } from "./telling.ts";
import { en } from "./text/en.ts";
import { textValues } from "./text-values.ts";
import { OLDEST_VERSION, RULES_VERSION } from "./version.ts";
import { imagine, seen, view } from "./view.ts";

/** Agricola, for one to four. */
export const game: Game<State, Move, Options> = {
  id: "agricola",
  seats: { min: 1, max: 4 },
  rulesVersion: RULES_VERSION,
  oldestVersion: OLDEST_VERSION,
  options,
  objection,
  sides,
  setup,
  actors: rules.actors,
  moves: rules.moves,
  asides: rules.asides,
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
};

export const module: GameModule<State, Move, Options> = {
  game,
  evaluation,
  words: { en },
  sketch,
  glossary: async () => (await import("./glossary.ts")).glossary,
  lesson: async () => (await import("./lesson/index.ts")).lesson,
  telling,
  campaign,
  census,
  rules: {
    chapters: [
      "goal",
      "round",
      "house",
      "fields",
      "animals",
      "cards",
      "harvest",
      "scoring",
      "seasons",
      "xDeck",
      "legenDairy",
      "variants",
      "campaign",
      "credits",
    ],
    tables: () => rulesTables,
    values: textValues,
    chapterOf: {
      draft: "cards",
      putBack: "cards",
      mulligan: "cards",
      exchange: "cards",
      drawCard: "cards",
      place: "round",
      build: "house",
      renovate: "house",
      plow: "fields",
      sow: "fields",
      bake: "fields",
      fence: "animals",
      house: "animals",
      breed: "harvest",
      feed: "harvest",
      makeRoom: "harvest",
      shiftCrops: "harvest",
      raise: "harvest",
      improve: "house",
      trade: "variants",
      turnUp: "xDeck",
      transmute: "xDeck",
      tend: "xDeck",
      pointsForMarks: "xDeck",
      cover: "xDeck",
      direct: "xDeck",
      adopt: "xDeck",
      look: "legenDairy",
      sacrifice: "legenDairy",
      lair: "legenDairy",
      takeRoad: "legenDairy",
    },
  },
};
