import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Memory } from "../../bots/bot.ts";
import { outcome } from "../../bots/chance.ts";
import { findBot } from "../../bots/index.ts";
import { withNumbers } from "../../bots/learned/tuning.ts";
import { type BotFailure, chosenBy, type NamedBot } from "../../bots/levels/standing-in.ts";
import { CHANCE, type Move, type Seat, type Table } from "../../table/game.ts";
import type { GameModule, Learning, Planning } from "../../table/module.ts";
import type { Numbers } from "../../table/numbers.ts";
import { fastRandom } from "../../table/random.ts";
import { sidesOf } from "../../table/sides.ts";
import { isRaised } from "../interrupt.ts";
import { type Allowance, budgetOf } from "../sim/allowance.ts";
import { ending, type Luck, streams } from "../sim/playout.ts";
import { type Contest, dealOf, lineUps, seatings } from "./contest.ts";
import { Forfeit, isOutside, OutsidePlayer } from "./outside.ts";

/** How one game of a block went. */
export interface Game {
  readonly bots: readonly string[];
  readonly scores: readonly number[];
  readonly places: readonly number[];
  /** Who lost because its program crashed, stalled or answered nonsense, and how. */
  readonly forfeit?: { readonly seat: Seat; readonly why: string };
  /** Where bots of our own failed, so that simpler ones played for them. */
  readonly failures?: readonly BotFailure[];
  /** By seat: choices among two or more moves, and the processor time they took in microseconds (0 of outside programs). */
  readonly decisions: readonly number[];
  readonly cpu: readonly number[];
}

/** The games on one deal, every bot from every seat. */
export interface Block {
  readonly games: readonly Game[];
}

/** The blocks of one line-up that were played. */
export interface Played {
  readonly lineUp: readonly string[];
  readonly blocks: readonly Block[];
}

/** A bot and the game as it knows it, or a program outside. */
export type Entrant = (NamedBot & { readonly module: GameModule }) | { readonly program: string };

/** Plays one block of a line-up; it hangs on the contest's seed and the numbers alone. Nothing comes of it once the end is wanted. */
export async function playBlock(
  module: GameModule,
  contest: Contest,
  lineUp: number,
  block: number,
  interrupt?: Int32Array,
): Promise<Block | undefined> {
  const { seats, allowance } = contest;
  const games: Game[] = [];
  for (const [turn, bots] of seatings(lineUps(contest)[lineUp]!, seats, contest.sides).entries()) {
    if (isRaised(interrupt)) return undefined;
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
  if (isOutside(name)) return { program: name };
  const [id = "", file] = name.split("@");
  const bot = findBot(id)!;
  const entrant = { id: name, bot, module: file === undefined ? module : changedBy(module, file) };
  entrants.set(name, entrant);
  return entrant;
}

/** Whether a file named with a bot holds numbers of the judgement (JSON) rather than the weights of a net. */
export const isNumbers = (content: Uint8Array): boolean => content[0] === "{".charCodeAt(0);

/** The game as a bot knows it that goes by a file: by numbers of its own judgement, or by weights of a net. */
function changedBy(module: GameModule, file: string): GameModule {
  const content = readFileSync(file);
  return isNumbers(content)
    ? withNumbers(module, JSON.parse(content.toString()) as Numbers)
    : withWeights(module, pathToFileURL(file));
}

function withWeights(module: GameModule, weights: URL): GameModule {
  const { evaluation } = module;
  const changed = new Map<Learning, Learning>();
  const withThem = (own: Learning): Learning => {
    const known = changed.get(own) ?? { ...own, weights };
    changed.set(own, known);
    return known;
  };
  const learning = (view: Table): Learning | undefined => {
    const own = evaluation.learning?.(view);
    return own && withThem(own);
  };
  const planning = (view: Table): Planning | undefined => {
    const own = evaluation.planning?.(view);
    return own && { ...own, odds: withThem(own.odds) };
  };
  return { ...module, evaluation: { ...evaluation, learning, planning } };
}

/** Plays one game; chance follows from one text, the luck of the bots from another. */
export async function playGame(
  { game }: GameModule,
  { seats, options }: Pick<Contest, "seats" | "options">,
  players: readonly Entrant[],
  luck: Luck,
  allowance?: Allowance,
): Promise<Omit<Game, "bots">> {
  const state = game.setup(seats, options, game.rulesVersion);
  const dealt = fastRandom(luck.deal);
  const failures: BotFailure[] = [];
  const onFailure = (failure: BotFailure) => failures.push(failure);
  const deciders = decidersOf(game.id, { seats, options }, players, luck.bots, allowance, onFailure);
  const decisions = new Array<number>(seats).fill(0);
  const cpu = new Array<number>(seats).fill(0);
  try {
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      const seat = actors[0] as Seat;
      const moves = seat === CHANCE ? [] : game.moves(state, seat);
      if (seat === CHANCE) game.play(state, CHANCE, outcome(game, state, dealt));
      else if (moves.length === 1) game.play(state, seat, moves[0] as Move);
      else {
        const view = game.view(state, seat);
        const began = process.threadCpuUsage();
        const move = await deciders[seat]!.choose(view, moves);
        const { user, system } = process.threadCpuUsage(began);
        decisions[seat]!++;
        cpu[seat]! += "program" in players[seat]! ? 0 : user + system;
        game.play(state, seat, move);
      }
    }
    const end = ending(game, state);
    for (const { over } of deciders) over?.(end);
    return { ...end, decisions, cpu, ...failedIn(failures) };
  } catch (error) {
    if (!(error instanceof Forfeit)) throw error;
    const { seat, message } = error;
    const scores = players.map((_, other) => game.score(state, other).total);
    const sides = sidesOf(game, options, seats);
    const places = players.map((_, other) => (sides[other] === sides[seat] ? 2 : 1));
    return { scores, places, decisions, cpu, ...failedIn(failures), forfeit: { seat, why: message } };
  } finally {
    for (const { close } of deciders) close?.();
  }
}

const failedIn = (failures: readonly BotFailure[]) => (failures.length === 0 ? {} : { failures });

/** Whoever decides for a seat. */
interface Decider {
  choose(view: Table, moves: readonly Move[]): Move | Promise<Move>;
  over?(end: { readonly places: readonly number[]; readonly scores: readonly number[] }): void;
  close?(): void;
}

function decidersOf(
  game: string,
  { seats, options }: Pick<Contest, "seats" | "options">,
  players: readonly Entrant[],
  luck: string,
  allowance: Allowance | undefined,
  onFailure: (failure: BotFailure) => void,
): readonly Decider[] {
  const randoms = streams(luck, seats);
  return players.map((player, seat): Decider => {
    if ("program" in player) {
      const outside = new OutsidePlayer(player.program, seat, { id: game, seats, options });
      return {
        choose: (view, moves) => outside.choose(view, moves, allowance?.milliseconds),
        over: (end) => outside.over(end),
        close: () => outside.close(),
      };
    }
    const memory: Memory = {};
    const { module } = player;
    const random = randoms[seat]!;
    return {
      choose: (view, moves) =>
        chosenBy(player, { module, view, seat, moves, random, memory, budget: budgetOf(allowance ?? {}) }, onFailure),
    };
  });
}
