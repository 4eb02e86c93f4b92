import { Refused } from "../../../table/match-file.ts";
import { quoted } from "../../../table/messages.ts";
import type { Problem } from "../scene.ts";

/** What comes of something, or why nothing does. */
export async function telling<T>(act: () => Promise<T>): Promise<T | Problem> {
  try {
    return await act();
  } catch (error) {
    return problemOf(error);
  }
}

export function reasonOf(act: () => unknown): Problem | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return problemOf(error);
  }
}

/** Whatever went wrong, somebody is told, and what was not expected in its own words. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof Refused)) {
    console.error(error);
    return { problem: { id: "page.unexpected", error: quoted(String(error)) } };
  }
  return { problem: error.reason, ...(error.ply === undefined ? {} : { line: error.ply + 1 }) };
}
