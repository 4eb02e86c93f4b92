import { expose } from "comlink";
import type { Budget, Memory } from "../../bots/bot.ts";
import { bots } from "../../bots/index.ts";
import { type BotFailure, chosenBy } from "../../bots/levels/standing-in.ts";
import type { Advice } from "../../bots/review/advice.ts";
import type { TurnPlayed, Verdict } from "../../bots/review/review.ts";
import { games } from "../../games/index.ts";
import type { Move, Seat, Table } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import { fastRandom } from "../../table/random.ts";

/** A bot's question: what its seat may know and is offered, by value. */
export interface BotTurn {
  readonly game: string;
  readonly bot: string;
  readonly view: Table;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly luck: string;
  /** The name under which the bot finds what it kept at its last turn: one for each match and seat. */
  readonly memory?: string;
}

/** The index of a bot's move, and where bots failed before one chose it. */
export interface BotAnswer {
  readonly choice: number;
  readonly failures: readonly BotFailure[];
}

/** A person's question: what would be good here? */
export interface AdviceTask extends Omit<BotTurn, "bot" | "memory"> {
  readonly milliseconds: number;
}

/** Turns of a finished game to be judged, how often each is played on, and how long all may take. */
export interface ReviewTask {
  readonly game: string;
  readonly turns: readonly TurnPlayed[];
  readonly samples: number;
  readonly luck: string;
  readonly milliseconds: number;
}

/** How long a bot thinks at most, in milliseconds: a slow device plays a little worse instead of letting people wait. */
const LONGEST = 3000;

/** How many simulations stand behind an advice, if there is time for them. */
const ADVICE = 240;

/** What bots keep between their turns, those who were asked last at the end. */
const memories = new Map<string, Memory>();
const MOST_MEMORIES = 12;

/** Counts up when whoever asked wants an answer now. */
let stops = 0;

/** How often, in milliseconds, a bot that thinks long lets messages in. */
const BREATH = 30;

const thinker = {
  async choose(turn: BotTurn): Promise<BotAnswer> {
    const { game, bot: id, view, seat, moves, luck } = turn;
    const bot = (Object.hasOwn(bots, id) ? bots[id] : undefined) ?? bots.greedy;
    if (bot === undefined) throw new Error(`nobody plays ${game} as ${id}`);
    const module = await moduleOf(game);
    const budget = budgetOf(LONGEST);
    const memory = memoryOf(turn.memory);
    const failures: BotFailure[] = [];
    const asked = { module, view, seat, moves, random: fastRandom(luck), budget, memory };
    const move = await chosenBy({ id, bot }, asked, (failure) => failures.push(failure));
    return { choice: moves.indexOf(move), failures };
  },

  /** The seat's best moves, best first, with what to expect of them and why. */
  async advise({ game, view, seat, moves, luck, milliseconds }: AdviceTask): Promise<readonly Advice[]> {
    const { advise } = await import("../../bots/review/advice.ts");
    const budget = { ...budgetOf(milliseconds), simulations: ADVICE };
    return advise({ module: await moduleOf(game), view, seat, moves, random: fastRandom(luck), budget });
  },

  /** What a good bot would have done otherwise in a finished game, turn by turn, as far as it gets before it is stopped. */
  async review({ game, turns, samples, luck, milliseconds }: ReviewTask): Promise<readonly Verdict[]> {
    const { reviewing } = await import("../../bots/review/review.ts");
    const { stop, pause } = budgetOf(milliseconds);
    const verdicts: Verdict[] = [];
    for await (const verdict of reviewing(await moduleOf(game), turns, samples, fastRandom(luck))) {
      verdicts.push(verdict);
      await pause?.({ simulations: verdicts.length, best: 0 });
      if (stop?.aborted === true) break;
    }
    return verdicts;
  },

  /** Whoever is thinking answers with the best found so far. */
  stop(): void {
    stops++;
  },
};

async function moduleOf(game: string): Promise<GameModule> {
  const load = Object.hasOwn(games, game) ? games[game] : undefined;
  if (load === undefined) throw new Error(`nobody knows ${game}`);
  return load();
}

function budgetOf(milliseconds: number): Budget {
  const before = stops;
  const end = performance.now() + milliseconds;
  let breath = performance.now() + BREATH;
  return {
    stop: {
      get aborted() {
        return stops !== before || performance.now() >= end;
      },
    },
    pause() {
      if (performance.now() < breath) return undefined;
      return new Promise((done) =>
        setTimeout(() => {
          breath = performance.now() + BREATH;
          done();
        }),
      );
    },
  };
}

function memoryOf(name: string | undefined): Memory {
  if (name === undefined) return {};
  const memory = memories.get(name) ?? {};
  memories.delete(name);
  memories.set(name, memory);
  const [oldest] = memories.keys();
  if (memories.size > MOST_MEMORIES && oldest !== undefined) memories.delete(oldest);
  return memory;
}

export type Thinker = typeof thinker;

expose(thinker);
