import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { gameIds, games } from "../src/games/index.ts";

const root = join(import.meta.dirname, "..");
const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly exports: { readonly [entry: string]: string };
};

/** Finds a file as Node does for a program that has the package. */
const { resolve } = createRequire(join(root, "package.json"));

test("the entry points are the engine, the bots, the protocol and each game", () => {
  const entries = ["./engine", "./bots", "./protocol", ...gameIds.map((id) => `./games/${id}`)];
  expect(Object.keys(exports).toSorted()).toEqual(entries.toSorted());
  for (const [entry, file] of Object.entries(exports))
    expect(resolve(entry.replace(".", "furrow"))).toBe(join(root, file));
});

test("a game's entry point is the game, and nothing else", async () => {
  for (const id of gameIds) {
    const entry = await import(join(root, exports[`./games/${id}`]!));
    expect(Object.keys(entry).toSorted()).toEqual(["game", "module"]);
    expect(entry.module).toBe(await games[id]!());
  }
});

test("nothing else of the package can be imported", () => {
  const files = globSync("{bin,bench,examples,scripts,src,test,training}/**", { cwd: root }).concat("package.json", "");
  const names = new Set(
    files.flatMap((file) => [file, file.replace(/^src\//, ""), dirname(file), file.replace(/\.\w+$/, "")]),
  );
  const reached = [...names].filter((name) => {
    try {
      resolve(join("furrow", name));
      return true;
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe("ERR_PACKAGE_PATH_NOT_EXPORTED");
      return false;
    }
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(reached.filter((name) => !Object.hasOwn(exports, `./${name}`))).toEqual([]);
});
