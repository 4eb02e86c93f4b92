import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The folder of this checkout. */
export const HERE = resolve(import.meta.dirname, "../..");

/** Something was asked for that cannot be done; said without a stack trace. */
export class Unusable extends Error {}

/** Another state of the project, in a folder of its own. */
export interface Checkout {
  readonly name: string;
  readonly folder: string;
  /** Removes what was made for it. */
  leave(): void;
}

/**
 * A commit in a worktree that is made for it and removed afterwards, or a folder that has one already. Modules are those
 * of this checkout; where the lock file is another one, they are installed anew if they will be needed.
 */
export function checkOut(wanted: string, needsModules: boolean): Checkout {
  if (existsSync(join(wanted, "src", "games"))) return { name: wanted, folder: resolve(wanted), leave() {} };
  const commit = git(["rev-parse", "--verify", "--quiet", `${wanted}^{commit}`]);
  if (commit === undefined) throw new Unusable(`"${wanted}" is neither a commit nor a folder of this project.`);
  const above = mkdtempSync(join(tmpdir(), "furrow-compare-"));
  const folder = join(above, "checkout");
  const leave = () => {
    git(["worktree", "remove", "--force", folder]);
    rmSync(above, { recursive: true, force: true });
  };
  try {
    if (git(["worktree", "add", "--detach", folder, commit]) === undefined)
      throw new Unusable(`A worktree of ${wanted} could not be made in ${folder}.`);
    bringModules(folder, needsModules);
  } catch (error) {
    leave();
    throw error;
  }
  return { name: commit.slice(0, 7), folder, leave };
}

function bringModules(folder: string, areNeeded: boolean): void {
  const lock = (root: string) => readFileSync(join(root, "package-lock.json"), "utf8");
  const own = join(HERE, "node_modules");
  if (!areNeeded || (existsSync(own) && lock(folder) === lock(HERE))) {
    // What a tool leaves in a cache is kept apart.
    mkdirSync(folder, { recursive: true });
    if (existsSync(own)) symlinkSync(own, join(folder, "node_modules"), "junction");
    return;
  }
  console.error("That commit has other modules than this one: npm ci …");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
}

/** What git says, or nothing where it refuses. */
function git(args: readonly string[]): string | undefined {
  try {
    return execFileSync("git", args, { cwd: HERE, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
}
