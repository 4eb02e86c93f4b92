import { outcome } from "../../src/bots/chance.ts";
import { en as pageEn } from "../../src/client/text/en.ts";
import { CHANCE, type Game, type Move, type Seat, type Table, type Viewer } from "../../src/table/game.ts";
import { type Language, type Message, say } from "../../src/table/messages.ts";
import type { GameModule } from "../../src/table/module.ts";
import { fieldsOf, type Options, randomOptions } from "../../src/table/options.ts";
import { pick, type Random } from "../../src/table/random.ts";
import { en as tableEn } from "../../src/table/text/en.ts";

/** A game and all languages it speaks. */
export interface Spoken {
  readonly module: GameModule;
  readonly languages: readonly Language[];
}

/** What a language falls back to: words of the table and of the page. */
const OTHERWISE: Language = { code: "en", words: { ...tableEn, ...pageEn } };

export async function spokenBy(module: GameModule): Promise<Spoken> {
  const own: Language = { code: "en", words: module.words.en, otherwise: OTHERWISE };
  const others = Object.entries(module.translations ?? {}).map(
    async ([code, load]): Promise<Language> => ({ code, words: await load(), otherwise: own }),
  );
  return { module, languages: [own, ...(await Promise.all(others))] };
}

/** What no sentence that a person reads has in it. */
const ODD = /undefined|NaN|[{}]|\[object|\bnull\b/;

/** Says messages in all languages, each once; those that cannot be said are collected with where they came from. */
export class Listener {
  readonly wrong = new Map<string, string>();
  /** The ids of all texts that were said. */
  readonly ids = new Set<string>();
  readonly #said = new Set<string>();
  readonly #languages: readonly Language[];
  count = 0;

  constructor({ languages }: Spoken) {
    this.#languages = languages;
  }

  hears(message: Message | undefined, where: () => string): void {
    if (message === undefined) return;
    this.count++;
    const key = JSON.stringify(message);
    if (this.#said.has(key)) return;
    if (this.#said.size > MOST_REMEMBERED) this.#said.clear();
    this.#said.add(key);
    this.ids.add(message.id);
    for (const language of this.#languages) {
      const problem = problemOf(language, message);
      if (problem !== undefined) this.objects(`${language.code}: ${problem} (${message.id})`, `${key} ${where()}`);
    }
  }

  /** What some code of the game returns; an error it throws is wrong as well. */
  asks<T>(what: string, where: () => string, ask: () => T): T | undefined {
    try {
      return ask();
    } catch (error) {
      this.objects(`${what} throws: ${(error as Error).message}`, where());
      return undefined;
    }
  }

  objects(what: string, where: string): void {
    if (!this.wrong.has(what)) this.wrong.set(what, where.slice(0, 500));
  }
}

const MOST_REMEMBERED = 300_000;

function problemOf(language: Language, message: Message): string | undefined {
  try {
    const text = say(language, message, nameOf);
    if (text.trim() === "") return "says nothing";
    return ODD.test(text) ? `says "${text}"` : undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function nameOf(seat: Seat): string {
  if (!Number.isInteger(seat)) throw new Error(`there is no seat ${seat}`);
  return `Seat ${seat}`;
}

/** How closely a game is listened to. */
export interface Closeness {
  /** How many positions of each kind of question are looked at in full. */
  readonly full: number;
  /** Every how many positions one more is. */
  readonly every: number;
  /** No more moves than this are made in a game. */
  readonly longest: number;
}

/** Random options of which about half are as usual in every second game, so that simple tables are played as well. */
function someOptions(game: Game, random: Random): Options {
  const options: { [name: string]: Options[string] } = { ...randomOptions(game.options, random) };
  const isSimple = random.below(2) === 0;
  for (const [name, field] of fieldsOf(game.options))
    if (isSimple && field.kind !== "choice" && random.below(3) > 0) options[name] = field.default;
  return options;
}

/** Says all that can be read at a table with random options, and plays a game there to say what comes up in it. */
export function listenToGame({ module }: Spoken, listener: Listener, random: Random, closeness: Closeness): void {
  const { game } = module;
  const seats = game.seats.min + random.below(game.seats.max - game.seats.min + 1);
  const options = someOptions(game, random);
  const where = () => `${seats} seats ${JSON.stringify(options)}`;
  const objection = listener.asks("objection", where, () => game.objection?.(options, seats));
  if (objection !== undefined) return listener.hears(objection, where);
  listenToBook(module, listener, options, seats, where);
  listenToCourse(module, listener, game.setup(seats, options, game.rulesVersion), random, closeness);
}

/** Chapters, guides, explanations and tables. */
function listenToBook(module: GameModule, listener: Listener, options: Options, seats: number, where: () => string) {
  const { rules, words } = module;
  const values = listener.asks("values", where, () => rules.values?.(options, seats)) ?? {};
  const read = [
    ...rules.chapters.flatMap((chapter) => [`rules.${chapter}.title`, `rules.${chapter}.text`]),
    "rules.summary",
    ...Object.keys(words.en).filter(
      (id) => id.startsWith("guide.") || (id.endsWith(".about") && !/^(option|order|board)\./.test(id)),
    ),
  ];
  for (const id of read) listener.hears({ ...values, id }, where);
  for (const { title, columns, rows } of listener.asks("tables", where, () => rules.tables?.(options, seats)) ?? [])
    for (const cell of [title, ...columns, ...rows.flat()]) if (typeof cell !== "number") listener.hears(cell, where);
}

function listenToCourse(
  module: GameModule,
  listener: Listener,
  state: Table,
  random: Random,
  { full, every, longest }: Closeness,
): void {
  const { game } = module;
  const places = new Set<string>();
  const looked = new Map<string, number>();
  for (let n = 0; n < longest && game.actors(state).length > 0; n++) {
    const seat = pick(game.actors(state), random);
    const moves = seat === CHANCE ? [outcome(game, state, random)] : game.moves(state, seat);
    const move = someMove(moves, random);
    const where = () => `move ${n} of seat ${seat}: ${JSON.stringify(state.agenda.at(-1)).slice(0, 150)}`;
    const kind = String(state.agenda.at(-1)?.kind);
    const times = looked.get(kind) ?? 0;
    looked.set(kind, times + 1);
    const position = { module, listener, state, where, places };
    listenToMove(position, seat, move, random);
    if (times < full || n % every === 0) listenToPosition(position, seat, moves, random);
    game.play(state, seat, move);
    if (random.below(10) === 0) playAside(game, state, random);
  }
  const result = listener.asks(
    "result",
    () => JSON.stringify(state.options),
    () => game.result(state),
  );
  for (const { parts } of result?.scores ?? []) for (const { text } of parts) listener.hears(text, () => "the result");
  listener.hears(result?.tieBreak?.text, () => "the tie-break");
}

/** Kinds of answers are chosen first, so that seldom ones come up, too. */
function someMove(moves: readonly Move[], random: Random): Move {
  if (random.below(2) === 0) return pick(moves, random);
  const kinds = Map.groupBy(moves, ({ type, ...rest }) => `${type}/${(rest as { task?: string }).task ?? ""}`);
  return pick(pick([...kinds.values()], random), random);
}

function playAside(game: Game, state: Table, random: Random): void {
  const seat = random.below(state.seats);
  const asides = game.asides?.(state, seat) ?? [];
  if (asides.length > 0) game.play(state, seat, pick(asides, random));
}

interface Position {
  readonly module: GameModule;
  readonly listener: Listener;
  readonly state: Table;
  readonly where: () => string;
  /** Places that have been offered so far. */
  readonly places: Set<string>;
}

/** The line of the log for a move, as the seat itself, another one and a spectator read it. */
function listenToMove({ module: { game }, listener, state, where }: Position, seat: Seat, move: Move, random: Random) {
  const viewers: readonly Viewer[] = [Math.max(seat, 0), random.below(state.seats), "spectator"];
  for (const viewer of viewers) {
    const view = game.view(state, viewer);
    const told = listener.asks(`describing ${move.type}`, where, () =>
      game.describe(view, seat, game.seen(state, seat, move, viewer)),
    );
    listener.hears(told?.text, where);
    listener.hears(
      listener.asks("question", where, () => game.question(view, seat)),
      where,
    );
  }
}

/** All that is offered, what may be done besides, the scores, when it is, why places cannot be chosen, what a hint would name. */
function listenToPosition(position: Position, seat: Seat, moves: readonly Move[], random: Random): void {
  const { module, listener, state, where, places } = position;
  const { game, telling, evaluation } = module;
  const view = game.view(state, seat === CHANCE ? "spectator" : seat);
  listener.hears(
    listener.asks("when", where, () => telling?.when?.(view)),
    where,
  );
  listener.asks("sketch", where, () => module.sketch(view));
  for (let other = 0; other < state.seats; other++) {
    const score = listener.asks("score", where, () => game.score(state, other));
    for (const { text } of score?.parts ?? []) listener.hears(text, where);
    const own = game.view(state, other);
    const offered = [...(other === seat ? moves : []), ...(game.asides?.(state, other) ?? [])];
    for (const move of some(offered, 80, random)) {
      const told = listener.asks(`describing ${move.type}`, where, () => game.describe(own, other, move));
      listener.hears(told?.text, where);
      for (const place of told?.at ?? []) places.add(place);
    }
  }
  if (seat === CHANCE) return;
  for (const place of some([...places], 120, random)) {
    const why = listener.asks(`why not ${place}`, where, () => telling?.whyNot?.(view, seat, place));
    listener.hears(why, () => `${place} ${where()}`);
  }
  for (const term of Object.keys(listener.asks("terms", where, () => evaluation.terms?.(view, seat)) ?? {}))
    for (const id of [`term.${term}`, `term.${term}.less`]) listener.hears({ id }, where);
}

const some = <T>(items: readonly T[], most: number, random: Random): readonly T[] =>
  items.length <= most ? items : items.filter(() => random.below(items.length) < most);
