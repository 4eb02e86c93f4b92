import { gameIds } from "../games/index.ts";
import { type Figures, figuresOf } from "./bench/figures.ts";
import { type Command, isSet, wholeNumber } from "./command.ts";
import { findSetting, settingFlags } from "./setting.ts";
import { readable, textTable } from "./text-table.ts";

export const bench: Command = {
  usage: "furrow bench [GAME] [--seats N] [--options JSON] [--seconds S] [--json]",
  about: [
    "Measures a game, or all of them, on one thread, in processor time, without start-up and warm-up.",
    "A decision is a choice among two or more moves, all of them listed, one of them played at random.",
    "Single costs are the best of five rounds over 200 positions of random games.",
  ].join("\n"),
  flags: {
    ...settingFlags,
    seats: { value: "N", about: "how many seats (3, or as near as the game allows)" },
    seconds: { value: "S", about: "how long to play random games (2)" },
    json: { about: "print one JSON object, or an array for all games" },
  },
  words: { min: 0, max: 1 },
  async run(given) {
    const all: Figures[] = [];
    for (const id of given.words.length > 0 ? given.words : gameIds) {
      const { module, seats, options } = await findSetting({ ...given, words: [id] }, 3);
      const figures = figuresOf(module, seats, options, wholeNumber(given, "seconds", 1, 2));
      if (!isSet(given, "json")) console.log(`${asText(figures)}\n`);
      all.push(figures);
    }
    if (isSet(given, "json")) console.log(JSON.stringify(given.words.length > 0 ? all[0] : all));
    return 0;
  },
};

function asText(figures: Figures): string {
  const { moves, play, clone, view, imagine, membership, save, load } = figures.microseconds;
  return [
    `${figures.game}, ${figures.seats} ${figures.seats === 1 ? "seat" : "seats"}`,
    textTable([
      ["  decisions per CPU-second", readable(figures.decisionsPerCpuSecond), ""],
      ["  games per CPU-second", readable(figures.gamesPerCpuSecond), ""],
      ["  decisions a game", readable(figures.decisionsPerGame), ""],
      ["  moves a decision", readable(figures.movesPerDecision), ""],
      ["  list the moves", readable(moves), "µs"],
      ["  play a move", readable(play), "µs"],
      ["  clone", readable(clone), "µs"],
      ["  view", readable(view), "µs"],
      ["  imagine", readable(imagine), "µs"],
      ["  look for a move among 200", readable(membership), "µs"],
      ["  save a position", readable(save), "µs"],
      ["  load a position", readable(load), "µs"],
      ["  replay a finished game", readable(figures.replayMilliseconds), "ms"],
      ["  file, for each decision", readable(figures.bytesPerDecision), "bytes"],
      ["  position", readable(figures.bytesPerPosition), "bytes"],
    ]),
  ].join("\n");
}
