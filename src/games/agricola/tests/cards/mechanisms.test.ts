import { expect, test } from "vitest";
import { clone, deepFreeze } from "../../../../table/clone.ts";
import { fastRandom, pick } from "../../../../table/random.ts";
import type { CardId } from "../../cards/index.ts";
import { question } from "../../describe.ts";
import { game } from "../../index.ts";
import { rules } from "../../rules/index.ts";
import type { State } from "../../state.ts";
import { bakeBread, buy, gain, plow } from "../../tasks.ts";
import { optionsWith, table, withCard } from "../../testing.ts";

test("A card is asked when its turn comes: the start of a round sees the goods of the round space", () => {
  const seen: number[] = [];
  const note = ({ farm }: { farm: { goods: { food: number } } }) => {
    seen.push(farm.goods.food);
    return {};
  };
  withCard("well", { on: { startOfRound: { get: note } } }, () => {
    const { anna } = table({ anna: { plays: ["well"], atHome: 1 }, bert: {} }, { round: 1 });
    anna.own.promised.push({ round: 2, good: "food", count: 1, from: "well" });
    anna.uses("forest");
    expect(seen).toEqual([1]);
  });
});

test("The field phase is heard before crops are taken and again with the crops in hand", () => {
  const grain: number[] = [];
  const note = ({ farm }: { farm: { goods: { grain: number } } }) => {
    grain.push(farm.goods.grain);
    return {};
  };
  withCard(
    "well",
    { on: { fieldPhaseStarts: { get: note }, fieldPhase: { get: note }, feedingPhase: { get: note } } },
    () => {
      const { anna } = table({ anna: { plays: ["well"], atHome: 1, goods: { food: 4 } }, bert: {} }, { round: 4 });
      anna.own.fields = 1;
      anna.own.grain[0] = 2;
      anna.uses("forest");
      expect(grain).toEqual([0, 1, 1]);
    },
  );
});

test("A card played with a space hears the end of that very use, but not its beginning", () => {
  withCard("A016", { on: { usesSpace: { get: { reed: 1 } }, usedSpace: { get: { stone: 1 } } } }, () => {
    const { anna } = table({ anna: { holds: ["A016"] }, bert: { holds: [] } }, { round: 3 });
    anna.uses("meeting-place").lays("A016");
    expect(anna.goods).toMatchObject({ reed: 0, stone: 1 });
  });
});

test("A card brought in by another at the same moment is asked too", () => {
  const { anna } = table(
    { anna: { plays: ["B097"], holds: ["A086"], house: "stone", goods: { food: 1 }, atHome: 1 }, bert: { holds: [] } },
    { round: 1 },
  );
  withCard("A086", { on: { startOfRound: { get: { reed: 2 } } } }, () => {
    anna.uses("forest").heeds("B097").takes("improve").lays("A086");
    expect(anna.goods.reed).toBe(2);
  });
});

test("AG-069 Of several cards at one moment the owner chooses the order; goods come first and by themselves", () => {
  withCard("well", { on: { startOfRound: { get: { food: 1 } } } }, () =>
    withCard("pottery", { on: { startOfRound: { may: ({ owner }) => buy(owner, { food: 1 }, { grain: 1 }) } } }, () =>
      withCard("joinery", { on: { startOfRound: { may: ({ owner }) => plow(owner) } } }, () => {
        const plays = ["joinery", "pottery", "well"] as const;
        const { anna } = table({ anna: { plays, atHome: 1 }, bert: {} }, { round: 1 });
        anna.uses("forest");
        expect(anna.goods.food).toBe(1);
        expect(anna.moves).toEqual([
          { type: "card", card: "joinery" },
          { type: "card", card: "pottery" },
          { type: "stop" },
        ]);
        anna.heeds("pottery");
        expect(anna.goods).toMatchObject({ food: 0, grain: 1 });
        expect(anna.moves).toEqual([{ type: "card", card: "joinery" }, { type: "stop" }]);
      }),
    ),
  );
});

