import { Unusable } from "./checkout.ts";

/** Names out of a list, or the usual ones. */
export function listIn<T extends string>(
  given: string | undefined,
  known: readonly T[],
  usual: readonly T[],
  what: string,
  usage: string,
): readonly T[] {
  if (given === undefined) return usual;
  const names = given.split(",");
  const unknown = names.find((name) => !(known as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new Unusable(`There is no ${what} "${unknown}". There are: ${known.join(", ")}.\n${usage}`);
  return names as T[];
}

/** A number above 0, or the usual one. */
export function numberIn(given: string | undefined, usual: number, flag: string, usage: string): number {
  const number = Number(given ?? usual);
  if (!(number > 0 && Number.isFinite(number))) throw new Unusable(`--${flag} needs a number above 0.\n${usage}`);
  return number;
}

/** The exit status; what was asked for wrongly is said without a stack trace. */
export async function ended(run: Promise<number>): Promise<number> {
  try {
    return await run;
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message: string };
    if (!(error instanceof Unusable) && !code?.startsWith("ERR_PARSE_ARGS")) throw error;
    console.error(message);
    return 2;
  }
}
