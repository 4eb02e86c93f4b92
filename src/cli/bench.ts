import { gameIds } from "../games/index.ts";
import { type Figures, figuresOf } from "./bench/figures.ts";
import { figuresText } from "./bench/figures-text.ts";
import { benchServer } from "./bench/server-text.ts";
import { type Command, isSet, wholeNumber } from "./command.ts";
import { findSetting, settingFlags } from "./setting.ts";

export const bench: Command = {
  usage: "furrow bench [GAME | server] [--seats N] [--options JSON] [--seconds S] [--tables N] [--json]",
  about: [
    "Measures a game, or all of them, on one thread, in processor time. Start-up is left out, and warm-up: twice",
    "as many CPU-seconds of random games as are measured, so that what is compiled for it is compiled before.",
    "A decision is a choice among two or more moves, all of them listed, one of them played at random.",
    "Single costs are the best of five rounds over 200 positions of random games.",
    "`furrow bench server` plays at many tables of a server of its own, through real sockets.",
  ].join("\n"),
  flags: {
    ...settingFlags,
    seats: { value: "N", about: "how many seats (3, or as near as the game allows)" },
    seconds: { value: "S", about: "how long to play random games (2)" },
    tables: { value: "N", about: "server: how many tables of two (100)" },
    store: { value: "KIND", about: "server: sqlite, or postgres at DATABASE_URL (sqlite)" },
    servers: { value: "N", about: "server: how many servers share the database (1)" },
    pace: { value: "N", about: "server: moves at each table in 100 seconds (45)" },
    json: { about: "print one JSON object, or an array for all games" },
  },
  words: { min: 0, max: 1 },
  async run(given) {
    if (given.words[0] === "server") return benchServer(given);
    const all: Figures[] = [];
    for (const id of given.words.length > 0 ? given.words : gameIds) {
      const { module, seats, options } = await findSetting({ ...given, words: [id] }, 3);
      const figures = await figuresOf(module, seats, options, wholeNumber(given, "seconds", 1, 2));
      if (!isSet(given, "json")) console.log(`${figuresText(figures)}\n`);
      all.push(figures);
    }
    if (isSet(given, "json")) console.log(JSON.stringify(given.words.length > 0 ? all[0] : all));
    return 0;
  },
};
