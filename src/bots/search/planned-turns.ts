import { CHANCE, type Move, type Seat, type Table } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { GameModule, PlannedTurn, Planning } from "../../table/module.ts";
import { fastRandom, type Random } from "../../table/random.ts";
import type { Bot, Turn } from "../bot.ts";
import { outcome } from "../chance.ts";
import { fetchNet, type Net, netAtHand } from "../learned/net.ts";
import { EFFORT, greedy } from "./greedy.ts";
import { type Thinking, think, when } from "./run-search.ts";
import { turnPlayer } from "./turn-player.ts";

/** How turns are planned. */
export interface PlanManner {
  /** Which share of the usual effort goes into the plans of the turn that is to be played. */
  readonly share: number;
  /** How many of them are played on. */
  readonly width: number;
}

/** How many planned turns are looked at by their odds. */
const LOOKED_AT = 16;

/** The same of turns that are played on, and with which share of the usual effort those are planned. */
const LOOKED_AT_AHEAD = 8;
const SHARE_AHEAD = 0.08;

/** How many simulations the first look at a turn counts for. */
const FIRST_LOOK = 2;

/**
 * Plays the turn of the game's own plans whose end has the best odds; with simulations, the one of the best few that has them
 * when the seat's next turn has come, everyone playing by the odds until then. All turns meet the same luck; the worse half is
 * dropped again and again.
 */
export const plans = (simulations: number, manner: PlanManner): Bot => {
  const planned = turnPlayer((turn) =>
    when(plansKnown(turn.module, turn.view), (known) =>
      when(
        think(comparingPlans(turn, known!, simulations, manner), turn.budget),
        (candidates) => candidates[0]!.turn.moves,
      ),
    ),
  );
  const unplanned = greedy({ ...EFFORT, share: manner.share });
  return {
    choose: (turn) => (turn.module.evaluation.planning?.(turn.view) === undefined ? unplanned : planned).choose(turn),
  };
};

/** Plans, and the net that knows their odds. */
export interface Known<S extends Table, M extends Move> {
  readonly planning: Planning<S, M>;
  readonly net: Net<S>;
}

/** The plans of a game at a table, where it has any. */
export function plansKnown<S extends Table, M extends Move>(
  { evaluation }: GameModule<S, M>,
  view: S,
): Known<S, M> | undefined | Promise<Known<S, M>> {
  const planning = evaluation.planning?.(view);
  if (planning === undefined) return undefined;
  return when(netAtHand(planning.odds) ?? fetchNet(planning.odds), (net) => ({ planning, net }));
}

/** A planned turn being compared. */
export interface PlanCandidate<S, M> {
  readonly turn: PlannedTurn<S, M>;
  /** Its chance to win as it looks at first. */
  readonly first: number;
  /** The same as each simulation found it. */
  readonly found: number[];
}

/** The chance to win, the first look counted in. */
export const chanceOf = ({ first, found }: PlanCandidate<unknown, unknown>): number =>
  (sumOf(found) + FIRST_LOOK * first) / (found.length + FIRST_LOOK);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** How far ahead a chance to win puts a seat, where a win is worth so many points. */
export const leadBy = (chance: number, worth: number): number => worth * (2 * chance - 1);

