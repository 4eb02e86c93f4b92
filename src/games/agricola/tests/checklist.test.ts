import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { itemName, itemsOf, SECTIONS } from "./checklist.ts";

const game = join(import.meta.dirname, "..");
const project = join(game, "../../..");

/** Every test of the project and every README of the game, as one text. */
function sources(): string {
  const tests = [game, join(project, "src/campaigns"), join(project, "test")].flatMap((folder) => filesIn(folder));
  return tests
    .filter((file) => /\.(test|spec)\.ts$|README\.md$/.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));
  } catch {
    return [];
  }
}

const named = new Set(sources().match(/AG-\d{3}/g));

test("every item of the appendix stands in one section", () => {
  const all = (Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).flatMap((section) => itemsOf(section));
  expect([...all].sort()).toEqual(Array.from({ length: 329 }, (_, i) => itemName(i + 1)));
});

for (const section of Object.keys(SECTIONS) as (keyof typeof SECTIONS)[])
  test(`a test or a README names every item: ${section}`, () => {
    expect(itemsOf(section).filter((item) => !named.has(item))).toEqual([]);
  });
