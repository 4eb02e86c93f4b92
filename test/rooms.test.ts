import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, test } from "vitest";
import { importGraph } from "../scripts/rooms/imports.ts";
import { pictureOf } from "../scripts/rooms/picture.ts";

const root = join(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

test("the picture of the imports shows the sources as they are; `npm run rooms` draws it", () => {
  expect(pictureOf(importGraph(root)) === read("docs/rooms.svg"), "docs/rooms.svg is out of date: npm run rooms").toBe(
    true,
  );
});

test("the map of the rooms names every folder but those of single games, and none that is gone", () => {
  const named = [...read("docs/rooms.md").matchAll(/^\| `([\w/-]+)\/` \|/gm)].map(([, folder]) => folder!);
  const folders = globSync(["*/", "src/*/", "src/*/*/", "test/*/"], { cwd: root, exclude: ["node_modules"] })
    .map((folder) => folder.replaceAll(sep, "/").replace(/\/$/, ""))
    .filter((folder) => globSync(`${folder}/**/*.*`, { cwd: root }).length > 0)
    .filter((folder) => !IGNORED.includes(folder) && !folder.startsWith("src/games/"));
  expect(named.toSorted()).toEqual(folders.toSorted());
});

/** What git ignores: builds and results. */
const IGNORED = ["node_modules", "dist", "test-results", "playwright-report", "coverage", "pictures", "furrow-data"];