/** Weighs the planned turns that look best against each other; gives them back best first. */
export function* comparingPlans<S extends Table, M extends Move>(
  { module, view, seat, moves, random, budget = {} }: Turn<S, M>,
  known: Known<S, M>,
  simulations: number,
  { share, width }: PlanManner,
): Thinking<readonly PlanCandidate<S, M>[]> {
  const all = ranked(known, view, seat, moves, share, LOOKED_AT)
    .slice(0, Math.max(1, width))
    .map(({ turn, chance }): PlanCandidate<S, M> => ({ turn, first: chance, found: [] }));
  const luck = random.below(0x1_0000_0000);
  const most = simulations === 0 ? 0 : (budget.simulations ?? simulations);
  const halvings = Math.ceil(Math.log2(all.length));
  const byChance = (a: PlanCandidate<S, M>, b: PlanCandidate<S, M>) => chanceOf(b) - chanceOf(a);
  let left = all.slice();
  let done = 0;
  for (let sample = 0, halving = 1; left.length > 1 && done < most; sample++) {
    for (const candidate of left) {
      if (done >= most || budget.stop?.aborted === true) break;
      const lucky = fastRandom(`${luck}/${sample}`);
      candidate.found.push(
        playedOn(module, known, module.game.imagine(view, lucky), seat, candidate.turn.moves, lucky),
      );
      done++;
    }
    left.sort(byChance);
    const best = left[0]!;
    left = left.filter((candidate) => candidate === best || !isClear(best.found, candidate.found));
    yield { simulations: done, best: moves.findIndex((move) => same(move, best.turn.moves[0])) };
    if (budget.stop?.aborted === true) break;
    if (done >= (most * halving) / halvings) {
      left = left.slice(0, Math.ceil(left.length / 2));
      halving++;
    }
  }
  const rest = all.filter((candidate) => !left.includes(candidate)).sort(byChance);
  return [...left.sort(byChance), ...rest];
}

/** From how many simulations on, and by how many standard errors, a turn is clearly worse than another one. */
const FEWEST = 6;
const CLEARLY = 3;

/** Whether what was found of one turn is clearly better than what the same luck brought another one. */
function isClear(better: readonly number[], worse: readonly number[]): boolean {
  const both = Math.min(better.length, worse.length);
  if (both < FEWEST) return false;
  const leads = Array.from({ length: both }, (_, i) => better[i]! - worse[i]!);
  const mean = sumOf(leads) / both;
  const variance = sumOf(leads.map((lead) => (lead - mean) ** 2)) / (both - 1);
  return mean > CLEARLY * Math.sqrt(variance / both);
}

interface Ranked<S, M> {
  readonly turn: PlannedTurn<S, M>;
  readonly chance: number;
}

/** Planned turns with the chance to win that each gives, best first. */
function ranked<S extends Table, M extends Move>(
  { planning, net }: Known<S, M>,
  view: S,
  seat: Seat,
  moves: readonly M[],
  share: number,
  few: number,
): readonly Ranked<S, M>[] {
  return planning
    .turns(view, seat, moves, share, few)
    .map((turn) => ({ turn, chance: 1 / (1 + Math.exp(-net.look(turn.end, seat))) }))
    .sort((a, b) => b.chance - a.chance);
}

/** Plays a turn and what follows, everyone by the odds; tells the seat's chance to win when its next turn, not that one, has come. */
export function playedOn<S extends Table, M extends Move>(
  { game, evaluation }: GameModule<S, M>,
  known: Known<S, M>,
  state: S,
  seat: Seat,
  turn: readonly M[],
  random: Random,
  now = evaluation.turn?.(state, seat),
): number {
  let line = turn;
  for (let actor = game.actors(state)[0]; actor !== undefined; actor = game.actors(state)[0]) {
    if (actor === CHANCE) {
      game.play(state, CHANCE, outcome(game, state, random));
      line = [];
      continue;
    }
    const moves = game.moves(state, actor);
    let move = moves.length === 1 ? moves[0]! : moves.find((offered) => same(offered, line[0]));
    if (move === undefined) {
      const [best] = ranked(known, game.view(state, actor), actor, moves, SHARE_AHEAD, LOOKED_AT_AHEAD);
      if (actor === seat && evaluation.turn?.(state, seat) !== now) return best!.chance;
      line = best!.turn.moves;
      move = moves.find((offered) => same(offered, line[0]))!;
    }
    if (same(move, line[0])) line = line.slice(1);
    game.play(state, actor, move);
  }
  const { places } = game.result(state)!;
  const isShared = places.filter((place) => place === 1).length > 1;
  return places[seat] !== 1 ? 0 : isShared ? 0.5 : 1;
}
