import { expect, test } from "vitest";
import type { Animal } from "../data.ts";
import { farm } from "../testing.ts";

test.each([
  ["chicken", 1],
  ["duck", 2],
  ["goose", 3],
  ["sheep", 4],
  ["pig", 5],
  ["goat", 5],
  ["cow", 6],
] as [Animal, number][])("HF-127: a %s gives %i meat", (kind, meat) => {
  const { anna } = farm({ anna: { animals: [`${kind} a1 fed`] } }, { step: "butchering", options: { sheep: true } });
  expect(anna.butchers(kind, "a1").goods.meat).toBe(meat);
});

test("HF-128: a horse cannot be butchered", () => {
  const { table } = farm({ anna: { animals: ["horse a1 fed"] } }, { step: "butchering" });
  expect(table.asked).not.toBe("butcher");
});

test("HF-129: only fed this round and bought in an earlier one, unless the switch says otherwise", () => {
  const offered = (animal: string, butcherAnimals: "fed-and-settled" | "fed" | "any") =>
    farm({ anna: { animals: [animal] } }, { step: "butchering", options: { butcherAnimals } }).table.asked ===
    "butcher";
  expect(["pig a1", "pig a1 fed new", "pig a1 fed"].map((pig) => offered(pig, "fed-and-settled"))).toEqual([
    false,
    false,
    true,
  ]);
  expect(["pig a1", "pig a1 fed new", "pig a1 fed"].map((pig) => offered(pig, "fed"))).toEqual([false, true, true]);
  expect(["pig a1", "pig a1 fed new", "pig a1 fed"].map((pig) => offered(pig, "any"))).toEqual([true, true, true]);
});

test("HF-130, HF-131: its products and its bugs of this round stay", () => {
  const { anna, table } = farm({ anna: { animals: ["goose a1 fed"] } }, { farm: "PP", step: "producing" });
  anna.butchers("goose", "a1");
  expect(anna.goods).toMatchObject({ egg: 3, meat: 3 });
  expect(table.on("a1").bugs).toBe(1);
});

test("HF-132: it returns to the supply and frees its place", () => {
  const { anna, table } = farm({ anna: { animals: ["2 cow a1 fed"] } }, { step: "butchering" });
  const before = table.state.supply[5]!;
  anna.butchers("cow", "a1");
  expect(table.state.supply[5]).toBe(before + 1);
  expect(table.on("a1").animals).toHaveLength(1);
});

test("HF-133: as many as one likes, or none", () => {
  const { anna, table } = farm({ anna: { animals: ["3 duck a1 fed"] } }, { step: "butchering" });
  anna.butchers("duck", "a1").butchers("duck", "a1").passes();
  expect(anna.goods.meat).toBe(4);
  expect(table.state.round).toBe(2);
});

const breeding = { step: "breeding", farm: "PPP/PPP", options: { breeding: true } } as const;

test("HF-134: without the option nothing breeds", () => {
  const { table } = farm({ anna: { animals: ["2 cow a1 fed"] } }, { step: "butchering", farm: "PP" });
  table.goesOnToNextRound();
  expect(table.on("a1").animals).toHaveLength(2);
});

test("HF-135: two fed animals of a kind on the same or neighbouring squares have one young", () => {
  const births = (...animals: string[]) =>
    farm({ anna: { animals } }, breeding).anna.moves.filter(({ type }) => type === "breed");
  expect(births("2 cow a1 fed")).toEqual([{ type: "breed", kind: "cow", square: "a1" }]);
  expect(births("cow a1 fed", "cow b1 fed")).toHaveLength(2);
  expect(births("cow a1 fed", "cow b2 fed")).toEqual([]);
  expect(births("cow a1 fed", "cow a1")).toEqual([]);
  expect(births("cow a1 fed", "goat a1 fed")).toEqual([]);
});

test("HF-135: the parents have one owner", () => {
  const { table } = farm({ anna: { animals: ["cow a1 fed"] }, bert: { animals: ["cow a1 fed"] } }, breeding);
  expect(table.asked).not.toBe("breed");
});

test("HF-136: one young of each kind a round", () => {
  const { anna, table } = farm({ anna: { animals: ["2 cow a1 fed", "2 cow b1 fed", "2 goat c1 fed"] } }, breeding);
  anna.does({ type: "breed", kind: "cow", square: "a1" });
  expect(anna.moves).toEqual([{ type: "pass" }, { type: "breed", kind: "goat", square: "c1" }]);
  anna.passes();
  expect(table.on("a1").animals).toHaveLength(3);
});

test("HF-137: there must be room and a meeple", () => {
  const full = farm({ anna: { animals: ["4 cow a1 fed"] } }, breeding);
  expect(full.table.asked).not.toBe("breed");
  const out = farm({ anna: { animals: ["2 horse a1 fed", "2 horse c1"] } }, breeding);
  expect(out.table.state.supply[6]).toBe(0);
  expect(out.table.asked).not.toBe("breed");
});

test("HF-138: a young animal is new and hungry", () => {
  const { anna, table } = farm({ anna: { animals: ["2 cow a1 fed"] } }, breeding);
  anna.does({ type: "breed", kind: "cow", square: "a1" });
  expect(anna.animals).toEqual(["cow a1 fed", "cow a1 fed", "cow a1"]);
  expect(table.state.herd.bought).toEqual([0, 0, 1]);
});
