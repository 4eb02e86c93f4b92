import { expect, test } from "vitest";
import { FairQueue, QueueFull } from "./fair-queue.ts";

/** A queue with a clock of its own: work takes as long as it says. */
function queueOf(more: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) {
  let now = 0;
  const done: string[] = [];
  const queue = new FairQueue({ atOnce: 1, atOnceEach: 1, longest: 100, longestEach: 50, ...more }, () => now);
  const ask = (by: string, time: number, rank = 0) =>
    queue.run(
      by,
      () => rank,
      async () => {
        now += time;
        done.push(by);
      },
    );
  return { queue, ask, done };
}

test("who asks for much waits behind who asks for little", async () => {
  const { ask, done } = queueOf();
  const all = [...Array.from({ length: 20 }, () => ask("much", 1000)), ask("little", 10), ask("little", 10)];
  await Promise.all(all);
  expect(done.slice(0, 4)).toEqual(["much", "little", "little", "much"]);
  expect(done).toHaveLength(22);
});

test("turns are shared by time, not by number", async () => {
  const { ask, done } = queueOf();
  await Promise.all([
    ...Array.from({ length: 6 }, () => ask("slow", 100)),
    ...Array.from({ length: 40 }, () => ask("quick", 10)),
  ]);
  const half = done.slice(0, 22);
  expect(half.filter((by) => by === "quick").length).toBeGreaterThan(15);
});

test("a lower rank goes first, whoever asks", async () => {
  const { ask, done } = queueOf();
  await Promise.all([ask("a", 1), ask("a", 1, 2), ask("a", 1, 2), ask("b", 1, 1), ask("c", 500), ask("c", 500)]);
  expect(done).toEqual(["a", "c", "c", "b", "a", "a"]);
});

test("nobody saves up turns by asking for nothing", async () => {
  const { ask, done } = queueOf();
  for (let i = 0; i < 10; i++) await ask("busy", 100);
  done.length = 0;
  const all = Array.from({ length: 4 }, () => ["new", "busy"].map((by) => ask(by, 100))).flat();
  await Promise.all(all);
  expect(done.slice(0, 4).filter((by) => by === "busy").length).toBeGreaterThan(0);
});

test("one person has so many at once, and so many waiting; work that fails gives its place away", async () => {
  const { queue, ask, done } = queueOf({ atOnce: 2, atOnceEach: 1, longestEach: 2 });
  let release = () => {};
  const held = queue.run(
    "a",
    () => 0,
    () => new Promise<void>((resolve) => (release = resolve)),
  );
  const waits = [ask("a", 1), ask("a", 1)];
  await expect(ask("a", 1)).rejects.toThrow(QueueFull);
  await ask("b", 1);
  expect(done).toEqual(["b"]);
  release();
  await Promise.all([held, ...waits]);
  await expect(
    queue.run(
      "a",
      () => 0,
      () => Promise.reject(new Error("broken")),
    ),
  ).rejects.toThrow("broken");
  await ask("a", 1);
  expect(done).toEqual(["b", "a", "a", "a"]);
});
