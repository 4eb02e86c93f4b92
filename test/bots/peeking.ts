import type { Bot, Budget, Memory } from "../../src/bots/bot.ts";
import { outcome } from "../../src/bots/chance.ts";
import { findBot } from "../../src/bots/index.ts";
import { configOf, LEVELS } from "../../src/bots/levels/levels.ts";
import { advise } from "../../src/bots/review/advice.ts";
import { type Decision, reviewing, turnsOf } from "../../src/bots/review/review.ts";
import { clone } from "../../src/table/clone.ts";
import { CHANCE, type Move, type Seat, type Table } from "../../src/table/game.ts";
import { key, same } from "../../src/table/json.ts";
import type { BotConfig, GameModule, Level, Testing } from "../../src/table/module.ts";
import { defaultOptions, type Options, randomOptions } from "../../src/table/options.ts";
import { fastRandom, pick, type Random } from "../../src/table/random.ts";

/** What was looked at in all. */
export interface Looked {
  readonly positions: number;
  /** In how many of them something lay hidden that could be changed. */
  readonly changed: number;
  /** In how many of them a bot was asked that had been asked at its turn before. */
  readonly remembered: number;
  /** By bot, in how many positions it was asked itself, or one that plays in just the same way there. */
  readonly asked: ReadonlyMap<string, number>;
}

/** A seat is watched for so many of its choices, one after the other. */
const WATCHED = 5;
/** Bots hurry after so many looks at the clock, and make at most so many simulations. */
const LOOKS = 16;
const SIMULATIONS = 2;
/** Every so many positions advice is asked for, and every so many watches are reviewed. */
const ADVISED = 10;
const REVIEWED = 10;

/**
 * Plays games and watches seats in them. Every bot has to choose the same after all that the watched seat cannot know was
 * changed, with what it kept of its turns before; so have advice and review to say the same. Throws where they do not.
 */
export async function looksOnlyAtViews(
  module: GameModule,
  testing: Testing,
  ids: readonly string[],
  positions: number,
  others: { readonly [id: string]: Bot } = {},
): Promise<Looked> {
  const { game } = module;
  const { min, max } = game.seats;
  const asked = new Map(ids.map((id) => [id, 0]));
  let [tried, changed, remembered, watches] = [0, 0, 0, 0];
  for (let number = 0; tried < positions; number++) {
    const seats = min + (number % (max - min + 1));
    const luck = fastRandom(`${game.id}/${number}`);
    const state = game.setup(seats, optionsOf(module, seats, number, luck), game.rulesVersion);
    let watch: Watch | undefined;
    for (let actors = game.actors(state); actors.length > 0 && tried < positions; actors = game.actors(state)) {
      const seat = pick(actors, luck);
      const moves = game.moves(state, seat);
      const isChoice = seat !== CHANCE && moves.length > 1;
      if (isChoice && watch === undefined && luck.below(30) === 0)
        watch = { seat, number: watches++, memories: new Map(), turns: [] };
      let move = seat === CHANCE ? outcome(game, state, luck) : pick(moves, luck);
      if (isChoice && watch?.seat === seat) {
        const other = clone(state);
        testing.scramble(other, seat, luck);
        if (!same(other, state)) changed++;
        if (watch.turns.length > 0) remembered++;
        const known = game.view(state, seat);
        const leader = ids[watch.number % ids.length]!;
        for (const [way, names] of configsOf(module, known, ids)) {
          const bot = others[names[0]!] ?? findBot(names[0]!)!;
          const answers = [];
          for (const [side, position] of [state, other].entries()) {
            const turn = turnAt(module, position, seat, tried, memoryOf(watch, `${way}/${side}`));
            answers.push(await bot.choose(turn));
          }
          if (!same(answers[0], answers[1])) throw new Error(`${names[0]} looks at what is hidden`);
          for (const name of names) asked.set(name, asked.get(name)! + 1);
          if (names.includes(leader)) move = answers[0]!;
        }
        if (tried % ADVISED === ADVISED - 1) await isAdvisedAlike(module, [state, other], seat, tried);
        watch.turns.push([state, other].map((position) => decisionAt(module, position, seat, move, tried)));
        tried++;
        if (watch.turns.length === WATCHED) {
          if (watch.number % REVIEWED === 0) await isReviewedAlike(module, watch.turns);
          watch = undefined;
        }
      }
      game.play(state, seat, move);
    }
  }
  return { positions: tried, changed, remembered, asked };
}

