import { expose } from "comlink";
import { bots } from "../../bots/index.ts";
import { games } from "../../games/index.ts";
import type { Move, Seat, Table } from "../../table/game.ts";
import { fastRandom } from "../../table/random.ts";

/** A bot's question: what its seat may know and is offered, by value. */
export interface BotTurn {
  readonly game: string;
  readonly bot: string;
  readonly view: Table;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly luck: string;
}

const thinker = {
  /** The index of the move the bot chooses. */
  async choose({ game, bot, view, seat, moves, luck }: BotTurn): Promise<number> {
    const load = Object.hasOwn(games, game) ? games[game] : undefined;
    const chosen = Object.hasOwn(bots, bot) ? bots[bot] : bots.greedy;
    if (load === undefined || chosen === undefined) return 0;
    const module = await load();
    return moves.indexOf(chosen.choose({ module, view, seat, moves, random: fastRandom(luck) }));
  },
};

export type Thinker = typeof thinker;

expose(thinker);