test("Every choice that comes from a card names it", () => {
  withCard("well", { on: { startOfRound: { may: ({ owner }) => plow(owner) } } }, () => {
    const { anna } = table({ anna: { plays: ["well"], atHome: 1 }, bert: {} }, { round: 1 });
    anna.uses("forest").heeds("well");
    expect(question(anna.state, 0)).toEqual({ id: "ask.by", card: "well", ask: { id: "ask.plow" } });
  });
});

test("A024 Threshing Board: bread may be baked before or after the field is plowed, but plowed it must be", () => {
  const given = { anna: { plays: ["A024", "fireplace-2"], goods: { grain: 1 } }, bert: {} } as const;
  const before = table(given).anna.uses("farmland").heeds("A024").plows("c2");
  expect(before.goods.food).toBe(2);
  const after = table(given).anna.uses("farmland").acts().plows("c2");
  expect(after.moves).toEqual([{ type: "card", card: "A024" }, { type: "stop" }]);
});

test("AG-104 An effect that comes with a space does not make it usable, and never spends what its action needs", () => {
  const full = { anna: { plays: ["A024", "fireplace-2"], goods: { grain: 1 } }, bert: {} } as const;
  const { anna } = table(full);
  anna.own.fields = 1;
  // Only the grain makes Cultivation possible here: no bread before it is sown.
  anna.own.rooms = 0x7ffe;
  expect(anna.spaces).not.toContain("farmland");
  anna.uses("cultivation");
  expect(anna.own.grain[0]).toBe(3);
});

test("Goods that come with a space count when asking whether it can be used", () => {
  withCard("well", { on: { usesSpace: { at: ["major-improvement"], get: { clay: 2 } } } }, () => {
    const { anna } = table({ anna: { plays: ["well"] }, bert: {} });
    expect(anna.spaces).toContain("major-improvement");
    anna.uses("major-improvement").builds("fireplace-2");
    expect(anna.goods.clay).toBe(0);
  });
});

test("What takes the place of a space's action makes the space usable", () => {
  withCard(
    "well",
    { on: { usesSpace: { at: ["farmland"], instead: true, may: ({ owner }) => gain(owner, { food: 5 }) } } },
    () => {
      const { anna } = table({ anna: { plays: ["well"] }, bert: {} });
      anna.own.rooms = 0x7fff;
      expect(anna.spaces).toContain("farmland");
      anna.uses("farmland");
      expect(anna.goods.food).toBe(5);
    },
  );
});

test("An effect once a round is used up until the next", () => {
  withCard("well", { on: { usesSpace: { once: "round", get: { reed: 1 } } } }, () => {
    const { anna } = table({ anna: { plays: ["well"], people: 2 }, bert: { people: 1 } }, { round: 1 });
    anna.uses("forest").uses("fishing");
    expect(anna.goods.reed).toBe(1);
    anna.uses("forest");
    expect(anna.goods.reed).toBe(2);
  });
});

test("An exchange once a harvest or game is offered no more when it was used", () => {
  withCard("well", { atAnyTime: [{ pay: { wood: 1 }, get: { food: 9 }, once: "game" }] }, () => {
    const { anna } = table({ anna: { plays: ["well"], goods: { wood: 2 } }, bert: {} });
    anna.exchanges("well");
    expect(anna.asides.filter(({ type }) => type === "exchange")).toEqual([]);
  });
});

test("Rooms, fences and stables are spoken of once, when the whole action is done", () => {
  withCard(
    "well",
    { on: { builtRooms: { get: ({ count }) => ({ food: count }) }, builtStables: { get: { grain: 1 } } } },
    () => {
      const goods = { wood: 14, reed: 4 };
      const { anna } = table({ anna: { plays: ["well"], goods }, bert: {} });
      anna.uses("farm-expansion").buildsRoom("a1").buildsRoom("b1");
      expect(anna.goods.food).toBe(0);
      anna.buildsStable("e1").stops();
      expect(anna.goods).toMatchObject({ food: 2, grain: 1 });
    },
  );
});

test("A hand without a playable card is asked like any other", () => {
  const { anna } = table({ anna: { holds: ["A033"] }, bert: { holds: [] } }, { round: 3 });
  const state = anna.state;
  const place = game.moves(state, 0).find((move) => move.type === "place" && move.space === "meeting-place")!;
  game.play(state, 0, place);
  expect(game.actors(state)).toEqual([0]);
  expect(game.isSecret?.(state, 0)).toBe(true);
  expect(game.moves(state, 0)).toEqual([{ type: "stop" }]);
});