/** A seat that is watched: what bots have kept of its turns, by way and side, and its choices on both sides so far. */
interface Watch {
  readonly seat: Seat;
  readonly number: number;
  readonly memories: Map<string, Memory>;
  readonly turns: Decision[][];
}

function memoryOf({ memories }: Watch, name: string): Memory {
  const memory = memories.get(name) ?? {};
  memories.set(name, memory);
  return memory;
}

/** What a bot is told in a position; its clock counts looks, so that all is the same each time. */
function turnAt(module: GameModule, position: Table, seat: Seat, number: number, memory: Memory = {}) {
  let looks = 0;
  const stop = {
    get aborted() {
      return ++looks > LOOKS;
    },
  };
  const budget: Budget = { simulations: SIMULATIONS, stop };
  const { game } = module;
  const [view, moves] = [game.view(position, seat), game.moves(position, seat)];
  return { module, view, seat, moves, random: fastRandom(`${number}`), budget, memory };
}

const decisionAt = (module: GameModule, position: Table, seat: Seat, move: Move, step: number): Decision => {
  const { view, moves } = turnAt(module, position, seat, step);
  return { step, view, seat, moves, move, news: position.shown };
};

async function isAdvisedAlike(module: GameModule, sides: readonly Table[], seat: Seat, number: number): Promise<void> {
  const said = [];
  for (const position of sides) said.push(await advise(turnAt(module, position, seat, number)));
  if (!same(said[0], said[1])) throw new Error("advice looks at what is hidden");
}

async function isReviewedAlike(module: GameModule, turns: readonly (readonly Decision[])[]): Promise<void> {
  const said = [];
  for (const side of [0, 1]) {
    const verdicts = reviewing(
      module,
      turnsOf(
        module,
        turns.map((both) => both[side]!),
      ),
      2,
      fastRandom("review"),
    );
    const all = [];
    for await (const verdict of verdicts) all.push(verdict);
    said.push(all);
  }
  if (!same(said[0], said[1])) throw new Error("a review looks at what is hidden");
}

/** How bots with a name of their own play. */
const NAMED: { readonly [id: string]: BotConfig } = {
  greedy: { algorithm: "greedy" },
  "best-turn": { algorithm: "best-turn", temperature: 0 },
};

/** Bots by how they play at this table with so many simulations: those that play in just the same way are asked once. */
function configsOf(module: GameModule, view: Table, ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, string[]>();
  for (const id of ids) {
    const way = configAt(module, view, id);
    const name = way === undefined ? id : key("simulations" in way ? { ...way, simulations: SIMULATIONS } : way);
    ways.set(name, [...(ways.get(name) ?? []), id]);
  }
  return ways;
}

function configAt(module: GameModule, view: Table, id: string): BotConfig | undefined {
  const level = LEVELS.find((one): one is Level => one === id);
  if (level !== undefined) return configOf(module, view, level);
  if (id === "greedy-0" && module.evaluation.first === undefined) return NAMED.greedy;
  if (id === "turn-search")
    return module.evaluation.learning?.(view) === undefined
      ? NAMED["best-turn"]
      : { algorithm: "turn-mcts", simulations: SIMULATIONS };
  if (id === "greedy-blind" && module.census === undefined) return NAMED.greedy;
  return NAMED[id];
}

/** Every third game the usual options, else any that the game accepts for so many seats. */
function optionsOf({ game }: GameModule, seats: number, number: number, luck: Random): Options {
  for (let isUsual = number % 3 === 0; ; isUsual = false) {
    const options = isUsual ? defaultOptions(game.options) : randomOptions(game.options, luck);
    if (game.objection?.(options, seats) === undefined) return options;
  }
}
