import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { backUp, restore } from "../../src/server/store/backup.ts";
import { openStore } from "../../src/server/store/open-store.ts";
import { folderStore, postgresStore } from "./database.ts";
import { playOn, seated, serving } from "./serving.ts";

// Databases and servers start slowly on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

test("a backup of a running server holds everything, and goes from a folder to PostgreSQL and back", async () => {
  const first = await folderStore();
  const second = await postgresStore();
  const third = await folderStore();
  const folder = (first.at as { folder: string }).folder;
  const file = join(folder, "one.backup");
  const server = await serving(first.at);
  const { id, guests, places } = await seated(server, "master-farmer", ["Ada", "Ben"]);
  await playOn(places, "kept", 8);
  await places[0]!.ask({ type: "say", text: "keep this" });
  const rows = await backUp(first.at, file);
  const entries = await server.store.tables.entries(id);
  await server.close();

  expect(await restore(file, second.at)).toBe(rows);
  await expect(restore(file, second.at)).rejects.toThrow("not empty");
  expect(await backUp(second.at, `${file}.2`)).toBe(rows);
  expect(await restore(`${file}.2`, third.at)).toBe(rows);
  const store = await openStore(third.at);
  expect(await store.tables.entries(id)).toEqual(entries);
  await store.close();

  const fresh = { folder: join(folder, "a new", "folder") };
  expect(await restore(file, fresh)).toBe(rows);

  const again = await serving(second.at);
  const back = await guests[0]!.at(again.address).come(id);
  expect(back.following.log).toEqual(places[0]!.following.log);
  expect(await back.ask({ type: "say", text: "and this" })).toBeUndefined();
  await again.close();
  for (const store of [first, second, third]) await store.remove();
});

test("a file that is no backup, or only a part of one, restores nothing", async () => {
  const place = await folderStore();
  const { folder } = place.at as { folder: string };
  const file = join(folder, "broken");
  writeFileSync(file, "not a backup");
  const empty = { folder: join(folder, "empty") };
  await (await openStore(empty)).close();
  await expect(restore(file, empty)).rejects.toThrow("cannot be read");
  await expect(restore(join(folder, "nowhere"), empty)).rejects.toThrow("cannot be read");
  await place.remove();
});
