import { expect, test } from "vitest";
import { fastRandom } from "../../../table/random.ts";
import { onTrack } from "../farm.ts";
import { sketch } from "../sketch.ts";
import { randomGame, table } from "../testing.ts";

const BAGS = { goals: ["eight-bags", "full-shop"] } as const;
/** One activation of field 11 away from eight bags. */
const SEVEN = { bags: 7 };

/** Goes on to the next activation with these dice; nobody did anything else before. */
function nextActivation(
  players: { [name: string]: ReturnType<typeof table>[string] },
  dice: readonly [number, number],
): void {
  const [one] = Object.values(players);
  const { state } = one!;
  for (const player of Object.values(players)) if (player.isAsked) player.passes();
  one!.draws(state.unseen[state.deck.findIndex((left) => left > 0)]![0]!);
  const active = Object.values(players)[state.active]!;
  active
    .rolls(1, ...dice)
    .takes(1)
    .places(2);
}

test("Two of the six goals are in play (FS-227, FS-228)", () => {
  const seen = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const { goals, farms } = randomGame(2, { goals: true }, fastRandom(`goals/${i}`));
    expect(new Set(goals).size).toBe(2);
    for (const farm of farms) expect(farm.goals).toHaveLength(2);
    for (const goal of goals) seen.add(goal);
  }
  expect(seen.size).toBe(6);
});

test("The first gets 6 coins at once, the second in a later turn 3 (FS-229, FS-230, FS-236)", () => {
  const players = table({ anna: SEVEN, bert: SEVEN }, { ...BAGS, dice: [5, 6] });
  const { anna, bert } = players;
  anna.activates(11);
  expect([anna.coins, anna.farm.goals]).toEqual([6, [6, 0]]);
  bert.passes();
  nextActivation(players, [5, 6]);
  bert.activates(11);
  expect([bert.coins, bert.farm.goals]).toEqual([3, [3, 0]]);
});

test("Who meets it in the same turn gets the same, and then it is closed (FS-231, FS-233, FS-234)", () => {
  const players = table({ anna: SEVEN, bert: SEVEN, chris: SEVEN }, { ...BAGS, dice: [5, 6] });
  const { anna, bert, chris } = players;
  bert.activates(11);
  anna.activates(11);
  expect([anna.coins, bert.coins]).toEqual([6, 6]);
  chris.passes();
  nextActivation(players, [5, 6]);
  chris.activates(11);
  expect([chris.coins, chris.farm.goals]).toEqual([0, [0, 0]]);
});

test("Several who are second in one turn all get 3 (FS-232, FS-234)", () => {
  const players = table({ anna: SEVEN, bert: SEVEN, chris: SEVEN, dora: SEVEN }, { ...BAGS, dice: [5, 6] });
  const { anna, bert, chris, dora } = players;
  anna.activates(11);
  nextActivation(players, [5, 6]);
  bert.activates(11);
  chris.activates(11);
  expect([anna.coins, bert.coins, chris.coins]).toEqual([6, 3, 3]);
  nextActivation(players, [5, 6]);
  expect(dora.activates(11).coins).toBe(0);
});

test("A goal is fulfilled once, and what is lost later takes nothing back (FS-235, FS-249)", () => {
  const players = table({ anna: SEVEN, bert: {} }, { ...BAGS, dice: [5, 6] });
  const { anna } = players;
  anna.activates(11);
  nextActivation(players, [6, 3]);
  anna.activates(11);
  expect([anna.bags, anna.coins]).toEqual([9, 6]);
});

test("Coins of goals count like all coins (FS-237)", () => {
  const { anna } = table({ anna: { ...SEVEN, coins: 48 }, bert: {} }, { ...BAGS, dice: [5, 6] });
  expect(onTrack(anna.activates(11).coins)).toEqual({ tile: 50, counter: 4 });
});

test("What counts is the turn, not the order in it: step 2 is not ahead of step 3 (FS-238)", () => {
  const top = { 2: "field-07", 3: "field-08", 4: "field-09", 5: "field-10" } as const;
  const { anna, bert } = table(
    { anna: { cards: top }, bert: { goods: { honey: 5 } } },
    { goals: ["top-row", "identical-goods"] },
  );
  anna.rolls(1, 3, 3).takes(1).places(6);
  expect(anna.coins).toBe(6);
  expect(bert.activates(6).coins).toBe(6);
  const same = table({ anna: { bags: 8, cards: { 5: "field-07" } }, bert: { bags: 7 } }, { ...BAGS });
  same.anna.rolls(1, 5, 6).takes(1).places(2);
  expect(same.anna.coins).toBe(6);
  expect(same.bert.activates(11).coins).toBe(6);
});

test("A goal is met at any settled moment, also if it is no longer so later (FS-239)", () => {
  const { anna } = table(
    { anna: { bags: 6, transports: { sack: 1 } }, bert: {} },
    { ...BAGS, skills: ["bags-and-goods"], dice: [5, 5] },
  );
  anna.usesSkill("sack").choosesArea(1).pays("honey", "egg");
  expect([anna.bags, anna.coins]).toEqual([8, 6]);
  expect(anna.activates(9)).toMatchObject({ bags: 7, coins: 6 });
});

