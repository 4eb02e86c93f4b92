import { expect, test } from "vitest";
import { game } from "../index.ts";
import { table } from "../testing.ts";

test("Doubles give a good or two bags, to everybody (FS-203, FS-204, FS-207)", () => {
  const farms = { anna: { transports: { sack: 1, tractor: 1 } }, bert: { transports: { sack: 1 } } };
  const skills = ["doubles-good", "doubles-bags"] as const;
  const { anna, bert } = table(farms, { dice: [3, 3], skills });
  anna.usesSkill("sack").gains("wool").usesSkill("tractor");
  expect([anna.goods.wool, anna.bags]).toEqual([2, 4]);
  expect(bert.usesSkill("sack").gains("egg").goods.egg).toBe(2);
  const other = table(farms, { dice: [2, 4], skills });
  expect([other.anna.may("useSkill"), other.bert.may("useSkill")]).toEqual([[], []]);
});

test("Bags neither make nor break doubles, and the bags gained may move the number (FS-205, FS-206)", () => {
  const skills = ["doubles-bags"] as const;
  const { anna } = table({ anna: { bags: 0, transports: { sack: 1 } }, bert: {} }, { dice: [3, 3], skills });
  expect(anna.fields("activate")).toEqual([6]);
  anna.usesSkill("sack");
  expect(anna.fields("activate")).toEqual([4, 5, 6, 7, 8]);
  expect(anna.activates(4).bags).toBe(1);
  const shifted = table({ anna: { bags: 5, transports: { sack: 1 } }, bert: {} }, { dice: [2, 4], skills });
  expect(shifted.anna.may("useSkill")).toEqual([]);
});

test("Doubles skills have no dice in the final activation (FS-207)", () => {
  const { anna } = table({ anna: { transports: { sack: 1 } }, bert: {} }, { final: true, skills: ["doubles-good"] });
  expect(anna.may("useSkill")).toEqual([]);
});

test("Bags for goods or goods for bags, one of them for a tile (FS-209)", () => {
  const skills = ["bags-and-goods"] as const;
  const { anna } = table({ anna: { bags: 2, transports: { sack: 1 } }, bert: {} }, { dice: [2, 3], skills });
  anna.usesSkill("sack");
  expect(anna.may("chooseArea")).toHaveLength(2);
  anna.choosesArea(1).pays("wool", "milk");
  expect([anna.bags, anna.goods, anna.may("useSkill")]).toEqual([4, { honey: 1, egg: 1, wool: 0, milk: 0 }, []]);
  const poor = table(
    { anna: { bags: 0, goods: { egg: 1 }, transports: { sack: 1 } }, bert: {} },
    { dice: [2, 3], skills },
  );
  expect(poor.anna.may("useSkill")).toEqual([]);
  const bags = table(
    { anna: { bags: 2, goods: {}, transports: { sack: 1 } }, bert: {} },
    { dice: [2, 3], skills },
  ).anna;
  expect(bags.usesSkill("sack").may("chooseArea")).toEqual([{ type: "chooseArea", area: 0 }]);
  expect(bags.choosesArea(0).gains("egg", "egg")).toMatchObject({ bags: 0, goods: { egg: 2 } });
});

test("A gained sunflower may go to field 7 for a tile, one for each tile and turn (FS-210, FS-211, FS-105)", () => {
  const skills = ["sunflower-on-7"] as const;
  const has = { cards: { 5: "field-19" }, transports: { sack: 2 } } as const;
  const { anna } = table({ anna: has, bert: {} }, { dice: [2, 3], skills });
  expect(anna.may("useSkill")).toEqual([]);
  anna.activates(5);
  expect(anna.fields("plant")).toContain(7);
  anna.plants(7);
  expect([anna.transports.sack, anna.sunflowersOn(7)]).toEqual([1, 1]);
  expect(anna.fields("plant")).not.toContain(7);
  const full = { ...has, sunflowers: { 7: 2 } };
  expect(
    table({ anna: full, bert: {} }, { dice: [2, 3], skills })
      .anna.activates(5)
      .fields("plant"),
  ).not.toContain(7);
  const sixteen = { 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 8: 1, 9: 2, 10: 2, 11: 2 };
  const last = table({ anna: { ...has, sunflowers: sixteen }, bert: {} }, { dice: [2, 3], skills }).anna;
  expect(last.activates(5).fields("plant")).toEqual([7]);
});

test("On a full Farm nobody has to pay the tile for a sunflower (FS-105, FS-210)", () => {
  const sixteen = { 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 8: 1, 9: 2, 10: 2, 11: 2 };
  const has = { cards: { 5: "field-17" }, sunflowers: sixteen, transports: { sack: 1 } } as const;
  const { anna } = table({ anna: has, bert: {} }, { dice: [2, 3], skills: ["sunflower-on-7"] });
  expect(anna.activates(5).moves).toEqual([{ type: "plant", field: 7 }, { type: "pass" }]);
  anna.passes();
  expect([anna.sunflowersOn(7), anna.transports.sack, anna.cardOn(5), anna.isAsked]).toEqual([0, 1, null, false]);
});

