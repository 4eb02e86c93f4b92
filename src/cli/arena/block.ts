import { readFileSync } from "node:fs";
import type { Bot, Memory } from "../../bots/bot.ts";
import { outcome } from "../../bots/chance.ts";
import { findBot } from "../../bots/index.ts";
import { CHANCE, type Move, type Seat } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import { fastRandom } from "../../table/random.ts";
import { type Allowance, budgetOf } from "../sim/allowance.ts";
import { ending, streams } from "../sim/playout.ts";
import { type Contest, dealOf, lineUps, seatings } from "./contest.ts";

/** How one game of a block went. */
export interface Game {
  readonly bots: readonly string[];
  readonly scores: readonly number[];
  readonly places: readonly number[];
  /** By seat: choices among two or more moves, and the processor time they took in microseconds. */
  readonly decisions: readonly number[];
  readonly cpu: readonly number[];
}

/** The games on one deal, every bot from every seat. */
export interface Block {
  readonly games: readonly Game[];
}

/** A bot and the game as it knows it. */
interface Entrant {
  readonly bot: Bot;
  readonly module: GameModule;
}

/** Plays one block of a line-up; it hangs on the contest's seed and the numbers alone. */
export async function playBlock(module: GameModule, contest: Contest, lineUp: number, block: number): Promise<Block> {
  const { seats, allowance } = contest;
  const games: Game[] = [];
  for (const [turn, bots] of seatings(lineUps(contest)[lineUp]!, seats).entries()) {
    const entrants = bots.map((name) => entrantOf(module, name));
    const luck = { deal: dealOf(contest, block), bots: `${dealOf(contest, block)}/${lineUp}/${turn}` };
    games.push({ bots, ...(await playGame(module, contest, entrants, luck, allowance)) });
  }
  return { games };
}

const entrants = new Map<string, Entrant>();

function entrantOf(module: GameModule, name: string): Entrant {
  const known = entrants.get(name);
  if (known !== undefined) return known;
  const [id = "", file] = name.split("@");
  const bot = findBot(id)!;
  const entrant = { bot, module: file === undefined ? module : withWeights(module, readFileSync(file, "utf8").trim()) };
  entrants.set(name, entrant);
  return entrant;
}

function withWeights(module: GameModule, weights: string): GameModule {
  const { evaluation } = module;
  if (evaluation.learning === undefined) return module;
  return {
    ...module,
    evaluation: { ...evaluation, learning: { ...evaluation.learning, weights: async () => weights } },
  };
}

async function playGame(
  { game }: GameModule,
  { seats, options }: Contest,
  players: readonly Entrant[],
  luck: { readonly deal: string; readonly bots: string },
  allowance: Allowance | undefined,
): Promise<Omit<Game, "bots">> {
  const state = game.setup(seats, options, game.rulesVersion);
  const dealt = fastRandom(luck.deal);
  const randoms = streams(luck.bots, seats);
  const memories = players.map((): Memory => ({}));
  const decisions = new Array<number>(seats).fill(0);
  const cpu = new Array<number>(seats).fill(0);
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[0] as Seat;
    if (seat === CHANCE) {
      game.play(state, CHANCE, outcome(game, state, dealt));
      continue;
    }
    const moves = game.moves(state, seat);
    if (moves.length === 1) {
      game.play(state, seat, moves[0] as Move);
      continue;
    }
    const { bot, module } = players[seat]!;
    const [view, random, memory] = [game.view(state, seat), randoms[seat]!, memories[seat]!];
    const began = process.threadCpuUsage();
    const move = await bot.choose({ module, view, seat, moves, random, memory, budget: budgetOf(allowance ?? {}) });
    const { user, system } = process.threadCpuUsage(began);
    decisions[seat]!++;
    cpu[seat]! += user + system;
    game.play(state, seat, move);
  }
  return { ...ending(game, state), decisions, cpu };
}
