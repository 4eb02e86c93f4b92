import { outcome } from "../../bots/chance.ts";
import { random } from "../../bots/levels/random.ts";
import { clone } from "../../table/clone.ts";
import { CHANCE, type Game, type Move, type Seat, type Table } from "../../table/game.ts";
import { Match } from "../../table/match.ts";
import { loadPosition, savePosition } from "../../table/match-file.ts";
import type { GameModule } from "../../table/module.ts";
import type { Options } from "../../table/options.ts";
import { fastRandom, pick } from "../../table/random.ts";
import { playMatch } from "../sim/match.ts";
import { playOut } from "../sim/playout.ts";
import { meanOf } from "../sim/statistics.ts";
import { microseconds, repeatFor } from "./clock.ts";

/** How fast a game is, on one thread. */
export interface Figures {
  readonly game: string;
  readonly seats: number;
  /** CPU-seconds of random games before anything was measured, and while speed was. */
  readonly warmUpSeconds: number;
  readonly measuredSeconds: number;
  /** All legal moves listed, a random one played. */
  readonly decisionsPerCpuSecond: number;
  readonly gamesPerCpuSecond: number;
  readonly decisionsPerGame: number;
  readonly movesPerDecision: number;
  readonly microseconds: {
    /** Listing all moves of a decision. */
    readonly moves: number;
    /** Playing a listed move. */
    readonly play: number;
    readonly clone: number;
    readonly view: number;
    readonly imagine: number;
    /** Finding that a move is not among 200. */
    readonly membership: number;
    /** Writing a position as text, and reading it. */
    readonly save: number;
    readonly load: number;
  };
  /** Reading the file of a finished game with every line checked. */
  readonly replayMilliseconds: number;
  /** Of the file of a finished game. */
  readonly bytesPerDecision: number;
  readonly bytesPerPosition: number;
}

/** Somebody's choice in the middle of a game. */
interface Position {
  readonly state: Table;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

const LONG_LIST = 200;

export async function figuresOf(
  module: GameModule,
  seats: number,
  options: Options,
  seconds: number,
): Promise<Figures> {
  const { game } = module;
  const pace = await paceOf(module, seats, options, seconds);
  const positions = positionsOf(game, seats, options, 200);
  const views = positions.map(({ state, seat }) => game.view(state, seat));
  const saved = positions.map(({ state }) => JSON.stringify(savePosition(state)));
  const finished = await matchesOf(module, seats, options, 5);
  const files = finished.map(({ match }) => JSON.stringify(match.wholeFile()));
  const luck = fastRandom("imagine");
  return {
    game: game.id,
    seats,
    ...pace,
    movesPerDecision: meanOf(positions.map(({ moves }) => moves.length)),
    microseconds: {
      moves: timed(positions, ({ state, seat }) => game.moves(state, seat)),
      play: playTime(game, positions),
      clone: timed(positions, ({ state }) => clone(state)),
      view: timed(positions, ({ state, seat }) => game.view(state, seat)),
      imagine: timed(views, (view) => game.imagine(view, luck)),
      membership: membershipTime(game, seats, options),
      save: timed(positions, ({ state }) => JSON.stringify(savePosition(state))),
      load: timed(saved, (text) => loadPosition(JSON.parse(text), options)),
    },
    replayMilliseconds: timed(files, (file) => Match.open(game, JSON.parse(file))) / 1e3,
    bytesPerDecision: meanOf(files.map((file, i) => file.length / finished[i]!.decisions)),
    bytesPerPosition: meanOf(saved.map((text) => text.length)),
  };
}

/** What the last call gave: kept, so that no call can be left out. */
const kept: { last?: unknown } = {};

/** The cost of one call, over all items. */
const timed = <T>(items: readonly T[], call: (item: T) => unknown): number =>
  microseconds(
    items.length,
    () => items,
    () => {
      for (const item of items) kept.last = call(item);
    },
  );

/** Random games for some seconds, after twice as long to get warm: much of a large game's code is seldom run. */
async function paceOf(module: GameModule, seats: number, options: Options, seconds: number) {
  const bots = new Array(seats).fill({ id: "random", bot: random });
  let games = 0;
  let decisions = 0;
  const playOne = async () => {
    const luck = { deal: `bench/${games}/deal`, bots: `bench/${games}/bots` };
    decisions += (await playOut(module, seats, options, bots, luck)).decisions;
    games++;
  };
  const warmUpSeconds = await repeatFor(2 * seconds, playOne);
  games = 0;
  decisions = 0;
  const spent = await repeatFor(seconds, playOne);
  return {
    warmUpSeconds,
    measuredSeconds: spent,
    decisionsPerCpuSecond: decisions / spent,
    gamesPerCpuSecond: games / spent,
    decisionsPerGame: decisions / games,
  };
}

/** Decisions from all through random games. */
function positionsOf(game: Game, seats: number, options: Options, count: number): readonly Position[] {
  const all: Position[] = [];
  const luck = fastRandom("positions");
  while (all.length < count * 5) {
    const state = game.setup(seats, options, game.rulesVersion);
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      const moves = game.moves(state, seat);
      if (seat !== CHANCE && moves.length > 1) all.push({ state: clone(state), seat, moves });
      game.play(state, seat, seat === CHANCE ? outcome(game, state, luck) : pick(moves, luck));
    }
  }
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]!);
}

const matchesOf = (module: GameModule, seats: number, options: Options, count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const bots = new Array(seats).fill({ id: "random", bot: random });
      const luck = { deal: `match/${i}`, bots: `match/${i}` };
      const { match, outcome } = await playMatch(module, seats, options, bots, luck);
      return { match, decisions: outcome.decisions };
    }),
  );

function playTime(game: Game, positions: readonly Position[]): number {
  const luck = fastRandom("play");
  const prepare = () =>
    positions.map(({ state, seat, moves }) => ({ state: clone(state), seat, move: pick(moves, luck) }));
  return microseconds(positions.length, prepare, (fresh) => {
    for (const { state, seat, move } of fresh) game.play(state, seat, move);
  });
}

/** A move from outside that is not offered, among so many that nearly fit. */
function membershipTime(game: Game, seats: number, options: Options): number {
  const manyMoves = (moves: readonly Move[]): readonly Move[] =>
    Array.from({ length: LONG_LIST }, (_, i) => ({ ...moves[i % moves.length]!, nth: i }));
  const wide: Game = {
    ...game,
    moves: (state, seat) => (seat === CHANCE ? game.moves(state, seat) : manyMoves(game.moves(state, seat))),
  };
  const match = Match.begin(wide, { seats, options, seed: "0".repeat(32) });
  const seat = match.actors()[0]!;
  const stranger = { ...match.offer(seat).moves[0]!, nth: -1 };
  return timed(new Array(100).fill(stranger), (move) => match.submit(seat, move));
}
