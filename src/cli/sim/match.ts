import type { Bot } from "../../bots/bot.ts";
import { seedFrom } from "../../table/dealer.ts";
import type { Seat } from "../../table/game.ts";
import { Match } from "../../table/match.ts";
import type { GameModule } from "../../table/module.ts";
import type { Options } from "../../table/options.ts";
import { ending, type Luck, type Outcome, streams } from "./playout.ts";

/** Plays a game to its end as a match, with a deal that can be checked. */
export function playMatch(
  module: GameModule,
  seats: number,
  options: Options,
  bots: readonly { readonly id: string; readonly bot: Bot }[],
  luck: Luck,
): { readonly match: Match; readonly outcome: Outcome } {
  const players = bots.map(({ id }) => ({ bot: id }));
  const match = Match.begin(module.game, { seats, options, players, seed: seedFrom(luck.deal) });
  const randoms = streams(luck.bots, seats);
  let decisions = 0;
  for (let actors = match.actors(); actors.length > 0; actors = match.actors()) {
    const seat = actors[0] as Seat;
    const { moves } = match.offer(seat);
    if (moves.length > 1) decisions++;
    const turn = { module, seat, moves, random: randoms[seat]!, view: match.view(seat) };
    const reason = match.submit(seat, bots[seat]!.bot.choose(turn));
    if (reason !== undefined) throw new Error(`the bot ${bots[seat]!.id} made a move that was refused: ${reason.id}`);
  }
  return { match, outcome: { ...ending(module.game, match.state), decisions, plies: match.length } };
}
