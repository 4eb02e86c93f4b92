import { describe, test } from "vitest";
import { gameIds, games } from "../src/games/index.ts";
import type { Testing } from "../src/table/module.ts";
import { module as cards } from "./cards/index.ts";
import { testing as cardsTesting } from "./cards/testing.ts";
import { hold, properties, type Subject } from "./contract.ts";

/** Games for each number of seats and property, and positions of each that are looked at closely. */
const RUNS = Number(process.env.FURROW_RUNS ?? 2);
const LOOKS = Number(process.env.FURROW_LOOKS ?? 8);

const registered = await Promise.all(
  gameIds.map(async (id): Promise<Subject> => {
    const { testing } = (await import(`../src/games/${id}/testing.ts`)) as { testing: Testing };
    return { module: await (games[id] as (typeof games)[string])(), testing };
  }),
);

const subjects: readonly Subject[] = [{ module: cards, testing: cardsTesting } as unknown as Subject, ...registered];

for (const subject of subjects)
  describe(subject.module.game.id, () => {
    for (const [name, property] of Object.entries(properties))
      test(name, () => hold(subject, property, subject.testing === cardsTesting ? 5 * RUNS : RUNS, LOOKS));
  });
