import { beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../../../protocol/table-info.ts";
import { hashOfNumber, pledge, type Terms } from "../../../table/commitment.ts";
import type { Calls } from "../../online/calls.ts";
import type { Promised } from "../../storage/promises.ts";
import { DealKeeper, sitDown } from "./own-deal.ts";

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock("../../storage/promises.ts", () => ({
  promisedFor: async (table: string) => kept.get(table),
  allPromised: async () => [...kept.values()],
  keepPromise: async (promised: { table: string }) => {
    kept.set(promised.table, promised);
    return true;
  },
}));

const TABLE = "t";
const SEED = "5".repeat(32);
const put = vi.fn(async () => {});
const calls = { put } as unknown as Calls;

const terms: Terms = {
  match: TABLE,
  game: "master-farmer",
  rulesVersion: 1,
  seats: 2,
  options: {},
  players: [{ name: "Ada" }, { name: "Ben" }],
};

const promised = (): Promised => kept.get(TABLE) as Promised;

/** The table as the server tells of it, with our hash on the first seat. */
function table(status: TableInfo["status"], numberHash: string, more: Partial<TableInfo> = {}): TableInfo {
  const agreed = { game: terms.game, seats: 2, options: {} };
  const seats = [
    { seat: 0, person: "ada", name: "Ada", numberHash },
    { seat: 1, person: "ben", name: "Ben" },
  ];
  return { id: TABLE, status, agreed, seats, ...more } as TableInfo;
}

beforeEach(async () => {
  kept.clear();
  put.mockClear();
  await sitDown(calls, TABLE, 0);
});

const ownHash = () => hashOfNumber(TABLE, 0, promised().number);

test("who sits down keeps the number and sends only its hash", () => {
  expect(put).toHaveBeenCalledWith("api/tables/t/seats/0", { numberHash: ownHash() });
  expect(JSON.stringify(put.mock.calls)).not.toContain(promised().number);
});

test("the number is sent once the pledge holds it, and the commitment is noted first", async () => {
  const keeper = new DealKeeper(calls, TABLE);
  expect(await keeper.follow(table("open", ownHash()), 0)).toBeUndefined();
  const pledged = { ...pledge(terms, SEED, [ownHash(), null]), terms };
  expect(await keeper.follow(table("dealing", ownHash(), { pledge: pledged }), 0)).toBe(promised().number);
  expect(promised().noted).toBe(pledged.hash);
  expect(keeper.shown).toMatchObject({ noted: pledged.hash, objection: undefined, isElsewhere: false });
});

test("a pledge without our number, or for another table, gets an objection and no number", async () => {
  const without = { ...pledge(terms, SEED, [null, null]), terms };
  const elsewhere = { ...terms, match: "other" };
  const foreign = { ...pledge(elsewhere, SEED, [ownHash(), null]), terms: elsewhere };
  for (const pledged of [without, foreign]) {
    const keeper = new DealKeeper(calls, TABLE);
    expect(await keeper.follow(table("dealing", ownHash(), { pledge: pledged }), 0)).toBeUndefined();
    expect(keeper.shown.objection).toBeDefined();
    expect(promised().noted).toBeUndefined();
  }
});

test("who has got up is not seated again by a table that is told before the seat is gone", async () => {
  const keeper = new DealKeeper(calls, TABLE);
  put.mockClear();
  const empty = { name: "", isHere: false, isTakenOver: false };
  const seats = [0, 1].map((seat) => ({ seat, ...empty }));
  await keeper.follow(table("open", "", { seats }), 0);
  expect(put).not.toHaveBeenCalled();
});

test("who came from another device promises a number of this one while the table is open, once", async () => {
  const keeper = new DealKeeper(calls, TABLE);
  put.mockClear();
  await keeper.follow(table("open", "0".repeat(64)), 0);
  await keeper.follow(table("open", "0".repeat(64)), 0);
  expect(put).toHaveBeenCalledTimes(1);
});

test("where the number is on another device, that is said and nothing sent", async () => {
  const keeper = new DealKeeper(calls, TABLE);
  const pledged = { ...pledge(terms, SEED, ["0".repeat(64), null]), terms };
  expect(await keeper.follow(table("dealing", "0".repeat(64), { pledge: pledged }), 0)).toBeUndefined();
  expect(keeper.shown.isElsewhere).toBe(true);
});

test("who looks on has no number to send", async () => {
  const keeper = new DealKeeper(calls, TABLE);
  const pledged = { ...pledge(terms, SEED, [ownHash(), null]), terms };
  expect(await keeper.follow(table("dealing", ownHash(), { pledge: pledged }), "spectator")).toBeUndefined();
});
