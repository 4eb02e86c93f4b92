import { expect, test } from "vitest";
import { game } from "../index.ts";
import { rules } from "../rules/index.ts";
import type { State } from "../state.ts";
import { optionsWith, table, withCard } from "../testing.ts";

/** Lays a card beside the board. */
function layBeside(state: State): void {
  state.majors = state.majors.filter((card) => card !== "well");
  state.common.push("well");
}

test("a card beside the board speaks to whoever acts, and to nobody else", () => {
  withCard("well", { on: { usesSpace: { at: ["fishing"], get: { reed: 1 } } } }, () => {
    const { anna, bert } = table({ anna: {}, bert: { atHome: 2 } });
    layBeside(anna.state);
    anna.uses("fishing");
    expect([anna.goods.reed, bert.goods.reed]).toEqual([1, 0]);
    bert.uses("forest");
    expect([anna.goods.reed, bert.goods.reed]).toEqual([1, 0]);
  });
});

test("a card beside the board speaks of the round itself once, to the starting player", () => {
  withCard("well", { on: { returned: { get: { reed: 1 } } } }, () => {
    const { anna, bert } = table({ anna: { atHome: 1 }, bert: {} }, { startingPlayer: 1 });
    layBeside(anna.state);
    anna.uses("forest");
    expect([anna.goods.reed, bert.goods.reed]).toEqual([0, 1]);
  });
});

test("a card beside the board changes answers, checks and prices for every seat", () => {
  withCard(
    "well",
    {
      changes: { pets: (pets) => pets + 1 },
      forbids: { usesSpace: ({ space }) => space === "fishing" },
      lowers: { room: { reed: 1 } },
    },
    () => {
      const { anna, bert } = table({
        anna: { goods: { wood: 5, reed: 1 }, atHome: 1 },
        bert: { goods: { sheep: 2 }, atHome: 1 },
      });
      layBeside(anna.state);
      expect(anna.spaces).not.toContain("fishing");
      anna.uses("farm-expansion").buildsRoom("a1");
      expect(anna.goods.reed).toBe(0);
      bert.uses("forest");
      expect(bert.goods.sheep).toBe(2);
    },
  );
});

test("a card beside the board adds to refilled spaces and takes from them, never below nothing", () => {
  const restocks = ({ id }: { readonly id: string }) => (id === "clay-pit" ? -2 : id === "fishing" ? 3 : 0);
  withCard("well", { restocks }, () => {
    const state = game.setup(2, optionsWith({}), game.rulesVersion);
    layBeside(state);
    game.play(state, -1, { type: "start", seat: 0 });
    game.play(state, -1, game.moves(state, -1)[0]!);
    expect(rules.actors(state)).toEqual([0]);
    const { anna } = table({ anna: {} });
    expect([state.stock[7], state.stock[9], anna.stock("fishing")]).toEqual([0, 4, 0]);
  });
});

test("a card beside the board scores for every seat by its text, but has no printed points for anybody", () => {
  withCard("well", { points: 4, bonus: ({ owner }) => owner + 1 }, () => {
    const { anna, bert } = table({ anna: {}, bert: {} });
    layBeside(anna.state);
    expect([anna.scores("bonus"), bert.scores("bonus"), anna.scores("improvements")]).toEqual([1, 2, 0]);
  });
});
