import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** What a run of server tests reads. */
const NEEDED = ["bin", "node_modules", "package.json", "src", "test", "tsconfig.base.json", "vitest.config.ts"];

/** A copy of the clone for another user of the machine; only root can make one. */
export interface CopyFor {
  /** Where its tests may write their reports. */
  readonly reports: string;
  /** Runs a program of node_modules there, in a folder that nobody but this user may enter. */
  runs(who: "nobody" | "root", command: readonly string[]): boolean;
  remove(): void;
}

export function copyFor(name: "nobody"): CopyFor {
  const user = userCalled(name);
  const folder = mkdtempSync("/tmp/furrow-copy-");
  const reports = join(folder, "reports");
  const clone = join(folder, "furrow");
  for (const path of [reports, clone, join(folder, "tmp")]) {
    mkdirSync(path);
    chownSync(path, user.uid, user.gid);
  }
  for (const one of NEEDED) copy(join(root, one), join(clone, one), user);
  copy(process.execPath, join(folder, "node"), user);
  return {
    reports,
    runs(who, [program = "", ...args]) {
      const as = who === "root" ? { uid: 0, gid: 0 } : user;
      chownSync(folder, as.uid, as.gid);
      chmodSync(folder, 0o700);
      const main = join(clone, "node_modules", program, `${program}.mjs`);
      const own = { HOME: folder, TMPDIR: who === "root" ? "/tmp" : join(folder, "tmp"), LC_ALL: "de_DE.UTF-8" };
      const env = { ...process.env, NODE_COMPILE_CACHE: "", ...own };
      return (
        spawnSync(join(folder, "node"), [main, ...args], { ...as, cwd: clone, env, stdio: "inherit" }).status === 0
      );
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

function userCalled(name: string): User {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((one) => one.startsWith(`${name}:`));
  if (line === undefined) throw new Error(`This machine has no user ${name}.`);
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

/** Links files rather than copying them, where the user can read them and they lie on the same disk; folders are the user's own. */
function copy(from: string, to: string, user: User): void {
  const { mode } = statSync(from);
  if ((mode & 0o170000) === 0o040000) {
    mkdirSync(to, { recursive: true });
    chownSync(to, user.uid, user.gid);
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      if (entry.name === ".cache") continue;
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
      else copy(source, target, user);
    }
    return;
  }
  try {
    if ((mode & 0o004) === 0) throw new Error("it is closed to the user");
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
    chownSync(to, user.uid, user.gid);
  }
}
