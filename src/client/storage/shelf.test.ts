import { beforeEach, expect, test, vi } from "vitest";
import { unkept } from "../platform/unkept.ts";
import { Shelf } from "./shelf.ts";

interface Note {
  readonly id: string;
  readonly text: string;
  readonly version?: number;
}

const disk = new Map<string, unknown>();
let trouble: "none" | "blocked" | "full" = "none";

vi.mock("idb", () => ({
  openDB: async () => {
    if (trouble === "blocked") throw new DOMException("no", "SecurityError");
    return {
      get: async (store: string, id: string) => disk.get(`${store}/${id}`),
      getAll: async (store: string) => [...disk].flatMap(([key, value]) => (key.startsWith(store) ? [value] : [])),
      transaction: () => transaction(),
    };
  },
}));

/** As in a browser: what does not fit lets the whole transaction fail at its end. */
function transaction() {
  const writes: (() => void)[] = [];
  const isFull = () => trouble === "full" && writes.length > 0;
  return {
    objectStore: (store: string) => ({
      get: async (id: string) => disk.get(`${store}/${id}`),
      put: async (value: Note) => void writes.push(() => disk.set(`${store}/${value.id}`, value)),
      delete: async (id: string) => void disk.delete(`${store}/${id}`),
    }),
    done: new Promise<void>((done, fail) => {
      setTimeout(() => {
        if (isFull()) return fail(new DOMException("no room", "QuotaExceededError"));
        for (const write of writes) write();
        done();
      }, 5);
    }),
  };
}

const shelf = () => new Shelf<Note, { id: string; changed: number }>("notes", "notes");
const keep = (on: ReturnType<typeof shelf>, text: string, seen: number) =>
  on.keep({ id: "a", text }, { id: "a", changed: seen }, seen);

beforeEach(() => {
  disk.clear();
  trouble = "none";
  unkept.setState({ reason: undefined, held: [] });
});

test("what is written over another version than was seen is not written", async () => {
  const [one, other] = [shelf(), shelf()];
  expect(await keep(one, "first", 0)).toBe(1);
  expect(await keep(other, "second", 1)).toBe(2);
  expect(await keep(one, "late", 1)).toBeUndefined();
  expect((await one.get("a"))?.text).toBe("second");
});

test("what the browser does not keep is held in memory, and listed", async () => {
  trouble = "blocked";
  const one = shelf();
  expect(await keep(one, "first", 0)).toBe(1);
  expect(await keep(one, "second", 1)).toBe(2);
  expect((await one.get("a"))?.text).toBe("second");
  expect(await one.all()).toEqual([{ id: "a", changed: 1 }]);
  expect(unkept.getState()).toEqual({ reason: "blocked", held: ["a"] });
  await one.forget("a");
  expect(await one.get("a")).toBeUndefined();
  expect(unkept.getState().held).toEqual([]);
});

test("what found no room is held over what is kept, and written once there is room", async () => {
  const one = shelf();
  await keep(one, "first", 0);
  trouble = "full";
  expect(await keep(one, "second", 1)).toBe(2);
  expect(await keep(one, "third", 2)).toBe(3);
  expect((await shelf().get("a"))?.text).toBe("first");
  expect((await one.get("a"))?.text).toBe("third");
  expect(unkept.getState()).toEqual({ reason: "full", held: ["a"] });
  trouble = "none";
  await one.keepHeld();
  expect(await shelf().get("a")).toEqual({ id: "a", text: "third", version: 3 });
  expect(unkept.getState()).toEqual({ reason: undefined, held: [] });
});

test("what was held gives way to what somebody else has written meanwhile", async () => {
  const one = shelf();
  await keep(one, "first", 0);
  trouble = "full";
  await keep(one, "second", 1);
  trouble = "none";
  expect(await keep(shelf(), "theirs", 1)).toBe(2);
  expect(await keep(one, "third", 2)).toBeUndefined();
  expect((await one.get("a"))?.text).toBe("theirs");
  expect(unkept.getState().held).toEqual([]);
});
