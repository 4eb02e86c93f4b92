import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { StoreAt } from "../../src/server/store/store-at.ts";
import { sharedPostgres } from "./shared-postgres.ts";

/** Where a test keeps what its servers keep. */
export interface TestStore {
  readonly at: StoreAt;
  remove(): Promise<void>;
}

export async function folderStore(): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), "furrow-"));
  return { at: { folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

/** A database of its own in the PostgreSQL of this run. */
export async function postgresStore(): Promise<TestStore> {
  const { address } = await sharedPostgres();
  const name = `furrow_${randomBytes(8).toString("hex")}`;
  await tell(address, `create database ${name}`);
  return {
    at: { address: `${address}/${name}` },
    remove: () => tell(address, `drop database ${name} with (force)`),
  };
}

async function tell(address: string, statement: string): Promise<void> {
  const client = new pg.Client(`${address}/postgres`);
  await client.connect();
  await client.query(statement);
  await client.end();
}

export const STORES = { SQLite: folderStore, PostgreSQL: postgresStore } as const;
