import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { broughtBinaries, type Postgres, startPostgres } from "./postgres.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "furrow-pg-"));
  chmodSync(folder, 0o711);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** What one answers, and the end of it. */
async function asked({ address, stop: { command, args, as } }: Postgres, question: string): Promise<unknown> {
  const client = new pg.Client(`${address}/postgres`);
  await client.connect();
  const { rows } = await client.query({ text: question, rowMode: "array" });
  await client.end();
  execFileSync(command, args, { ...as, cwd: folder, stdio: "ignore" });
  return rows[0]?.[0];
}

test("PostgreSQL starts in a folder closed to everybody else, and where the machine does not know the shell's language", async () => {
  for (const name of ["LC_ALL", "LC_MESSAGES", "LANG"]) vi.stubEnv(name, "de_DE.UTF-8");
  const closed = join(folder, "closed");
  mkdirSync(closed, { mode: 0o700 });
  cpSync(dirname(await broughtBinaries()), join(closed, "native"), { recursive: true, verbatimSymlinks: true });
  const postgres = await startPostgres({ folder, binaries: join(closed, "native", "bin") });
  expect(await asked(postgres, "select U&'\\00C4' || current_setting('server_encoding')")).toBe("ÄUTF8");
});

test("a PostgreSQL that cannot start says why, and nobody waits", async () => {
  const bin = join(folder, "brought", "bin");
  mkdirSync(bin, { recursive: true });
  const started = (patience?: number) => {
    rmSync(join(folder, "server"), { recursive: true, force: true });
    rmSync(join(folder, "postgres"), { recursive: true, force: true });
    return startPostgres({ folder, binaries: bin, ...(patience === undefined ? {} : { patience }) });
  };
  const program = (name: string, text: string) =>
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });

  await expect(started()).rejects.toThrow(/PostgreSQL does not start: .*initdb ENOENT/);
  program("initdb", "echo this is no machine for me >&2; exit 1");
  await expect(started()).rejects.toThrow("PostgreSQL does not start: this is no machine for me");
  program("initdb", "exit 0");
  await expect(started()).rejects.toThrow(/PostgreSQL does not start: .*postgres ENOENT/);
  program("postgres", "echo no room for me >&2; exit 1");
  await expect(started()).rejects.toThrow("PostgreSQL does not start: no room for me");
  program("postgres", "echo still busy; exec sleep 60");
  await expect(started(500)).rejects.toThrow("PostgreSQL does not start: still busy");
});
