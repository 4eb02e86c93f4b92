import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Command, Failed, help, listed, Mistyped, read } from "./command.ts";
import { plain } from "./plain.ts";

const commands: { readonly [name: string]: { readonly about: string; load(): Promise<Command> } } = {
  games: { about: "list the games and their options", load: async () => (await import("./games.ts")).games },
  play: { about: "play in the terminal", load: async () => (await import("./play.ts")).play },
  sim: { about: "let bots play many games and report", load: async () => (await import("./sim.ts")).sim },
  campaign: {
    about: "play a series of games, each of which changes the next",
    load: async () => (await import("./campaign.ts")).campaign,
  },
  replay: { about: "check a recorded match move by move", load: async () => (await import("./replay.ts")).replay },
  review: { about: "say where turns of a match were lost", load: async () => (await import("./review.ts")).review },
  arena: { about: "measure bots against each other", load: async () => (await import("./arena.ts")).arena },
  tune: { about: "tune the numbers bots judge by", load: async () => (await import("./tune.ts")).tune },
  selfplay: {
    about: "play varied games to learn values from",
    load: async () => (await import("./selfplay.ts")).selfplay,
  },
  serve: { about: "serve the page and tables for friends", load: async () => (await import("./serve.ts")).serve },
  backup: {
    about: "write all that a server keeps into a file",
    load: async () => (await import("./backup.ts")).backup,
  },
  restore: { about: "fill an empty store with a backup", load: async () => (await import("./backup.ts")).restore },
  bench: { about: "measure how fast a game is", load: async () => (await import("./bench.ts")).bench },
};

/** Does what was typed and returns the exit code. */
export async function furrow(typed: readonly string[]): Promise<number> {
  try {
    return await done(typed);
  } catch (error) {
    if (!(error instanceof Mistyped || error instanceof Failed)) throw error;
    console.error(`furrow: ${plain(error.message)}`);
    return error instanceof Failed ? 1 : 2;
  }
}

async function done([name, ...typed]: readonly string[]): Promise<number> {
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    console.log(overview());
    return 0;
  }
  if (name === "--version" || name === "-v") {
    console.log(version());
    return 0;
  }
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (entry === undefined)
    throw new Mistyped(`There is no command "${name}". ${listed("There are", Object.keys(commands))}`);
  const command = await entry.load();
  if (typed.includes("--help") || typed.includes("-h")) {
    console.log(help(command));
    return 0;
  }
  return command.run(read(command, typed));
}

function overview(): string {
  const rows = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(10)}${about}`);
  return [
    "Usage: furrow COMMAND …",
    "",
    ...rows,
    "",
    "furrow COMMAND --help says more, furrow --version which Furrow this is.",
  ].join("\n");
}

function version(): string {
  const about = readFileSync(join(import.meta.dirname, "..", "..", "package.json"), "utf8");
  return (JSON.parse(about) as { readonly version: string }).version;
}
