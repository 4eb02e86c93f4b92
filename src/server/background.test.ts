import { expect, test, vi } from "vitest";
import { Background } from "./background.ts";
import { openLog } from "./log.ts";

const background = () => new Background(openLog({ logLevel: "silent" }));

test("what fails is done in the end, once", async () => {
  const work = background();
  let tries = 0;
  let done = 0;
  work.until("it", async () => {
    tries++;
    if (tries < 3) throw new Error("away");
    done++;
  });
  await vi.waitUntil(() => done > 0, { timeout: 10_000 });
  expect([tries, done]).toEqual([3, 1]);
  await work.close();
});

test("what is asked for again while it is under way is done once more, by the latest word", async () => {
  const work = background();
  const done: string[] = [];
  const does = (word: string) => async () => {
    await Promise.resolve();
    done.push(word);
  };
  for (const word of ["first", "second", "third"]) work.until("it", does(word));
  await vi.waitUntil(() => done.length === 2);
  expect(done).toEqual(["first", "third"]);
  await work.close();
});

test("what is thrown at once, by work that is not worth a second try, goes no further", async () => {
  const work = background();
  let calls = 0;
  work.once("it", () => {
    calls++;
    throw new Error("at once");
  });
  work.every(1, "again and again", async () => {
    calls++;
    throw new Error("again");
  });
  await vi.waitUntil(() => calls > 3);
  await work.close();
});

test("closing waits for no pause, and begins nothing more", async () => {
  const work = background();
  let tries = 0;
  const fails = async () => {
    tries++;
    throw new Error("away");
  };
  work.until("it", fails);
  await vi.waitUntil(() => tries === 1);
  await work.close();
  work.until("other", fails);
  work.once("other", fails);
  expect(tries).toBe(1);
});
