import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readLines } from "../../src/server/store/lines.ts";
import { openStore, type Store } from "../../src/server/store/open-store.ts";
import type { TableRow } from "../../src/server/store/schema.ts";
import { STORES, type TestStore } from "./database.ts";

const table = (id: string): TableRow => ({
  id,
  code: id.toUpperCase(),
  game: "master-farmer",
  host: "h",
  status: "playing",
  agreed: "{}",
  header: "",
  ending: "",
  rematch: "",
  request: "",
  began: 0,
  listed: 1,
  asked: 0,
  due: 0,
  created: 1,
  changed: 1,
});

const seat = (table_id: string, seat: number) => ({
  table_id,
  seat,
  person: `p${seat}`,
  bot: "",
  name: "",
  number_hash: "",
  number: "",
  standing: "",
  standing_from: 0,
});

const append = (table: string, ply: number, moves: number) => ({
  table,
  ply,
  lines: Array.from({ length: moves }, (_, i) => ({ seat: 0, move: { type: `m${ply + i}` } })),
  at: 1_795_000_000_000 + ply,
  asked: 1,
  due: 0,
  isOver: false,
});

describe.each(Object.entries(STORES))("%s", (_, open) => {
  let place: TestStore;
  let store: Store;

  beforeAll(async () => {
    place = await open();
    store = await openStore(place.at);
    await store.tables.add(table("a"), [seat("a", 0), seat("a", 1)]);
    await store.tables.add(table("b"), [seat("b", 0)]);
  });

  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  test("lines come back in order, with their times", async () => {
    expect(await store.log.append(append("a", 0, 2))).toBe(true);
    expect(await store.log.append(append("a", 2, 1))).toBe(true);
    const rows = await store.tables.entries("a");
    expect(rows.map(({ ply, at }) => [ply, at])).toEqual([
      [0, 1_795_000_000_000],
      [2, 1_795_000_000_002],
    ]);
    expect(readLines(rows[0]?.lines ?? "")).toEqual(append("a", 0, 2).lines);
  });

  test("a line that is there already is not written again, and the others of the same write are", async () => {
    const answers = await Promise.all([
      store.log.append(append("b", 0, 1)),
      store.log.append(append("a", 2, 5)),
      store.log.append(append("a", 3, 1)),
    ]);
    expect(answers).toEqual([true, false, true]);
    expect((await store.tables.entries("a")).map(({ ply }) => ply)).toEqual([0, 2, 3]);
  });

  test("lines of a table that is gone are not written, and hold up no others", async () => {
    const answers = await Promise.allSettled([
      store.log.append(append("gone", 0, 1)),
      store.log.append(append("b", 1, 1)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect((await store.tables.entries("b")).map(({ ply }) => ply)).toEqual([0, 1]);
  });

  test("a seat changes only if it is as it was thought to be", async () => {
    const [row] = await store.tables.seats("a");
    expect(await store.tables.changeSeat(row!, { person: "other" })).toBe(true);
    expect(await store.tables.changeSeat(row!, { person: "third" })).toBe(false);
    expect((await store.tables.seats("a"))[0]?.person).toBe("other");
  });

  test("a table is found by its id and by its code, however typed", async () => {
    await store.tables.add({ ...table("d"), code: "XY2345", changed: 1000 }, [seat("d", 0)]);
    for (const typed of ["d", "XY2345", "xy2345"]) expect(await store.tables.meant(typed)).toBe("d");
    expect(await store.tables.find("XY2345")).toBeUndefined();
    expect(await store.tables.meant("nowhere")).toBeUndefined();
  });

  test("tables and guests that nobody touches go, with all that hangs on them", async () => {
    await store.people.add({ id: "old", name: "Old", recovery_hash: "", created: 1, seen: 1 }, "t1");
    await store.people.add({ id: "kept", name: "Kept", recovery_hash: "x", created: 1, seen: 1 }, "t2");
    expect(await store.people.clear(10)).toBe(1);
    expect((await store.people.byToken("t2"))?.name).toBe("Kept");
    expect(await store.people.byToken("t1")).toBeUndefined();
    await store.tables.add({ ...table("c"), changed: 5 }, [seat("c", 0)]);
    await store.log.append({ ...append("c", 0, 1), at: 5 });
    expect(await store.tables.clear(0, 6, 0)).toBe(1);
    expect(await store.tables.find("c")).toBeUndefined();
    expect(await store.tables.entries("c")).toEqual([]);
  });
});