test("A shop that is too full is not yet full; after the return it is (FS-240, FS-248)", () => {
  const { anna } = table(
    { anna: { goods: { honey: 5, egg: 5, wool: 5 }, cards: { 5: "field-22" } }, bert: {} },
    { goals: ["full-shop", "eight-bags"], dice: [2, 3] },
  );
  anna.activates(5);
  expect(anna.coins).toBe(0);
  anna.returns("egg");
  expect(anna.coins).toBe(0);
  expect(anna.returns("egg").coins).toBe(6);
});

test("The final activation is one more turn for the goals (FS-241)", () => {
  const both = table({ anna: SEVEN, bert: SEVEN }, { ...BAGS, final: true });
  expect([both.bert.activates(11).coins, both.anna.activates(11).coins]).toEqual([6, 6]);
  const players = table({ anna: { ...SEVEN }, bert: SEVEN }, { ...BAGS, dice: [5, 6], deck: [0, 0, 0, 0, 0, 0] });
  players.anna.activates(11);
  players.bert.passes();
  expect(players.bert.activates(11).coins).toBe(3);
});

test("Five Farm Shop icons: cards and uncovered printed fields count, covered ones do not (FS-242, FS-243)", () => {
  const goals = ["shop-icons", "full-shop"] as const;
  const four = { 2: "field-15", 3: "field-16" } as const;
  const market = ["field-04", "field-01", "field-03", "field-02", "field-05", "field-06"] as const;
  const { anna } = table({ anna: { cards: four }, bert: {} }, { goals, market });
  anna.rolls(1, 1, 1).takes(1).places(4);
  expect(anna.coins).toBe(6);
  const covering = table({ anna: { cards: four }, bert: {} }, { goals, market }).anna;
  covering.rolls(1, 1, 1).takes(1).places(7);
  expect(covering.coins).toBe(0);
});

test("Six identical goods of any one kind (FS-244)", () => {
  const goals = ["identical-goods", "full-shop"] as const;
  const met = table({ anna: { goods: { honey: 5 } }, bert: {} }, { goals, dice: [3, 3] }).anna;
  expect(met.activates(6).coins).toBe(6);
  const not = table({ anna: { goods: { honey: 4, egg: 5 } }, bert: {} }, { goals, dice: [3, 3] }).anna;
  expect(not.activates(6).coins).toBe(0);
});

test("Eight bags, seven are not enough (FS-245)", () => {
  const seven = table({ anna: { bags: 5 }, bert: {} }, { ...BAGS, dice: [5, 6] }).anna;
  expect(seven.activates(11)).toMatchObject({ bags: 7, coins: 0 });
  const eight = table({ anna: { bags: 6 }, bert: {} }, { ...BAGS, dice: [5, 6] }).anna;
  expect(eight.activates(11)).toMatchObject({ bags: 8, coins: 6 });
});

test("Five sunflowers, four are not enough (FS-246)", () => {
  const goals = ["five-sunflowers", "full-shop"] as const;
  for (const [before, coins] of [
    [1, 0],
    [2, 6],
  ] as const) {
    const { anna } = table(
      { anna: { cards: { 5: "field-17" }, sunflowers: { 2: 2, 3: before } }, bert: {} },
      { goals, dice: [2, 3] },
    );
    expect(anna.activates(5).plants(4).coins).toBe(coins);
  }
});

test("Cards on the whole top row, whatever lies below (FS-247)", () => {
  const goals = ["top-row", "full-shop"] as const;
  const four = { 2: "field-07", 3: "field-08", 4: "field-09", 5: "field-10" } as const;
  const met = table({ anna: { cards: four }, bert: {} }, { goals }).anna;
  expect(met.rolls(1, 1, 1).takes(1).places(6).coins).toBe(6);
  const below = table({ anna: { cards: four }, bert: {} }, { goals }).anna;
  expect(below.rolls(1, 1, 1).takes(1).places(11).coins).toBe(0);
});

test("A full shop is sixteen goods and Transport tiles together (FS-248, FS-255)", () => {
  const goals = ["full-shop", "eight-bags"] as const;
  const { anna } = table(
    { anna: { goods: { egg: 12 }, transports: { sack: 3 } }, bert: {} },
    { goals, skills: [], dice: [2, 3] },
  );
  expect(anna.activates(5)).toMatchObject({ isAsked: false, coins: 6 });
  const taken = table(
    { anna: { goods: { egg: 14 } }, bert: {} },
    { goals, skills: [], market: ["farmer", "field-02", "field-03", "field-04", "field-05", "field-06"] },
  ).anna;
  expect(taken.rolls(1, 1, 1).takes(1).takesTiles(["sack", "barrel"]).coins).toBe(6);
});

test("The table as text counts who has met a goal by now (FS-236)", () => {
  const { anna } = table({ anna: { bags: 7 }, bert: {} }, { ...BAGS, dice: [5, 6] });
  expect(sketch(anna.state)).toContain("goal: 8 bags (0 so far)");
  expect(sketch(anna.activates(11).state)).toContain("goal: 8 bags (1 so far)");
});
