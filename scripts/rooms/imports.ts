import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix, sep } from "node:path";

/** Which rooms of `src/` import which: read from the sources, tests left out, type imports counted like any other. */
export interface ImportGraph {
  readonly rooms: readonly string[];
  /** Pairs of rooms, the importing one first. */
  readonly imports: readonly (readonly [from: string, to: string])[];
  /** The same for what the page's build finds by a pattern, without naming it. */
  readonly finds: readonly (readonly [from: string, to: string])[];
}

export const BOARDS = "games/<id>/board";
export const GAMES = "games";

const IMPORT = /\bfrom\s+"(\.[^"]+)"|\bimport\s*\(\s*"(\.[^"]+)"\s*\)|^import\s+"(\.[^"]+)"/gm;
const PATTERN = /\bimport\.meta\.glob[^(]*\(\s*"(\.[^"]+)"/g;

export function importGraph(root: string): ImportGraph {
  const files = globSync("src/*/**/*.{ts,tsx}", { cwd: root })
    .map((file) => file.replaceAll(sep, "/"))
    .filter((file) => !/\.test\.ts$|\/tests\/|\/testing\.ts$/.test(file));
  const imports = new Set<string>();
  const finds = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(root, file), "utf8");
    const targetsOf = (pattern: RegExp) =>
      [...text.matchAll(pattern)].map((found) =>
        posix.normalize(posix.join(dirname(file), found.slice(1).find((path) => path !== undefined)!)),
      );
    for (const target of targetsOf(IMPORT)) {
      const [one, other] = [gameOf(file), gameOf(target)];
      if (one !== undefined && other !== undefined && one !== other) throw new Error(`${file} imports another game`);
      imports.add(`${roomOf(file)} ${roomOf(target)}`);
    }
    for (const target of targetsOf(PATTERN)) finds.add(`${roomOf(file)} ${roomOf(target)}`);
  }
  return {
    rooms: [...new Set(files.map(roomOf))].sort(),
    imports: pairsIn(imports),
    finds: pairsIn(finds),
  };
}

/** "games" is the rules of all and the list of them; boards are a room of their own, because only the page loads them. */
function roomOf(path: string): string {
  const [, room = "", , part] = path.split("/");
  return room === GAMES && part === "board" ? BOARDS : room;
}

function gameOf(path: string): string | undefined {
  const [, room, game, inside] = path.split("/");
  return room === GAMES && inside !== undefined ? game : undefined;
}

const pairsIn = (pairs: ReadonlySet<string>): (readonly [string, string])[] =>
  [...pairs]
    .sort()
    .map((pair) => pair.split(" ") as [string, string])
    .filter(([from, to]) => from !== to);