test("AG-054 A travelling card may be played by several players in one work phase", () => {
  const { anna, bert } = table(
    {
      anna: { holds: ["A002"], goods: { food: 2 } },
      bert: { holds: ["A016"], goods: { food: 2, clay: 9 }, atHome: 1 },
    },
    { round: 2 },
  );
  anna.uses("meeting-place").lays("A002").plows("c2");
  expect(bert.state.hands!.held[1]).toEqual(["A002", "A016"]);
  bert.uses("major-improvement").lays("A002").plows("c2");
  expect(anna.state.hands!.held[0]).toEqual(["A002"]);
});

test("Lessons: the first occupation is free, later ones cost 1 food; the other Lessons cost 2, or 1 for the first two of four", () => {
  const free = table({ anna: { holds: ["A116"] }, bert: { holds: [] } }, { round: 1 });
  free.anna.uses("lessons");
  expect(free.anna.own.cards).toEqual(["A116"]);
  const second = table({ anna: { plays: ["A116"], holds: ["A143"] }, bert: { holds: [] } }, { round: 1 });
  expect(second.anna.spaces).not.toContain("lessons");
  const three = table({ anna: { holds: ["A143"], goods: { food: 1 } }, bert: { holds: [] }, carl: { holds: [] } });
  expect(three.anna.spaces).not.toContain("lessons-2");
  const four = table({
    anna: { holds: ["A143"], goods: { food: 1 } },
    bert: { holds: [] },
    carl: { holds: [] },
    dora: { holds: [] },
  });
  expect(four.anna.spaces).toContain("lessons-2");
});

const ORDERLY: readonly CardId[] = [
  "A016",
  "A024",
  "A056",
  "A088",
  "A102",
  "A123",
  "A143",
  "B080",
  "B104",
  "B126",
  "B145",
  "fireplace-2",
];

test("Whatever the order in which cards came, the same choices are offered", () => {
  const random = fastRandom("orders");
  const sorted = (state: State) => {
    const [seat] = game.actors(state);
    const moves = seat === undefined ? [] : [...game.moves(state, seat), ...(game.asides?.(state, seat) ?? [])];
    return moves.map((move) => JSON.stringify(move)).sort();
  };
  for (let i = 0; i < 40; i++) {
    const goods = { wood: 6, clay: 6, reed: 3, stone: 3, grain: 2, sheep: 1, food: 2 };
    const plays = ORDERLY.filter(() => pick([true, true, false], random));
    const house = pick(["wood", "clay", "stone"] as const, random);
    const one = table({ anna: { plays, goods, house }, bert: {} }).anna.state;
    const other = table({ anna: { plays: [...plays].reverse(), goods, house }, bert: {} }).anna.state;
    for (let step = 0; step < 30 && game.actors(one).length > 0; step++) {
      expect(sorted(other)).toEqual(sorted(one));
      const seat = game.actors(one)[0]!;
      const moves = game.moves(one, seat);
      const move = pick(moves, random);
      game.play(one, seat, move);
      game.play(other, seat, move);
    }
    expect(one.farms.map(({ goods }) => goods)).toEqual(other.farms.map(({ goods }) => goods));
  }
});

test("Cards are heard and asked without changing anything: questions go through on a frozen state", () => {
  const random = fastRandom("frozen");
  for (let i = 0; i < 12; i++) {
    const state = game.setup(1 + (i % 4), optionsWith({ deal: "plain" }), game.rulesVersion);
    while (game.actors(state).length > 0) {
      const seat = game.actors(state)[0]!;
      const frozen = deepFreeze(clone(state));
      const moves = game.moves(frozen, seat);
      expect(moves).toEqual(game.moves(state, seat));
      if (seat >= 0) game.asides?.(frozen, seat);
      for (let other = 0; other < state.seats; other++) rules.can(frozen, bakeBread(other));
      game.play(state, seat, pick(moves, random));
    }
  }
});
