import { describe, expect, test } from "vitest";
import type { Bot } from "../../src/bots/bot.ts";
import { botIds, panelIds } from "../../src/bots/index.ts";
import { positionHash } from "../../src/bots/search/position-hash.ts";
import { gameIds, games } from "../../src/games/index.ts";
import type { GameModule, Testing } from "../../src/table/module.ts";
import { module as cardGame } from "../cards/index.ts";
import { testing as cardTesting } from "../cards/testing.ts";
import { looksOnlyAtViews } from "./peeking.ts";

/** A thousand positions take their time. */
const LONG = 600_000;
const POSITIONS = 1000;
/** Where there is nothing to peek at, only that bots do not go by anything besides the view. */
const POSITIONS_WITHOUT_SECRETS = 100;

const cards = cardGame as unknown as GameModule;
const cardsTesting = cardTesting as unknown as Testing;

/** Every bot there is, but the one that does not look at all. */
const ids = [...botIds, ...panelIds].filter((id) => id !== "random");

for (const id of [...gameIds, "cards"])
  test(
    `${id}: no bot of any level, no advice and no review goes by what a seat cannot know`,
    async () => {
      const module = id === "cards" ? cards : await games[id]!();
      const testing = id === "cards" ? cardsTesting : await testingOf(id);
      const wanted = testing.hasSecrets ? POSITIONS : POSITIONS_WITHOUT_SECRETS;
      const { positions, changed, remembered, asked } = await looksOnlyAtViews(module, testing, ids, wanted);
      expect(positions).toBe(wanted);
      for (const bot of ids) expect([bot, asked.get(bot)]).toEqual([bot, wanted]);
      expect(remembered).toBeGreaterThan(wanted / 2);
      if (testing.hasSecrets) expect(changed).toBeGreaterThan(wanted / 4);
      else expect(changed).toBe(0);
    },
    LONG,
  );

async function testingOf(id: string): Promise<Testing> {
  return ((await import(`../../src/games/${id}/testing.ts`)) as { testing: Testing }).testing;
}

describe("somebody who peeks is found out", () => {
  /** Goes by every single thing it is told. */
  const attentive: Bot = { choose: ({ view, moves }) => moves[positionHash(view) % moves.length]! };
  /** Goes by what it was told when it was first asked. */
  const mindful: Bot = {
    choose({ view, moves, memory = {} }) {
      memory.first ??= positionHash(view);
      return moves[(memory.first as number) % moves.length]!;
    },
  };
  const bots = { attentive, mindful };
  const forged: GameModule = { ...cards, game: { ...cards.game, view: (state) => state } };
  const judging: GameModule = { ...forged, evaluation: { value: (view) => positionHash(view) } };

  test.each(["attentive", "mindful"])("%s: a bot may go by all that a view shows", async (id) => {
    await expect(looksOnlyAtViews(cards, cardsTesting, [id], 100, bots)).resolves.toMatchObject({ positions: 100 });
  });

  test.each(["attentive", "mindful"])("%s: a bot is found out where a view shows what is hidden", async (id) => {
    await expect(looksOnlyAtViews(forged, cardsTesting, [id], 100, bots)).rejects.toThrow(`${id} looks at`);
  });

  test("advice or a review is found out that goes by what is hidden", async () => {
    await expect(looksOnlyAtViews(judging, cardsTesting, [], 100)).rejects.toThrow(/(advice|review) looks at/);
  });
});
