import type { Memory } from "../../bots/bot.ts";
import { type BotFailure, chosenBy, type NamedBot } from "../../bots/levels/standing-in.ts";
import { seedFrom } from "../../table/dealer.ts";
import type { Seat } from "../../table/game.ts";
import { Match } from "../../table/match.ts";
import type { GameModule } from "../../table/module.ts";
import type { Options } from "../../table/options.ts";
import { type Allowance, budgetOf } from "./allowance.ts";
import { ending, type Luck, type Outcome, streams } from "./playout.ts";

/** Plays a game to its end as a match, with a deal that can be checked. */
export async function playMatch(
  module: GameModule,
  seats: number,
  options: Options,
  bots: readonly NamedBot[],
  luck: Luck,
  allowance: Allowance = {},
): Promise<{ readonly match: Match; readonly outcome: Outcome }> {
  const players = bots.map(({ id }) => ({ bot: id }));
  const match = Match.begin(module.game, { seats, options, players, seed: seedFrom(luck.deal) });
  const randoms = streams(luck.bots, seats);
  const memories = bots.map((): Memory => ({}));
  const failures: BotFailure[] = [];
  let decisions = 0;
  for (let actors = match.actors(); actors.length > 0; actors = match.actors()) {
    const seat = actors[0] as Seat;
    const { moves } = match.offer(seat);
    if (moves.length > 1) decisions++;
    const [random, memory] = [randoms[seat]!, memories[seat]!];
    const turn = { module, seat, moves, random, memory, view: match.view(seat), budget: budgetOf(allowance) };
    const { reason } = match.submit(seat, await chosenBy(bots[seat]!, turn, (failure) => failures.push(failure)));
    if (reason !== undefined) throw new Error(`the bot ${bots[seat]!.id} made a move that was refused: ${reason.id}`);
  }
  const failed = failures.length === 0 ? {} : { failures };
  return { match, outcome: { ...ending(module.game, match.state), decisions, plies: match.length, ...failed } };
}
