// Plays games of one checkout by given numbers and says what all that was seen comes to; started by behaviour.ts.
import { createHash, type Hash } from "node:crypto";
import { fastRandom } from "../../src/table/random.ts";
import { canonical } from "./canonical.ts";
import {
  type AnyGame,
  type AnyModule,
  type AnyMove,
  type AnyState,
  gameIn,
  importFrom,
  type Numbers,
  optionsIn,
  outcomeOf,
} from "./contract.ts";
import type { Look } from "./looks.ts";

/** One game to be played. */
export interface Play {
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly seed: string;
  /** A bot for all seats, with so many simulations a move; random moves if not given. */
  readonly bot?: string;
  readonly simulations?: number;
  readonly looks: readonly Look[];
  /** Tells everything that was seen in this step, besides. */
  readonly step?: number;
}

export interface Played {
  /** One for each step, the end included; nothing where the options are unknown here. */
  readonly hashes: readonly string[];
  readonly unknown?: readonly string[];
  /** What went wrong in the last step. */
  readonly error?: string;
  /** What was seen in the step that was asked for. */
  readonly seen?: string;
}

interface AnyBot {
  choose(turn: object): AnyMove | Promise<AnyMove>;
}

const MOST_STEPS = 100_000;

const [, , folder = "."] = process.argv;
const modules = new Map<string, Promise<AnyModule>>();

const moduleOf = (id: string): Promise<AnyModule> => {
  const known = modules.get(id) ?? gameIn(folder, id);
  modules.set(id, known);
  return known;
};

async function botOf(id: string): Promise<AnyBot> {
  const { findBot } = await importFrom<{ findBot(id: string): AnyBot | undefined }>(folder, "bots/index.ts");
  const bot = findBot(id);
  if (bot === undefined) throw new Error(`there is no bot "${id}"`);
  return bot;
}

/** What can be seen of a position before a move is made. */
class Watcher {
  readonly #hashes: string[] = [];
  readonly #play: Play;
  #lines: string[] = [];
  #seen: string | undefined;

  constructor(play: Play) {
    this.#play = play;
  }

  see(what: string, value: unknown): void {
    this.#lines.push(`${what} ${canonical(value)}`);
  }

  /** Closes a step. */
  step(): void {
    const hash: Hash = createHash("sha1");
    for (const one of this.#lines) hash.update(one).update("\n");
    if (this.#hashes.length === this.#play.step) this.#seen = this.#lines.join("\n");
    this.#hashes.push(hash.digest("base64url").slice(0, 12));
    this.#lines = [];
  }

  played(error?: string): Played {
    this.step();
    return {
      hashes: this.#hashes,
      ...(error === undefined ? {} : { error }),
      ...(this.#seen === undefined ? {} : { seen: this.#seen }),
    };
  }
}

async function playThrough(play: Play): Promise<Played> {
  const module = await moduleOf(play.game);
  const { game } = module;
  const checked = optionsIn(game, play.options);
  if ("unknown" in checked) return { hashes: [], unknown: checked.unknown };
  const watcher = new Watcher(play);
  try {
    await playAll(module, checked.options, play, watcher);
    return watcher.played();
  } catch (error) {
    watcher.see("error", error instanceof Error ? error.message : String(error));
    return watcher.played(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

async function playAll(module: AnyModule, options: object, play: Play, watcher: Watcher): Promise<void> {
  const { game } = module;
  const numbers = fastRandom(`${play.seed}/moves`);
  const luck = fastRandom(`${play.seed}/chance`);
  const guesses = fastRandom(`${play.seed}/imagine`);
  const bot = play.bot === undefined ? undefined : await botOf(play.bot);
  const memories = Array.from({ length: play.seats }, () => ({}));
  const thoughts = memories.map((_, seat) => fastRandom(`${play.seed}/bot/${seat}`));
  const state = game.setup(play.seats, options, game.rulesVersion);
  for (let step = 0; ; step++) {
    const actors = game.actors(state);
    watcher.see("actors", actors);
    if (actors.length === 0) break;
    if (step > MOST_STEPS) throw new Error("the game does not end");
    const seat = actors[actors.length > 1 ? numbers.below(actors.length) : 0]!;
    const moves = game.moves(state, seat);
    watcher.see("moves", moves);
    // What a seat may do besides is played now and then, but not for ever.
    const asides = seat < 0 ? [] : (game.asides?.(state, seat) ?? []);
    watcher.see("asides", asides);
    look(game, state, seat, moves, play, step, guesses, watcher);
    const isAside = bot === undefined && asides.length > 0 && numbers.below(12) === 0;
    const move =
      seat < 0
        ? outcomeOf(game, state, moves, luck)
        : bot === undefined || moves.length === 1
          ? pick(isAside ? asides : moves, numbers)
          : await bot.choose({
              module,
              seat,
              moves,
              view: game.view(state, seat),
              random: thoughts[seat],
              memory: memories[seat],
              budget: { simulations: play.simulations ?? 30 },
            });
    watcher.see("move", move);
    if (play.looks.includes("seen"))
      for (const viewer of viewers(play)) watcher.see("seen", game.seen?.(state, seat, move, viewer));
    game.play(state, seat, move);
    watcher.step();
  }
  watcher.see("result", game.result(state));
}

const pick = <T>(items: readonly T[], numbers: Numbers): T => items[numbers.below(items.length)]!;

const viewers = ({ seats }: Play): readonly (number | "spectator")[] => [
  "spectator",
  ...Array.from({ length: seats }, (_, seat) => seat),
];

/** How often what costs more is looked at: in every so manieth step. */
const SELDOM = 7;

function look(
  game: AnyGame,
  state: AnyState,
  seat: number,
  moves: readonly AnyMove[],
  play: Play,
  step: number,
  guesses: Numbers,
  watcher: Watcher,
): void {
  const { looks } = play;
  if (looks.includes("chance") && seat < 0) {
    watcher.see("use", game.use?.(state));
    watcher.see(
      "weights",
      moves.map((move) => game.weight?.(state, move) ?? 1),
    );
  }
  if (looks.includes("secrets") && seat >= 0) watcher.see("is secret", game.isSecret?.(state, seat));
  if (step % SELDOM !== 0) return;
  if (looks.includes("views"))
    for (const viewer of viewers(play)) watcher.see(`view of ${viewer}`, game.view(state, viewer));
  if (looks.includes("scores"))
    for (let other = 0; other < play.seats; other++) watcher.see(`score of ${other}`, game.score(state, other));
  if (seat < 0) return;
  const view = game.view(state, seat);
  if (looks.includes("words")) {
    watcher.see("question", game.question?.(view, seat));
    for (const move of moves) watcher.see("description", game.describe?.(view, seat, move));
  }
  if (looks.includes("imagined") && game.imagine !== undefined) {
    const imagined = game.imagine(view, guesses);
    watcher.see("imagined", game.moves(imagined, seat));
  }
}

// One after the other: what is played hangs on nothing that was played before.
let before: Promise<void> = Promise.resolve();
process.on("message", (play: Play) => {
  before = before.then(async () => {
    process.send?.(await playThrough(play).catch((error): Played => ({ hashes: [], error: String(error) })));
  });
});
