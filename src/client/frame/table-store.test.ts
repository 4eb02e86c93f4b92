import { beforeEach, expect, test, vi } from "vitest";
import type { Hint, Preview, Scene } from "../worker/scene.ts";
import { createTable } from "./table-store.ts";

/** Answers of the worker that have not come yet. */
const late = vi.hoisted(() => ({ answers: [] as ((answer: unknown) => void)[] }));

vi.mock("../settings/settings.ts", () => ({ useSettings: { getState: () => ({ confirm: true }) }, change() {} }));
vi.mock("../worker/index.ts", () => {
  const ask = () => new Promise((answer) => late.answers.push(answer));
  return { host: () => ({ play: ask, preview: ask, hints: ask }), isProblem: () => false };
});

beforeEach(() => {
  late.answers = [];
});

const offers = [{ index: 0, text: { id: "plow" }, at: ["c2"], isAside: false }];
const line = (ply: number, seat = 0) => ({ ply, seat, text: { id: "plow" }, at: [] });
const preview = { view: {}, scores: [], endsTurn: true } as unknown as Preview;

/** A scene as a worker sends it: a copy of everything. */
const scene = (revision: number, log: Scene["log"] = { from: 0, lines: [] }): Scene =>
  structuredClone({ revision, viewer: 0, view: {}, waiting: { for: "viewer" }, offers, log }) as unknown as Scene;

async function answer(what: unknown): Promise<void> {
  late.answers.shift()?.(what);
  await new Promise((done) => setTimeout(done));
}

function tableWith(first: Scene) {
  const table = createTable();
  table.getState().show(first);
  return { table, offer: table.getState().scene!.offers[0]! };
}

test("a move that is offered again is the same offer", () => {
  const { table, offer } = tableWith(scene(1));
  table.getState().show(scene(2));
  expect(table.getState().scene).toMatchObject({ revision: 2 });
  expect(table.getState().scene?.offers[0]).toBe(offer);
});

test("a preview is shown while its offer is pointed at", async () => {
  const { table, offer } = tableWith(scene(1));
  table.getState().point(offer);
  await answer(preview);
  expect(table.getState().pointed).toEqual({ offer, preview });
});

test("a preview of an earlier scene is not shown, though the same offer is pointed at again", async () => {
  const { table, offer } = tableWith(scene(1));
  table.getState().point(offer);
  table.getState().show(scene(2));
  table.getState().point(offer);
  await answer(preview);
  expect(table.getState().pointed).toEqual({ offer, preview: undefined });
});

test("a choice of an earlier scene is not held to be confirmed", async () => {
  const { table, offer } = tableWith(scene(1));
  table.getState().choose(offer);
  table.getState().show(scene(2));
  await answer(preview);
  expect(table.getState().held).toBeUndefined();
});

test("a choice that waits to be confirmed stays while others move and it is still offered", async () => {
  const { table, offer } = tableWith(scene(1));
  table.getState().choose(offer);
  await answer(preview);
  expect(table.getState().held?.offer).toBe(offer);
  table.getState().show(scene(2, { from: 0, lines: [line(0, 1)] }));
  expect(table.getState().held?.offer).toBe(offer);
});

test("a menu and what is pointed at stay while others move, as far as they are still offered", async () => {
  const both = [...offers, { index: 1, text: { id: "sow" }, at: ["c2"], isAside: false }];
  const { table } = tableWith({ ...scene(1), offers: both });
  table.getState().press("c2", {} as Element);
  table.getState().point(both[0]);
  table.getState().show({ ...scene(2, { from: 0, lines: [line(0, 1)] }), offers: [{ ...offers[0]!, index: 3 }] });
  expect(table.getState().menu?.offers).toMatchObject([{ index: 3, text: { id: "plow" } }]);
  expect(table.getState().pointed?.offer).toMatchObject({ index: 3 });
  table.getState().show({ ...scene(3, { from: 1, lines: [line(1, 1)] }), offers: [] });
  expect(table.getState()).toMatchObject({ menu: undefined, pointed: undefined });
});

test("a choice is dropped when it is no longer offered, or after a move of one's own", async () => {
  const { table, offer } = tableWith(scene(1));
  table.getState().choose(offer);
  await answer(preview);
  table.getState().show({ ...scene(2, { from: 0, lines: [line(0, 1)] }), offers: [] });
  expect(table.getState().held).toBeUndefined();
  const own = tableWith(scene(1));
  own.table.getState().press("c2", undefined as unknown as Element);
  await answer(undefined);
  await answer(preview);
  own.table.getState().show(scene(2, { from: 0, lines: [line(0, 0)] }));
  expect(own.table.getState().held).toBeUndefined();
});

test("hints for an earlier scene are dropped", async () => {
  const { table } = tableWith(scene(1));
  const hints: readonly Hint[] = [{ offer: 0, expected: [], wins: [], error: undefined, reasons: [] }];
  table.getState().askHints();
  table.getState().show(scene(2));
  await answer(hints);
  expect(table.getState().hints).toBeUndefined();
});

test("a few moves are marked as suggestions where there are more, for this scene alone", async () => {
  const many = Array.from({ length: 5 }, (_, index) => ({
    index,
    text: { id: "plow" },
    at: [`c${index}`],
    isAside: false,
  }));
  const { table } = tableWith({ ...scene(1), offers: many });
  const hints = [4, 0, 2].map((offer): Hint => ({ offer, expected: [], wins: [], error: undefined, reasons: [] }));
  table.getState().suggest(table.getState().scene);
  await answer(hints);
  expect(table.getState().suggested).toEqual([4, 0, 2]);
  table.getState().suggest(undefined);
  expect(table.getState().suggested).toEqual([]);
  table.getState().suggest(table.getState().scene);
  table.getState().show({ ...scene(2), offers: many });
  await answer(hints);
  expect(table.getState().suggested).toEqual([]);
});

test("nothing is suggested where there is little to choose from", async () => {
  const { table } = tableWith(scene(1));
  table.getState().suggest(table.getState().scene);
  expect(late.answers).toHaveLength(0);
});

test("the log goes on where the scene says, and begins anew for another viewer", () => {
  const { table } = tableWith(scene(1, { from: 0, lines: [line(0), line(1)] }));
  table.getState().show(scene(2, { from: 1, lines: [line(2)] }));
  expect(table.getState().log.map(({ ply }) => ply)).toEqual([0, 2]);
  table.getState().show(scene(3, { from: 0, lines: [line(0, 1)] }));
  expect(table.getState().log).toEqual([line(0, 1)]);
});
