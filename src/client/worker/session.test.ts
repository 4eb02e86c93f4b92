import { afterEach, expect, test, vi } from "vitest";
import { games } from "../../games/index.ts";
import { seedFrom } from "../../table/dealer.ts";
import { Match } from "../../table/match.ts";
import type { BotAnswer, BotTurn } from "./bots.ts";
import type { Scene } from "./scene.ts";
import { Session } from "./session.ts";

const botChoice = vi.hoisted(() => vi.fn<(turn: BotTurn) => Promise<BotAnswer>>());
vi.mock("./thinking.ts", () => ({ botChoice }));

afterEach(() => botChoice.mockReset());

/** A match of a person against a bot, as the page is shown it, and how to answer for the person. */
async function played() {
  const module = await games["master-farmer"]!();
  const match = Match.begin(module.game, { seats: 2, players: [{}, { bot: "expert" }], seed: seedFrom("any") });
  const scenes: Scene[] = [];
  const pace = { bots: 0, alwaysHandOver: false };
  const session = new Session("m", module, match, { origin: {}, lesson: undefined }, pace, () => {});
  session.watch((scene) => scenes.push(scene));
  session.drive();
  const settled = () => vi.waitFor(() => expect(scenes.at(-1)!.waiting.for).toBe("viewer"), { timeout: 10_000 });
  await settled();
  return {
    scenes,
    async answer() {
      expect(session.play(0, scenes.at(-1)!.revision)).toBeUndefined();
      const { revision } = scenes.at(-1)!;
      await vi.waitFor(() => expect(scenes.at(-1)!.revision).toBeGreaterThanOrEqual(revision));
      await settled();
    },
  };
}

test("who plays is told once that a simpler bot moves, and the report is kept", async () => {
  botChoice.mockImplementation(async () => ({ choice: 0, failures: [{ bot: "expert", error: "Error: broken" }] }));
  const { scenes, answer } = await played();
  for (let i = 0; i < 4; i++) await answer();
  const told = scenes.map(({ notice }) => notice !== undefined);
  expect(scenes.find(({ notice }) => notice)!.notice).toEqual({ id: "bot-stood-in", seat: 1 });
  // From the first failure to the next own move, and never again.
  expect(
    told
      .join()
      .replaceAll(/(true,?)+/g, "T,")
      .match(/T/g),
  ).toHaveLength(1);
  expect(told.at(-1)).toBe(false);
  expect(scenes.at(-1)!.failure).toBeUndefined();
  expect(scenes.at(-1)!.botErrors![0]).toMatch(/^master-farmer, rules \d+, 2 seats, .*\nexpert: Error: broken$/s);
});

test("nothing is said where no bot fails", async () => {
  botChoice.mockImplementation(async () => ({ choice: 0, failures: [] }));
  const { scenes, answer } = await played();
  await answer();
  expect(scenes.every(({ notice, botErrors }) => notice === undefined && botErrors!.length === 0)).toBe(true);
});
