import { type Remote, wrap } from "comlink";
import type { BotTurn, Thinker } from "./bots.ts";

let thinker: Remote<Thinker> | undefined;

/** Asks a bot, in a worker of its own, for the index of its move. */
export async function botChoice(turn: BotTurn): Promise<number> {
  thinker ??= wrap<Thinker>(new Worker(new URL("./bots.ts", import.meta.url), { type: "module" }));
  return thinker.choose(turn);
}
