import { describe, test } from "vitest";
import { games } from "../../src/games/index.ts";
import type { Testing } from "../../src/table/module.ts";
import { type Effort, hold, type Subject, translationsOf } from "./case.ts";
import { properties } from "./index.ts";

/**
 * How thorough the test is, from the environment: FURROW_RUNS=20 FURROW_LOOKS=30 for a long one, FURROW_SEED=n with the
 * seed of a game that failed, FURROW_SEEDS=new for games that no run has played.
 */
const { FURROW_RUNS = 2, FURROW_LOOKS = 8, FURROW_SEED } = process.env;
const effort: Effort = {
  runs: Number(FURROW_RUNS),
  looks: Number(FURROW_LOOKS),
  seed: FURROW_SEED === undefined ? undefined : Number(FURROW_SEED),
};

/** Every property of the contract, as tests of one game; a file for each game, so that they run in parallel. */
export function holdContract(subject: Subject, { runs, looks, seed }: Effort = effort): void {
  describe(subject.module.game.id, () => {
    for (const [name, property] of Object.entries(properties))
      test(name, () => hold(subject, property, { runs, looks, seed }));
  });
}

/** The contract of a game that is small, so that more of its games can be played in the same time. */
export const holdContractOften = (subject: Subject, times: number): void =>
  holdContract(subject, { ...effort, runs: times * effort.runs });

/** A listed game, with what its folder brings for tests. */
export async function listedGame(id: string): Promise<Subject> {
  const { testing } = (await import(`../../src/games/${id}/testing.ts`)) as { testing: Testing };
  const load = games[id];
  if (load === undefined) throw new Error(`${id} is not listed in src/games/index.ts`);
  const module = await load();
  return { module, testing, translations: await translationsOf(module) };
}
