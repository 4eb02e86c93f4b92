/** A flag of a command: with a value, named here for the help, or just there. */
interface Flag {
  readonly value?: string;
  readonly about: string;
}

type Flags = { readonly [name: string]: Flag };

/** One thing the command line can do. */
export interface Command {
  /** What stands behind the command's name: `GAME [--seats N]`. */
  readonly usage: string;
  /** One or more sentences for its help. */
  readonly about: string;
  readonly flags: Flags;
  /** How many words it takes that are no flags. */
  readonly words: { readonly min: number; readonly max: number };
  /** Does it, and returns the exit code. */
  run(given: Given): Promise<number> | number;
}

/** What somebody typed behind the command's name. */
export interface Given {
  readonly words: readonly string[];
  /** The values of flags by name; a flag without a value is "". */
  readonly flags: { readonly [name: string]: string | undefined };
}

/** A command that cannot be done as it was typed: one line, exit code 2. */
export class Mistyped extends Error {}

/** Something outside kept a command from being done: one line, exit code 1. */
export class Failed extends Error {}

export const isSet = ({ flags }: Given, name: string): boolean => flags[name] !== undefined;

/** The whole number behind a flag. */
export function wholeNumber({ flags }: Given, name: string, least: number, fallback: number): number {
  const text = flags[name];
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least)
    throw new Mistyped(`--${name} needs a whole number of at least ${least}, not "${text}".`);
  return number;
}

/** Reads what was typed against the flags a command has. */
export function read(command: Command, typed: readonly string[]): Given {
  const words: string[] = [];
  const flags: { [name: string]: string } = {};
  for (let i = 0; i < typed.length; i++) {
    const word = typed[i] as string;
    if (!word.startsWith("--") || word === "--") {
      if (word !== "--") words.push(word);
      continue;
    }
    const [name = "", ...rest] = word.slice(2).split("=");
    const flag = Object.hasOwn(command.flags, name) ? command.flags[name] : undefined;
    if (flag === undefined)
      throw new Mistyped(`There is no flag --${name}. ${listed("There are", flagNames(command))}`);
    if (flag.value === undefined && rest.length > 0) throw new Mistyped(`--${name} takes no value.`);
    const value = flag.value === undefined ? "" : rest.length > 0 ? rest.join("=") : typed[++i];
    if (value === undefined) throw new Mistyped(`--${name} needs a value: --${name} ${flag.value}.`);
    flags[name] = value;
  }
  if (words.length < command.words.min) throw new Mistyped(`Something is missing. Usage: ${command.usage}`);
  if (words.length > command.words.max)
    throw new Mistyped(`"${words[command.words.max]}" is too much. Usage: ${command.usage}`);
  return { words, flags };
}

/** "There are: a, b, c." */
export const listed = (intro: string, names: readonly string[]): string =>
  names.length === 0 ? `${intro}: none.` : `${intro}: ${names.join(", ")}.`;

const flagNames = ({ flags }: Command): readonly string[] => [...Object.keys(flags), "help"].map((name) => `--${name}`);

/** The help of one command. */
export function help({ usage, about, flags }: Command): string {
  const rows = [...Object.entries(flags), ["help", { about: "show this" }] as const].map(
    ([name, { value, about }]: readonly [string, Flag]) =>
      [value === undefined ? `--${name}` : `--${name} ${value}`, about] as const,
  );
  const width = Math.max(...rows.map(([name]) => name.length));
  return [`Usage: ${usage}`, "", about, "", ...rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`)].join(
    "\n",
  );
}
