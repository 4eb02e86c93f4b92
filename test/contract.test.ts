import { describe, test } from "vitest";
import { gameIds, games } from "../src/games/index.ts";
import type { Testing } from "../src/table/module.ts";
import { module as cards } from "./cards/index.ts";
import { testing as cardsTesting } from "./cards/testing.ts";
import { type Effort, hold, type Subject, translationsOf } from "./contract/case.ts";
import { properties } from "./contract/index.ts";

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

/** The card game is small and has the most secrets. */
const moreEffort: Effort = { ...effort, runs: 5 * effort.runs };

const registered = await Promise.all(
  gameIds.map(async (id): Promise<Subject> => {
    const { testing } = (await import(`../src/games/${id}/testing.ts`)) as { testing: Testing };
    const module = await (games[id] as (typeof games)[string])();
    return { module, testing, translations: await translationsOf(module) };
  }),
);

const subjects: readonly Subject[] = [{ module: cards, testing: cardsTesting } as unknown as Subject, ...registered];

for (const subject of subjects)
  describe(subject.module.game.id, () => {
    for (const [name, property] of Object.entries(properties))
      test(name, () => hold(subject, property, subject.module.game.id === cards.game.id ? moreEffort : effort));
  });
