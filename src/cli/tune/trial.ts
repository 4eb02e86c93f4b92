import { findBot } from "../../bots/index.ts";
import { withNumbers } from "../../bots/learned/tuning.ts";
import type { GameModule } from "../../table/module.ts";
import type { Numbers } from "../../table/numbers.ts";
import { sidesOf } from "../../table/sides.ts";
import { type Entrant, playGame } from "../arena/block.ts";
import type { Contest } from "../arena/contest.ts";
import { meanOf } from "../sim/statistics.ts";

/** A bot, and the numbers it judges by where they are not the game's own. */
export interface Player {
  readonly bot: string;
  readonly numbers?: Numbers;
}

/** Numbers to be tried at a table: plain data, sent to every worker. */
export interface Trial extends Pick<Contest, "game" | "seats" | "options"> {
  readonly player: Player;
  /** Whom it meets, one after the other from deal to deal; nobody alone. */
  readonly panel: readonly Player[];
  /** Where the deals come from. */
  readonly deals: readonly string[];
}

/** How a trial went on one deal, over all seats: the part of the games won, and points ahead of the best other; alone, points. */
export interface Trialled {
  readonly won: number;
  readonly ahead: number;
}

/** Plays a trial, every deal from every seat. */
export async function played(module: GameModule, trial: Trial): Promise<readonly Trialled[]> {
  const { seats, options, player, panel, deals } = trial;
  const sides = sidesOf(module.game, options, seats);
  const own = entrantOf(module, player);
  const others = panel.map((other) => entrantOf(module, other));
  const all: Trialled[] = [];
  for (const [i, deal] of deals.entries()) {
    const games: Trialled[] = [];
    for (const side of new Set(sides)) {
      const players = sides.map((one) => (one === side ? own : others[i % others.length]!));
      const { scores, places, failures } = await playGame(module, trial, players, { deal, bots: `${deal}/${side}` });
      // Numbers are not measured by the moves of a stand-in.
      if (failures !== undefined) throw new Error(`the bot ${failures[0]!.bot} failed: ${failures[0]!.error}`);
      const isOwn = (_: unknown, seat: number) => sides[seat] === side;
      const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
      const rest = scores.filter((_, seat) => sides[seat] !== side);
      games.push({
        won: winners.filter((seat) => sides[seat] === side).length / Math.max(1, winners.length),
        ahead: Math.max(...scores.filter(isOwn)) - (rest.length === 0 ? 0 : Math.max(...rest)),
      });
    }
    all.push({ won: meanOf(games.map(({ won }) => won)), ahead: meanOf(games.map(({ ahead }) => ahead)) });
  }
  return all;
}

const entrantOf = (module: GameModule, { bot, numbers }: Player): Entrant => ({
  id: bot,
  bot: findBot(bot)!,
  module: numbers === undefined ? module : withNumbers(module, numbers),
});
