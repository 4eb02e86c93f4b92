import type { Budget } from "../../bots/bot.ts";
import { Mistyped } from "../command.ts";

/** How much every bot may think about a move: plain data, sent to every worker. */
export interface Allowance {
  readonly simulations?: number;
  readonly milliseconds?: number;
}

/** "200ms" or "400sims". */
export function allowanceFrom(text: string | undefined): Allowance | undefined {
  if (text === undefined) return undefined;
  const [, count, unit] = /^(\d+)\s*(ms|sims)$/.exec(text) ?? [];
  const number = Number(count);
  if (unit === undefined || !Number.isSafeInteger(number) || number < 1)
    throw new Mistyped(`--budget needs a time or a number of simulations, such as 200ms or 400sims, not "${text}".`);
  return unit === "ms" ? { milliseconds: number } : { simulations: number };
}

/** The budget of one move, from now on. */
export function budgetOf({ simulations, milliseconds }: Allowance): Budget {
  if (milliseconds === undefined) return simulations === undefined ? {} : { simulations };
  const end = performance.now() + milliseconds;
  return {
    simulations: simulations ?? Number.POSITIVE_INFINITY,
    stop: {
      get aborted() {
        return performance.now() >= end;
      },
    },
  };
}
