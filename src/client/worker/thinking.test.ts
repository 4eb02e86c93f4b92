import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BotAnswer, BotTurn } from "./bots.ts";

const choose = vi.hoisted(() => vi.fn<(turn: BotTurn) => Promise<BotAnswer>>());
vi.mock("comlink", () => ({ wrap: () => ({ choose }) }));

/** The workers that were started, and which of them were ended. */
const workers: { isEnded: boolean; broken: (event: { message: string }) => void }[] = [];

class FakeWorker {
  readonly #entry = { isEnded: false, broken: (_event: { message: string }) => {} };
  constructor() {
    workers.push(this.#entry);
  }
  addEventListener(_type: string, listener: (event: { message: string }) => void): void {
    this.#entry.broken = listener;
  }
  terminate(): void {
    this.#entry.isEnded = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("self", { location: { href: "about:blank" } });
  workers.length = 0;
  choose.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const turn = { game: "any", bot: "expert", moves: [{ type: "a" }, { type: "b" }], seat: 0 } as unknown as BotTurn;
const never = () => new Promise<never>(() => {});

test("a bot's answer is passed on, with the failures that came before it", async () => {
  const { botChoice } = await import("./thinking.ts");
  const answer = { choice: 1, failures: [{ bot: "expert", error: "broken" }] };
  choose.mockResolvedValue(answer);
  expect(await botChoice(turn)).toEqual(answer);
});

test("where the worker breaks, another one is started and a simpler bot asked", async () => {
  const { botChoice } = await import("./thinking.ts");
  choose.mockImplementation(({ bot }) => (bot === "expert" ? never() : Promise.resolve({ choice: 1, failures: [] })));
  const answered = botChoice(turn);
  workers[0]!.broken({ message: "out of memory" });
  const { choice, failures } = await answered;
  expect(choice).toBe(1);
  expect(failures.map(({ bot }) => bot)).toEqual(["expert"]);
  expect(failures[0]!.error).toContain("out of memory");
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test("bots that never answer are given up after a while, and any move is played", async () => {
  const { botChoice } = await import("./thinking.ts");
  choose.mockImplementation(never);
  const answered = botChoice(turn);
  await vi.advanceTimersByTimeAsync(120_000);
  const { choice, failures } = await answered;
  expect([0, 1]).toContain(choice);
  expect(failures.map(({ bot }) => bot)).toEqual(["expert", "greedy"]);
  expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
});

test("a bot that thinks for some seconds is waited for", async () => {
  const { botChoice } = await import("./thinking.ts");
  choose.mockImplementation(() => new Promise((done) => setTimeout(() => done({ choice: 0, failures: [] }), 10_000)));
  const answered = botChoice(turn);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answered).toEqual({ choice: 0, failures: [] });
});
