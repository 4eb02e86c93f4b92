import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Postgres, startPostgres } from "./postgres.ts";

/** How long those who did not start it wait for it, in milliseconds. */
const PATIENCE = 100_000;

/** Names the folder of the run's PostgreSQL to the processes that run test files. */
const FOLDER = "FURROW_TEST_POSTGRES";

/** Before the first test file of a run: a folder for a PostgreSQL that the first who needs it starts. After the last it is stopped. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(openFolder(), "furrow-tests-"));
  chmodSync(folder, 0o711);
  process.env[FOLDER] = folder;
  const remove = () => {
    if (!existsSync(folder)) return;
    const { postgres } = outcomeIn(folder) ?? {};
    if (postgres !== undefined) stop(postgres);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", remove);
  return remove;
}

/** The PostgreSQL of this run, started by the first who asks; what keeps it from starting is said once. */
export async function sharedPostgres(): Promise<Postgres> {
  const folder = process.env[FOLDER];
  if (folder === undefined) throw new Error("This run of tests has no folder for PostgreSQL.");
  if (isFirst(folder)) await start(folder);
  const until = performance.now() + PATIENCE;
  while (performance.now() < until) {
    const { postgres, isMissing } = outcomeIn(folder) ?? {};
    if (postgres !== undefined) return postgres;
    if (isMissing) break;
    await pause(50);
  }
  throw new Error("PostgreSQL did not start: the first file that asked for it says why.");
}

interface Outcome {
  readonly postgres?: Postgres;
  readonly isMissing?: boolean;
}

async function start(folder: string): Promise<void> {
  try {
    note(folder, { postgres: await startPostgres({ folder }) });
  } catch (error) {
    note(folder, { isMissing: true });
    throw error;
  }
}

function note(folder: string, outcome: Outcome): void {
  writeFileSync(join(folder, "writing"), JSON.stringify(outcome), { mode: 0o600 });
  renameSync(join(folder, "writing"), join(folder, "outcome"));
}

function outcomeIn(folder: string): Outcome | undefined {
  const file = join(folder, "outcome");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Outcome) : undefined;
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(join(folder, "begun"));
    return true;
  } catch {
    return false;
  }
}

function stop({ stop: { command, args, as } }: Postgres): void {
  try {
    execFileSync(command, args, { ...as, cwd: dirname(command), stdio: "ignore" });
  } catch {
    // It has ended by itself.
  }
}

/** The folder for what passes, if everybody may pass through it: the user PostgreSQL runs as has to come by. */
function openFolder(): string {
  if (process.getuid?.() !== 0) return tmpdir();
  for (let folder = tmpdir(); folder !== dirname(folder); folder = dirname(folder))
    if ((statSync(folder).mode & 0o001) === 0) return "/tmp";
  return tmpdir();
}