test("Sunflowers on 7 give their bonus, can be paid and count for the goal (FS-212, FS-256)", () => {
  const skills = ["sunflower-on-7"] as const;
  const bonus = table({ anna: { goods: { egg: 1 }, sunflowers: { 7: 1 } }, bert: {} }, { dice: [3, 4], skills }).anna;
  expect(bonus.activates(7).coins).toBe(3);
  const paid = table(
    { anna: { cards: { 5: "field-50" }, sunflowers: { 7: 1, 9: 1 } }, bert: {} },
    { dice: [2, 3], skills },
  ).anna;
  expect(paid.activates(5).paysSunflower(7).coins).toBe(5);
  const goal = table(
    { anna: { cards: { 5: "field-17" }, sunflowers: { 2: 2, 3: 2 }, transports: { sack: 1 } }, bert: {} },
    { dice: [2, 3], skills, goals: ["five-sunflowers", "full-shop"] },
  ).anna;
  expect(goal.activates(5).plants(7)).toMatchObject({ coins: 6 });
});

test("Two cards change places; sunflowers and printed fields stay (FS-213, FS-216, FS-257)", () => {
  const skills = ["swap-cards"] as const;
  const has = { cards: { 5: "field-01", 8: "jump-10" }, sunflowers: { 5: 2 }, transports: { sack: 1 } } as const;
  const { anna } = table({ anna: has, bert: {} }, { dice: [2, 3], skills, jumpStart: true });
  expect(anna.may("swapCards")).toEqual([{ type: "swapCards", fields: [5, 8] }]);
  anna.swaps(5, 8);
  expect([anna.cardOn(5), anna.cardOn(8), anna.sunflowersOn(5), anna.transports.sack]).toEqual([
    "jump-10",
    "field-01",
    2,
    0,
  ]);
  anna.activates(5).plants(2).plants(2);
  expect(anna.cardOn(5)).toBeNull();
  const one = table(
    { anna: { cards: { 5: "field-01" }, transports: { sack: 1 } }, bert: {} },
    { dice: [2, 3], skills },
  );
  expect(one.anna.may("swapCards")).toEqual([]);
});

test("After a swap the printed egg shows when the card on 5 is used up (FS-257)", () => {
  const { anna, bert } = table(
    { anna: { cards: { 5: "jump-10", 8: "field-01" }, transports: { sack: 1 } }, bert: {} },
    { dice: [2, 3], skills: ["swap-cards"], jumpStart: true },
  );
  anna.activates(5).plants(2).plants(2);
  bert.passes();
  anna.draws("field-07");
  bert.rolls(2, 2, 3).takes(2).places(2);
  expect(anna.activates(5).goods.egg).toBe(2);
});

test("No swap brings an arrow up to the top row (FS-215)", () => {
  const { anna } = table(
    { anna: { cards: { 4: "field-01", 9: "field-20", 10: "field-02" }, transports: { sack: 1 } }, bert: {} },
    { dice: [2, 3], skills: ["swap-cards"] },
  );
  expect(anna.may("swapCards").map(({ fields }) => fields)).toEqual([
    [4, 10],
    [9, 10],
  ]);
});

test("The dice say 7, a bag makes it 6, a tile leads to 11 (rulebook example, FS-217, FS-218)", () => {
  const { bert } = table(
    { bert: { bags: 1, transports: { sack: 1 } }, anna: {} },
    { dice: [3, 4], skills: ["above-below"] },
  );
  expect(bert.may("activate").filter(({ over }) => over !== undefined)).toEqual([
    { type: "activate", field: 11, over: 6 },
    { type: "activate", field: 2, over: 7 },
    { type: "activate", field: 3, over: 8 },
  ]);
  bert.activates(11, 6);
  expect([bert.bags, bert.transports.sack, bert.isAsked]).toEqual([2, 0, false]);
});

test("Above and below is offered where it brings something, with the bags that are left (FS-064, FS-217)", () => {
  const { anna } = table(
    { anna: { bags: 1, cards: { 8: "field-14", 9: "field-14" }, transports: { sack: 1 } }, bert: {} },
    { dice: [2, 2], skills: ["above-below"] },
  );
  const beside = anna.may("activate").filter(({ over }) => over !== undefined);
  expect(beside.map(({ field, over }) => [field, over])).toEqual([
    [9, 4],
    [10, 5],
  ]);
  const texts = beside.map((move) => game.describe(anna.state, 0, move).text.id);
  expect(texts).toEqual(["activateBeside", "activateBesideWithBags"]);
});

test("An arrow on the field above or below is followed, even back (FS-219)", () => {
  const { anna } = table(
    { anna: { cards: { 9: "field-20" }, transports: { sack: 1 } }, bert: {} },
    { dice: [2, 2], skills: ["above-below"] },
  );
  anna.activates(9, 4);
  expect(anna.fields("follow")).toEqual([4]);
  expect(anna.follows(4)).toMatchObject({ coins: 1, bags: 3 });
});
