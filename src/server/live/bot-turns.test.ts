import { expect, test, vi } from "vitest";
import type { Move } from "../../table/game.ts";
import type { BotPool } from "../bots/bot-pool.ts";
import { openLog } from "../log.ts";
import { BotTurns, withoutSecrets } from "./bot-turns.ts";
import type { LiveTable } from "./live-table.ts";

/** A table with a bot that is asked something; `played` is when it answered, in milliseconds. */
async function answeredAfter(isSecret: boolean, thinks: number): Promise<number> {
  vi.useFakeTimers();
  const began = Date.now();
  let played = Number.NaN;
  const bots = {
    choose: (_: unknown, question: () => unknown) => {
      expect(question()).toBeDefined();
      return new Promise((resolve) => setTimeout(() => resolve({ choice: 0, notes: {}, failures: [] }), thinks));
    },
  } as unknown as BotPool;
  const match = {
    game: { id: "any", isSecret: () => isSecret },
    state: {},
    log: [],
    madeBy: () => 0,
    offer: () => ({ moves: [{ type: "pass" } satisfies Move] }),
    view: () => ({}),
  };
  const move = async () => {
    played = Date.now() - began;
  };
  const table = {
    id: "t",
    row: { host: "ada" },
    playing: { isBusy: false, match, move },
    botOf: () => "greedy",
    asked: () => [],
  } as unknown as LiveTable;
  const log = openLog({ logLevel: "silent" });
  const turns = new BotTurns({ bots, log, botTime: 1000, botPause: 600, now: Date.now });
  const done = turns.play(table, 0);
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  vi.useRealTimers();
  return played;
}

test("a bot answers from its secrets after the same time, whether it had to think or not", async () => {
  expect(await answeredAfter(true, 0)).toBe(1000);
  expect(await answeredAfter(true, 900)).toBe(1000);
});

test("a bot answers in the open after a short while, or when it has thought", async () => {
  expect(await answeredAfter(false, 0)).toBe(600);
  expect(await answeredAfter(false, 900)).toBe(900);
});

test("the log is told where a bot failed, and nothing that it may have quoted", () => {
  const failed = new TypeError('no room for "A012" in ["A001","B017"]');
  const told = withoutSecrets(failed.stack!);
  expect(told).toContain("TypeError: no room for …");
  expect(told).toContain("bot-turns.test.ts");
  for (const secret of ["A012", "A001", "B017"]) expect(told).not.toContain(secret);
  expect(withoutSecrets("{ hand: A001 }")).not.toContain("A001");
});

test("a table is told once that a simpler bot moves in place of one that failed, and goes on", async () => {
  const moved: unknown[] = [];
  let told = 0;
  const failures = [{ bot: "expert", error: "Error: broken" }];
  const bots = { choose: async () => ({ choice: 0, notes: {}, failures }) } as unknown as BotPool;
  const match = {
    game: { id: "any" },
    state: {},
    log: [],
    madeBy: () => 0,
    offer: () => ({ moves: [{ type: "pass" } satisfies Move] }),
    view: () => ({}),
  };
  const table = {
    id: "t",
    row: { host: "" },
    standIns: new Set(),
    tellTable: () => void told++,
    playing: { isBusy: false, match, move: async (...made: unknown[]) => void moved.push(made) },
    botOf: () => "expert",
    asked: () => [],
  } as unknown as LiveTable;
  const turns = new BotTurns({ bots, log: openLog({ logLevel: "silent" }), botTime: 0, botPause: 0, now: Date.now });
  await turns.play(table, 1);
  await turns.play(table, 1);
  expect(moved).toHaveLength(2);
  expect(told).toBe(1);
  expect([...table.standIns]).toEqual([1]);
});
