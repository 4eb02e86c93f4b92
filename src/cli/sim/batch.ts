import { findBot } from "../../bots/index.ts";
import type { GameModule } from "../../table/module.ts";
import type { Options } from "../../table/options.ts";
import { isRaised } from "../interrupt.ts";
import type { Allowance } from "./allowance.ts";
import { followerOf } from "./card-follower.ts";
import { playMatch } from "./match.ts";
import { type Luck, type Outcome, playOut } from "./playout.ts";

/** What is to be simulated: plain data, sent to every worker. */
export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** A bot for each seat. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  /** Plays each deal once for every seat, the bots moving on by one seat each time. */
  readonly rotate: boolean;
  /** How much the bots may think about a move; as much as is their own way if not given. */
  readonly allowance?: Allowance;
  /** Follows every card through every game. */
  readonly cards?: boolean;
  /** Writes every game as a match with a deal that can be checked. */
  readonly record: boolean;
}

/** Games `from` up to, not including, `to` of a plan. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Batch {
  readonly outcomes: readonly Seated[];
  /** One match a line, where they are recorded. */
  readonly lines: readonly string[];
  readonly errors: readonly string[];
}

/** An outcome and who sat where. */
export type Seated = Outcome & { readonly bots: readonly string[] };

/** Plays games of a plan until the end is wanted; a game hangs on the seed and its number alone. */
export async function playBatch(
  module: GameModule,
  plan: Plan,
  { from, to }: Range,
  interrupt?: Int32Array,
): Promise<Batch> {
  const outcomes: Seated[] = [];
  const lines: string[] = [];
  const errors: string[] = [];
  for (let number = from; number < to && !isRaised(interrupt); number++) {
    const seated = seatedIn(plan, number);
    const players = seated.map((id) => ({ id, bot: findBot(id)! }));
    try {
      if (plan.record) {
        const { match, outcome } = await playMatch(
          module,
          plan.seats,
          plan.options,
          players,
          luckOf(plan, number),
          plan.allowance,
        );
        outcomes.push({ ...outcome, bots: seated });
        lines.push(JSON.stringify(match.wholeFile()));
      } else {
        const outcome = await playOut(
          module,
          plan.seats,
          plan.options,
          players,
          luckOf(plan, number),
          plan.allowance,
          plan.cards ? followerOf(module, plan.seats) : undefined,
        );
        outcomes.push({ ...outcome, bots: seated });
      }
    } catch (error) {
      errors.push(`game ${number}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { outcomes, lines, errors };
}

/** Who sits where in a game. */
function seatedIn({ bots, seats, rotate }: Plan, number: number): readonly string[] {
  const turn = rotate ? number % seats : 0;
  return turn === 0 ? bots : bots.map((_, seat) => bots[(seat + turn) % seats]!);
}

function luckOf({ seed, seats, rotate }: Plan, number: number): Luck {
  const deal = rotate ? Math.floor(number / seats) : number;
  return { deal: `${seed}/${deal}/deal`, bots: `${seed}/${number}/bots` };
}
