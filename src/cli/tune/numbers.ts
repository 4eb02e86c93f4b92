import { readFileSync } from "node:fs";
import { isRecord } from "../../table/json.ts";
import type { Numbers } from "../../table/numbers.ts";
import { listed, Mistyped } from "../command.ts";

/** The numbers of a file, which are some of the game's own. */
export function numbersFrom(own: Numbers, file: string): Numbers {
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Mistyped(`${file} cannot be used: ${(error as Error).message}.`);
  }
  if (!isRecord(found)) throw new Mistyped(`${file} has no numbers by name.`);
  for (const [name, number] of Object.entries(found))
    if (!Object.hasOwn(own, name) || typeof number !== "number" || !Number.isFinite(number))
      throw new Mistyped(`${file} names "${name}". ${listed("Numbers are", Object.keys(own))}`);
  return { ...own, ...(found as Numbers) };
}
