import { expect, test } from "vitest";
import { gameIds, games } from "../src/games/index.ts";
import { module as cards } from "./cards/index.ts";
import type { Subject } from "./contract/case.ts";
import { fuzz } from "./fuzz/fuzz.ts";

/** Counted in files, not in time. FURROW_MUTANTS=20000 for a long run, FURROW_SEED=n for other files. */
const { FURROW_MUTANTS = 600, FURROW_SEED = "0" } = process.env;

const modules = [cards, ...(await Promise.all(gameIds.map((id) => (games[id] as (typeof games)[string])())))];

for (const module of modules)
  test(`whatever a file of ${module.game.id} holds, it opens and can be played, or is refused in words`, () => {
    const processor = () => process.cpuUsage().user / 1000;
    const isLong = "FURROW_MUTANTS" in process.env;
    const tally = fuzz(
      { module } as unknown as Subject,
      Number(FURROW_MUTANTS),
      FURROW_SEED,
      isLong ? processor : undefined,
    );
    if (isLong) console.log(module.game.id, tally);
    expect(tally.accepted + tally.refused).toBe(tally.mutants);
    expect(tally.accepted).toBeGreaterThan(0);
  }, 3_600_000);
