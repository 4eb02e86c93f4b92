import { describe, expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { proposedOptions } from "../../../table/options.ts";
import { game } from "../index.ts";
import type { Options } from "../options.ts";
import { SPACE_INDEX, type SpaceId } from "../space-ids.ts";
import type { State } from "../state.ts";
import { optionsWith, type Setting, table } from "../testing.ts";

type Season = Options["firstSeason"];

/** The setting of a game in which it is a season now. */
const during = (firstSeason: Season, setting: Setting = {}): Setting => ({
  ...setting,
  options: { ...setting.options, seasons: true, firstSeason },
});

/** A new game up to the first person's turn. */
function firstRound(seats: number, options: Partial<Options>): State {
  const state = game.setup(seats, optionsWith(options), game.rulesVersion);
  while (game.actors(state).includes(CHANCE)) game.play(state, CHANCE, game.moves(state, CHANCE)[0]!);
  return state;
}

const stockOf = (state: State, space: SpaceId): number => state.stock[SPACE_INDEX[space]]!;

/** Places people until the next round has begun. */
function endRound(state: State): void {
  const { round } = state;
  while (state.round === round && game.actors(state).length > 0) {
    const [seat] = game.actors(state);
    game.play(state, seat!, game.moves(state, seat!)[0]!);
  }
  while (game.actors(state).includes(CHANCE)) game.play(state, CHANCE, game.moves(state, CHANCE)[0]!);
}

describe("the seasons board", () => {
  test("AG-176 the seasons go together with hand cards and tiles, for one to four", () => {
    for (const seats of [1, 2, 3, 4])
      expect(
        firstRound(seats, { seasons: true, firstSeason: "winter", deal: "plain", extraTile: seats > 1 }).common,
      ).toEqual(["winter"]);
  });

  test("AG-177 the game begins in the season that was chosen", () => {
    expect(firstRound(2, { seasons: true, firstSeason: "autumn" }).common).toEqual(["autumn"]);
    expect(firstRound(2, { firstSeason: "autumn" }).common).toEqual([]);
  });

  test("AG-177 whoever knows the date is proposed the season it is: summer in July, winter in December", () => {
    const proposed = (month: number) => proposedOptions(game.options, month).firstSeason;
    expect([0, 2, 4, 5, 6, 7, 8, 10, 11].map(proposed)).toEqual([
      "winter",
      "spring",
      "spring",
      "summer",
      "summer",
      "summer",
      "autumn",
      "autumn",
      "winter",
    ]);
  });

  test("AG-180 only the space of the season takes a person, one a round", () => {
    const { anna, bert } = table(
      { anna: { goods: { grain: 1 } }, bert: { goods: { grain: 1 }, atHome: 1 } },
      during("summer"),
    );
    const seasonal = (spaces: readonly string[]) => spaces.filter((space) => space.endsWith("-space"));
    expect(seasonal(anna.spaces)).toEqual(["summer-space"]);
    anna.uses("summer-space").takes("plow").plows("c2").stops();
    expect(seasonal(bert.spaces)).toEqual([]);
  });

  test("AG-180 without seasons there is no such space", () => {
    const { anna } = table({ anna: { goods: { grain: 1 } }, bert: {} });
    expect(anna.spaces.some((space) => space.endsWith("-space"))).toBe(false);
  });

  test("AG-181 fourteen rounds from spring bring four springs and summers, three autumns and winters", () => {
    const state = firstRound(1, { seasons: true, firstSeason: "spring" });
    const seen: string[] = [];
    while (game.actors(state).length > 0) {
      seen.push(state.common[0]!);
      expect(game.flaw?.(state)).toBeUndefined();
      endRound(state);
    }
    expect(seen.slice(0, 5)).toEqual(["spring", "summer", "autumn", "winter", "spring"]);
    const count = (season: Season) => seen.filter((one) => one === season).length;
    expect([count("spring"), count("summer"), count("autumn"), count("winter")]).toEqual([4, 4, 3, 3]);
  });
});

describe("winter", () => {
  test("AG-179 AG-182 a clay or reed space that was empty stays empty", () => {
    const state = firstRound(4, { seasons: true, firstSeason: "winter" });
    expect([stockOf(state, "clay-pit"), stockOf(state, "reed-bank"), stockOf(state, "hollow")]).toEqual([0, 0, 1]);
    expect([stockOf(state, "forest"), stockOf(state, "fishing")]).toEqual([3, 1]);
  });

  test("AG-182 a clay pit with 3 after the refill has 2", () => {
    const { anna } = table({ anna: { atHome: 1 }, bert: {} }, during("autumn", { round: 9, stock: { "clay-pit": 2 } }));
    anna.uses("forest");
    expect([anna.state.common[0], anna.stock("clay-pit")]).toEqual(["winter", 2]);
  });

  test.each([
    [8, 4],
    [9, 4],
    [10, 3],
    [14, 1],
  ])("AG-183 in round %i the winter space asks for 2 wood and %i food", (round, food) => {
    const { anna } = table({ anna: { goods: { wood: 2, food } }, bert: {} }, during("winter", { round }));
    anna.uses("winter-space");
    expect(anna.own).toMatchObject({ people: 3, newborns: 1, goods: { wood: 0, food: 0 } });
  });

  test("AG-183 with less food or wood, or with five people, nobody comes in winter", () => {
    const poor = table({ anna: { goods: { wood: 2, food: 3 } }, bert: {} }, during("winter", { round: 9 }));
    expect(poor.anna.spaces).not.toContain("winter-space");
    const bare = table({ anna: { goods: { wood: 1, food: 9 } }, bert: {} }, during("winter", { round: 9 }));
    expect(bare.anna.spaces).not.toContain("winter-space");
    const five = table({ anna: { people: 5, goods: { wood: 9, food: 9 } }, bert: {} }, during("winter", { round: 9 }));
    expect(five.anna.spaces).not.toContain("winter-space");
  });

  test("AG-184 nobody fishes in winter up to round 11", () => {
    const frozen = table({ anna: {}, bert: {} }, during("winter", { round: 11 }));
    expect(frozen.anna.spaces).not.toContain("fishing");
    const open = table({ anna: {}, bert: {} }, during("winter", { round: 12 }));
    expect(open.anna.spaces).toContain("fishing");
    expect(table({ anna: {}, bert: {} }, during("spring", { round: 9 })).anna.spaces).toContain("fishing");
  });

  test("AG-184 food keeps accumulating while nobody may fish", () => {
    expect(stockOf(firstRound(2, { seasons: true, firstSeason: "winter" }), "fishing")).toBe(1);
  });

  test("AG-185 each field that is plowed in winter costs 1 food", () => {
    const { anna } = table({ anna: { goods: { food: 1 } }, bert: {} }, during("winter"));
    anna.uses("farmland").plows("c2");
    expect(anna.goods.food).toBe(0);
    expect(anna.own.fields).not.toBe(0);
  });

  test("AG-185 who has no food and nothing to cook cannot plow in winter", () => {
    const { anna } = table({ anna: {}, bert: {} }, during("winter"));
    expect(anna.spaces).not.toContain("farmland");
    expect(anna.spaces).not.toContain("cultivation");
    const { clara } = table({ clara: { goods: { grain: 1 } }, bert: {} }, during("winter"));
    clara.uses("farmland").plows("c2");
    expect(clara.goods).toMatchObject({ grain: 0, food: 0 });
  });

  test("AG-185 two fields plowed by a card in winter cost 2 food", () => {
    const { anna } = table({ anna: { goods: { food: 3 }, plays: ["B019"] }, bert: {} }, during("winter"));
    anna.uses("farmland").plows("c2").heeds("B019").plows("d2");
    expect(anna.goods.food).toBe(1);
  });
});

const PASTURES = `
  +    +    +    +    +    +
    .    .    .    .    .
  +    +    +    +    +----+
    R    .    .    .  |s2  |
  +    +    +    +    +----+
    R    .    .    .    .
  +    +    +    +    +    +
`;

describe("spring", () => {
  test("AG-187 wood spaces have 1 less, quarries in play 1 more", () => {
    const state = firstRound(3, { seasons: true, firstSeason: "spring" });
    expect([stockOf(state, "forest"), stockOf(state, "grove"), stockOf(state, "western-quarry")]).toEqual([2, 1, 0]);
    const { anna } = table({ anna: { atHome: 1 }, bert: {} }, during("winter", { round: 12 }));
    anna.uses("day-laborer");
    expect([anna.state.common[0], anna.stock("western-quarry"), anna.stock("eastern-quarry")]).toEqual([
      "spring",
      2,
      2,
    ]);
  });

  test("AG-188 only the user's animals breed, if there is room, and fields may be sown", () => {
    const { anna, bert } = table(
      { anna: { farm: PASTURES, goods: { sheep: 2 } }, bert: { farm: PASTURES, goods: { sheep: 2 } } },
      during("spring"),
    );
    anna.uses("spring-space");
    expect([anna.goods.sheep, bert.goods.sheep]).toEqual([3, 2]);
  });

  test("AG-188 without a pair, room or seed the spring space has nothing to offer", () => {
    const { anna } = table({ anna: { farm: PASTURES, goods: { sheep: 3 } }, bert: {} }, during("spring"));
    expect(anna.spaces).not.toContain("spring-space");
  });

  test("AG-189 in spring 6 fences cost 4 wood", () => {
    const { anna } = table({ anna: { goods: { wood: 4 } }, bert: {} }, during("spring"));
    anna.uses("fencing").fences("d1", "e1");
    expect([anna.goods.wood, anna.own.pastures.length]).toEqual([0, 1]);
    const short = table({ anna: { goods: { wood: 3 } }, bert: {} }, during("spring"));
    short.anna.uses("fencing");
    expect(() => short.anna.fences("d1", "e1")).toThrow();
  });

  test("AG-189 one fence has to be paid for before others are free", () => {
    const { anna } = table({ anna: { farm: PASTURES, goods: { wood: 0 } }, bert: {} }, during("spring"));
    expect(anna.spaces).not.toContain("fencing");
    const { clara } = table({ clara: { farm: PASTURES, goods: { wood: 1 } }, bert: {} }, during("spring"));
    clara.uses("fencing").fences("e3");
    expect([clara.goods.wood, clara.own.pastures.length]).toEqual([0, 2]);
  });

  test("AG-189 the free fences are two in the whole action, however many pastures", () => {
    const { anna } = table({ anna: { goods: { wood: 9 } }, bert: {} }, during("spring"));
    anna.uses("fencing").fences("e1").fences("e2").stops();
    expect(anna.goods.wood).toBe(9 - (4 + 3 - 2));
  });

  test("AG-189 after House Redevelopment's sister, Farm Redevelopment, fences are free as well", () => {
    const { anna } = table({ anna: { goods: { wood: 2, clay: 2, reed: 1 } }, bert: {} }, during("spring"));
    anna.uses("farm-redevelopment").fences("e1");
    expect(anna.goods.wood).toBe(0);
  });

  test("AG-189 fences that a card gives for nothing make no others free", () => {
    const { anna } = table({ anna: { plays: ["A088"], goods: { wood: 1 } }, bert: {} }, during("spring"));
    anna.uses("fencing").fences("e1");
    expect(anna.goods.wood).toBe(0);
    const free = table({ anna: { plays: ["A088"], farm: PASTURES }, bert: {} }, during("spring"));
    free.anna.uses("fencing").fences("e3");
    expect(free.anna.own.pastures.length).toBe(2);
    expect(free.anna.may()).not.toContain("fence");
  });
});

describe("summer", () => {
  test("AG-190 clay spaces and Fishing have 1 more, quarries 1 less", () => {
    const state = firstRound(3, { seasons: true, firstSeason: "summer" });
    expect([stockOf(state, "clay-pit"), stockOf(state, "hollow"), stockOf(state, "fishing")]).toEqual([2, 2, 2]);
    const { anna } = table({ anna: { atHome: 1 }, bert: {} }, during("spring", { round: 12 }));
    anna.uses("day-laborer");
    expect([anna.state.common[0], anna.stock("western-quarry")]).toEqual(["summer", 0]);
  });

  test("AG-191 one use of the summer space plows a field and sells 1 grain for 4 food", () => {
    const { anna } = table({ anna: { plays: ["clay-oven"], goods: { grain: 2 } }, bert: {} }, during("summer"));
    anna.uses("summer-space").takes("bakeOrSell").takes("buy");
    expect(anna.goods).toMatchObject({ grain: 1, food: 4 });
    expect(anna.may()).toEqual(["take", "stop"]);
    anna.takes("plow").plows("c2");
    expect(anna.own.fields).not.toBe(0);
  });

  test("AG-191 bread and sale exclude each other", () => {
    const { anna } = table({ anna: { plays: ["clay-oven"], goods: { grain: 2 } }, bert: {} }, during("summer"));
    anna.uses("summer-space").takes("bakeOrSell").takes("bake").bakes(1);
    expect(anna.goods).toMatchObject({ grain: 1, food: 5 });
    expect(anna.moves).toEqual([{ type: "take", task: "plow" }, { type: "stop" }]);
  });

  test("AG-192 Day Laborer brings 2 food and 1 grain in summer, 2 food in autumn", () => {
    const { anna } = table({ anna: {}, bert: {} }, during("summer"));
    anna.uses("day-laborer");
    expect(anna.goods).toMatchObject({ food: 2, grain: 1 });
    const { clara } = table({ clara: {}, bert: {} }, during("autumn"));
    clara.uses("day-laborer");
    expect(clara.goods).toMatchObject({ food: 2, grain: 0 });
  });

  test("AG-193 two rooms allow two free stables", () => {
    const { anna } = table({ anna: { goods: { wood: 10, reed: 4 } }, bert: {} }, during("summer"));
    anna.uses("farm-expansion").buildsRoom("a1").buildsRoom("b1");
    anna.heeds("summer").buildsStable("e1").buildsStable("e2");
    expect(anna.own.stables).not.toBe(0);
    expect(anna.goods).toMatchObject({ wood: 0, reed: 0 });
    expect(anna.may()).not.toContain("stable");
  });

  test("AG-193 free stables may be left, and a stable alone brings none", () => {
    const { anna } = table({ anna: { goods: { wood: 5, reed: 2 } }, bert: {} }, during("summer"));
    anna.uses("farm-expansion").buildsRoom("a1").stops();
    expect(anna.own.stables).toBe(0);
    const alone = table({ anna: { goods: { wood: 2 } }, bert: {} }, during("summer"));
    alone.anna.uses("farm-expansion").buildsStable("e1");
    expect(alone.anna.moves.every(({ type }) => type === "place")).toBe(true);
  });
});

const FIELDS = `
  +    +    +    +    +    +
    .    .    .    .    .
  +    +    +    +    +    +
    R    g3   v1   F    .
  +    +    +    +    +    +
    R    .    .    .    .
  +    +    +    +    +    +
`;

describe("autumn", () => {
  test("AG-195 wood and reed spaces have 1 more", () => {
    const state = firstRound(4, { seasons: true, firstSeason: "autumn" });
    expect(["forest", "grove", "copse", "reed-bank"].map((id) => stockOf(state, id as SpaceId))).toEqual([4, 3, 2, 2]);
  });

  test("AG-196 each planted field of the user gives 1, and a vegetable comes", () => {
    const { anna, bert } = table({ anna: { farm: FIELDS }, bert: { farm: FIELDS } }, during("autumn"));
    anna.uses("autumn-space").takes("harvestFields");
    expect(anna.goods).toMatchObject({ grain: 1, vegetable: 2 });
    expect([anna.own.grain[6], anna.own.vegetable[7], bert.own.grain[6]]).toEqual([2, 0, 3]);
  });

  test("AG-196 the vegetable comes without fields, and crops may be left", () => {
    const { anna } = table({ anna: {}, bert: {} }, during("autumn"));
    anna.uses("autumn-space");
    expect(anna.goods.vegetable).toBe(1);
    const { clara } = table({ clara: { farm: FIELDS }, bert: {} }, during("autumn"));
    clara.uses("autumn-space").stops();
    expect(clara.own.grain[6]).toBe(3);
  });

  test("AG-196 the field phase in autumn is no harvest: Loom and Scythe Worker are silent", () => {
    const { anna } = table(
      { anna: { farm: FIELDS, plays: ["B039", "A112"], goods: { sheep: 1 } }, bert: {} },
      during("autumn"),
    );
    anna.uses("autumn-space").takes("harvestFields");
    expect(anna.goods).toMatchObject({ grain: 1, food: 0 });
  });

  test("AG-197 a Stone Oven costs one building resource less, of one's choice", () => {
    const { anna } = table({ anna: { goods: { clay: 1, stone: 3 } }, bert: {} }, during("autumn"));
    anna.uses("major-improvement").builds("stone-oven").pays({ clay: 1, stone: 2 });
    expect(anna.goods).toMatchObject({ clay: 0, stone: 1 });
    const { clara } = table({ clara: { goods: { clay: 1, stone: 2 } }, bert: {} }, during("autumn"));
    clara.uses("major-improvement").builds("stone-oven");
    expect(clara.goods).toMatchObject({ clay: 0, stone: 0 });
  });

  test("AG-197 the discount is none for minor improvements", () => {
    const { anna } = table({ anna: { holds: ["A083"], goods: {} }, bert: {} }, during("autumn"));
    expect(anna.spaces).not.toContain("major-improvement");
  });
});

test("AG-198 On summer holidays of 2008 the third person placed scores 3 points", () => {
  const summer = { options: { seasons: true, firstSeason: "summer", olderSummer: true } } as const;
  const { anna } = table({ anna: { people: 3, atHome: 1 }, bert: {} }, { round: 5, ...summer });
  anna.state.common = ["summer"];
  anna.uses("summer-space");
  expect(anna.own.noted).toBe(3);
});
