import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QueueFull } from "../fair-queue.ts";
import { BotPool, type ThinksFor } from "./bot-pool.ts";
import type { BotQuestion } from "./think.ts";

// A thread that thinks as long as a question says, by its own clock.
const run = vi.hoisted(() => ({ thought: [] as string[], now: 0 }));
vi.mock("piscina", () => ({
  Piscina: class {
    async run({ bot, milliseconds }: BotQuestion) {
      await Promise.resolve();
      run.now += milliseconds;
      run.thought.push(bot);
      return { choice: 0, notes: {}, failures: [] };
    }
    destroy = async () => {};
  },
}));

let pool: BotPool;

beforeEach(() => {
  run.thought.length = 0;
  vi.spyOn(performance, "now").mockImplementation(() => run.now);
  pool = new BotPool(1);
});

afterEach(() => vi.restoreAllMocks());

const at = (creator: string, here: ReturnType<ThinksFor["here"]>): ThinksFor => ({ creator, here: () => here });
const ask = (bot: string, who: ThinksFor, milliseconds = 10) =>
  pool.choose(who, () => ({ bot, milliseconds }) as BotQuestion);

test("bots at tables with somebody present think first", async () => {
  const asked = [
    ...["alone 1", "alone 2", "alone 3"].map((bot) => ask(bot, at("eve", "nobody"))),
    ask("watched", at("eve", "spectator")),
    ask("played", at("ada", "player")),
  ];
  await Promise.all(asked);
  expect(run.thought).toEqual(["alone 1", "played", "watched", "alone 2", "alone 3"]);
});

test("thinking is shared between creators, however many tables and experts one of them has", async () => {
  const asked = [
    ...Array.from({ length: 20 }, () => ask("expert", at("eve", "player"), 1000)),
    ...Array.from({ length: 5 }, () => ask("greedy", at("ada", "player"), 10)),
  ];
  await Promise.all(asked);
  expect(run.thought.slice(1, 6)).toEqual(Array(5).fill("greedy"));
});

test("tables at which nobody is wait in bounded numbers, of each creator and in all", async () => {
  const asked = Array.from({ length: 20 }, () => ask("expert", at("eve", "nobody")).catch((error: unknown) => error));
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer instanceof QueueFull)).toHaveLength(16);
  const all = Array.from({ length: 150 }, (_, i) =>
    ask("expert", at(`guest ${i}`, "nobody")).catch((error: unknown) => error),
  );
  const others = await Promise.all([...all, ask("played", at("eve", "player"))]);
  expect(others.filter((answer) => answer instanceof QueueFull)).toHaveLength(50);
  await ask("later", at("eve", "nobody"));
});

test("a table that somebody comes to moves up, and a question that is no more is not thought about", async () => {
  let here: ReturnType<ThinksFor["here"]> = "nobody";
  const asked = [
    ask("first", at("eve", "player")),
    ask("watched", at("eve", "spectator")),
    ask("entered", { creator: "ada", here: () => here }),
    pool.choose(at("ada", "player"), () => undefined),
  ];
  here = "player";
  expect((await Promise.all(asked)).at(-1)).toBeUndefined();
  expect(run.thought).toEqual(["first", "entered", "watched"]);
});
