import fc from "fast-check";
import { clone } from "../src/table/clone.ts";
import { seedFrom } from "../src/table/dealer.ts";
import { CHANCE, type Game, type Move, type Seat, type Table, type Viewer } from "../src/table/game.ts";
import { isJson, key, same } from "../src/table/json.ts";
import { Match } from "../src/table/match.ts";
import { loadPosition, Refused, savePosition } from "../src/table/match-file.ts";
import { isCoordinate, type Language, type Message, type MessageValue, say, valuesOf } from "../src/table/messages.ts";
import type { GameModule, Testing } from "../src/table/module.ts";
import { fieldsOf, type Options, randomOptions } from "../src/table/options.ts";
import { fastRandom, pick, pickWeighted, type Random, shuffle } from "../src/table/random.ts";
import { en as tableWords } from "../src/table/text/en.ts";

/** A game as the contract test takes it: what its folder brings, and its secrets written down a second time. */
export interface Subject {
  readonly module: GameModule;
  readonly testing: Testing;
}

/** One game to be played: everything else follows from the seed. */
export interface Case extends Subject {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly random: Random;
  /** How many positions of the game are looked at closely. */
  readonly looks: number;
}

/** A property that every game has; throws where it has not. */
export type Property = (one: Case) => void;

/** The case of a seed, for so many seats. */
export function caseOf(subject: Subject, seats: number, seed: number, looks: number): Case {
  const { game } = subject.module;
  const random = fastRandom(`contract/${game.id}/${seats}/${seed}`);
  return { ...subject, game, seats, options: optionsFor(game, seats, random), random, looks };
}

function optionsFor(game: Game, seats: number, random: Random): Options {
  for (;;) {
    const options = randomOptions(game.options, random);
    if (game.objection?.(options, seats) === undefined) return options;
  }
}

/** How thoroughly a property is tried. */
export interface Effort {
  /** Games for each number of seats. */
  readonly runs: number;
  /** Positions of each that are looked at closely. */
  readonly looks: number;
  /** Only the game of this seed, as a failure has named it. */
  readonly seed?: number | undefined;
}

/** Holds a property against games of every number of seats; a failure names the seats and the seed. */
export function hold(subject: Subject, property: Property, { runs, looks, seed }: Effort): void {
  const { min, max } = subject.module.game.seats;
  const seeds = seed === undefined ? fc.noShrink(fc.integer({ min: 0, max: 0x7fffffff })) : fc.constant(seed);
  for (let seats = min; seats <= max; seats++)
    fc.assert(
      fc.property(fc.constant(seats), seeds, (count, one) => property(caseOf(subject, count, one, looks))),
      { numRuns: seed === undefined ? runs : 1 },
    );
}

// What can be said about a game without a match around it.

/** No game at the table is longer, played at random. */
const LONGEST = 60_000;

export const randomGamesEnd: Property = (one) => {
  const { plies } = playOut(one);
  check(plies.length < LONGEST, `no end after ${plies.length} moves`);
};

export const nobodyActsExactlyWhenThereIsAResult: Property = (one) => {
  const { game, seats } = one;
  forEachPosition(one, (state) => {
    const actors = game.actors(state);
    const result = game.result(state);
    check((actors.length === 0) === (result !== undefined), `actors ${actors}, result ${key(result ?? null)}`);
    check(new Set(actors).size === actors.length, `an actor is named twice: ${actors}`);
    check(!actors.includes(CHANCE) || actors.length === 1, "chance acts alone");
    for (const seat of actors) check(seat === CHANCE || (seat >= 0 && seat < seats), `there is no seat ${seat}`);
    if (result === undefined) return;
    check(result.places.length === seats && result.scores.length === seats, "every seat has a place and a score");
    check(isJson(result), "the result is plain data");
  });
};

export const actorsHaveDistinctMoves: Property = (one) => {
  const { game, seats } = one;
  forEachPosition(one, (state) => {
    const actors = game.actors(state);
    for (const seat of actors) {
      const moves = game.moves(state, seat);
      check(moves.length > 0, `seat ${seat} has no move`);
      checkListed(moves);
    }
    for (let seat = 0; seat < seats; seat++) {
      const asides = game.asides?.(state, seat) ?? [];
      checkListed(actors.includes(seat) ? [...game.moves(state, seat), ...asides] : asides);
      check(actors.length > 0 || asides.length === 0, "there is an aside after the end");
    }
  });
};

function checkListed(moves: readonly Move[]): void {
  for (const move of moves) check(isJson(move) && typeof move.type === "string", `not plain data: ${show(move)}`);
  check(new Set(moves.map(key)).size === moves.length, `a move is listed twice: ${show(moves)}`);
}

export const weightsAreWholeAndPositive: Property = (one) => {
  const { game } = one;
  forEachPosition(one, (state) => {
    if (!game.actors(state).includes(CHANCE)) return;
    for (const outcome of game.moves(state, CHANCE)) {
      const weight = game.weight?.(state, outcome) ?? 1;
      check(Number.isSafeInteger(weight) && weight > 0, `${show(outcome)} weighs ${weight}`);
    }
    check(typeof (game.use?.(state) ?? "") === "string", "chance is asked for something that has a name");
  });
};

export const copiesGoOnAlikeAndApart: Property = (one) => {
  const { game, random } = one;
  for (const state of somePositions(one)) {
    const other = clone(state);
    check(other.options === state.options, "options are shared");
    checkFrozen(state.options);
    checkApart(state, other);
    for (const viewer of viewersOf(one)) {
      const view = game.view(state, viewer);
      checkApart(state, view);
      checkApart(view, game.imagine(view, random));
    }
    const before = key(state);
    const further: Ply[] = [];
    for (let i = 0; i < 20 && game.actors(other).length > 0; i++) {
      const ply = randomMove(one, other);
      game.play(other, ply.seat, ply.move);
      further.push(ply);
    }
    check(key(state) === before, "playing on a copy changed the original");
    for (const { seat, move } of further) game.play(state, seat, move);
    checkSame(other, state, "a copy went on differently");
  }
  const { plies, state } = playOut(one);
  const again = start(one);
  const third = start(one);
  for (const { seat, move } of plies) {
    game.play(again, seat, move);
    game.play(third, seat, clonedMove(move));
  }
  checkSame(again, state, "the same moves led elsewhere");
  checkSame(third, state, "the same moves led elsewhere");
};

/** Nothing that can change is part of both. */
function checkApart(one: Table, other: Table): void {
  const mine = new Set<object>();
  for (const part of partsOf(one)) mine.add(part);
  for (const part of partsOf(other))
    check(!mine.has(part) || Object.isFrozen(part) || Object.keys(part).length === 0, `shared: ${show(part)}`);
}

/** Every object and array of a state but its options and the tasks' own fixed data. */
function partsOf(state: Table): readonly object[] {
  const parts: object[] = [];
  const add = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    parts.push(value);
    for (const field of Object.values(value)) add(field);
  };
  for (const [name, field] of Object.entries(state)) if (name !== "options") add(field);
  return parts;
}

function checkFrozen(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  check(Object.isFrozen(value), "options are frozen");
  for (const field of Object.values(value)) checkFrozen(field);
}

export const savedGamesGoOnAlike: Property = (one) => {
  const { game, options } = one;
  const { plies } = playOut(one);
  const state = start(one);
  let saved = start(one);
  for (const { seat, move } of plies) {
    game.play(state, seat, move);
    game.play(saved, seat, clonedMove(move));
    check(isJson({ ...saved, options: null }), "a position is plain data");
    saved = loadPosition(savePosition(saved), options);
    checkSame(saved, state, "a saved game went on differently");
    checkSame(game.actors(saved), game.actors(state), "saving changed who acts");
  }
};

export const imaginedLooksLikeTheView: Property = (one) => {
  const { game, random } = one;
  for (const state of somePositions(one))
    for (const viewer of viewersOf(one)) {
      const view = game.view(state, viewer);
      const text = written(view);
      checkText(written(game.view(view, viewer)), text, "a view of a view");
      for (let i = 0; i < 3; i++)
        checkText(written(game.view(game.imagine(view, random), viewer)), text, "the view of what was imagined");
      checkText(written(view), text, "imagining changed the view");
    }
};

/** An imagined game can be played on. */
export const imaginedGamesEnd: Property = (one) => {
  const { game, random } = one;
  for (const state of somePositions({ ...one, looks: Math.ceil(one.looks / 4) })) {
    const imagined = game.imagine(game.view(state, pick(viewersOf(one), random)), random);
    for (let i = 0; game.actors(imagined).length > 0; i++) {
      check(i < LONGEST, "no end");
      const { seat, move } = randomMove(one, imagined);
      game.play(imagined, seat, move);
    }
  }
};

export const viewsLeakNothing: Property = (one) => {
  const { testing, random, seats } = one;
  for (const state of somePositions(one))
    for (let viewer = 0; viewer < seats; viewer++) {
      const other = clone(state);
      testing.scramble(other, viewer, random);
      checkAlike(one, state, other, viewer);
      for (let i = 0; i < 3; i++) checkAlikeAfter(one, state, other, viewer);
      checkSeenAlike(one, state, viewer);
    }
};

/** Moves of one type that leave the same view behind are seen alike, and moves seen alike leave the same view behind. */
function checkSeenAlike(one: Case, state: Table, viewer: Seat): void {
  const { game, random } = one;
  const others = game.actors(state).filter((seat) => seat !== viewer);
  if (others.length === 0) return;
  const seat = pick(others, random);
  const byView = new Map<string, { readonly seen: string; readonly after: Table }>();
  const leftBy = new Map<string, string>();
  for (const move of shuffle([...legalMoves(game, state, seat)], random).slice(0, 6)) {
    const after = clone(state);
    game.play(after, seat, move);
    if (after.shown !== state.shown) continue;
    const seen = key(game.seen(state, seat, move, viewer));
    const left = written(game.view(after, viewer));
    const twin = byView.get(move.type + left);
    const isTold = twin !== undefined && twin.seen !== seen && !same(twin.after, after);
    check(!isTold, `${show(move)} is seen as ${seen}, another as ${twin?.seen}, and the view does not tell them apart`);
    checkText(leftBy.get(seen) ?? left, left, `${show(move)}, seen as ${seen}: the view`);
    byView.set(move.type + left, { seen, after });
    leftBy.set(seen, left);
  }
}

/** All that a viewer gets is the same, byte for byte. */
function checkAlike({ game }: Case, state: Table, other: Table, viewer: Seat): void {
  checkText(written(game.view(other, viewer)), written(game.view(state, viewer)), "the view");
  checkText(
    written(whatIsOffered(game, other, viewer)),
    written(whatIsOffered(game, state, viewer)),
    "what is offered",
  );
}

function whatIsOffered(game: Game, state: Table, viewer: Seat): unknown {
  const actors = game.actors(state);
  const moves = actors.includes(viewer) ? game.moves(state, viewer) : [];
  const asides = game.asides?.(state, viewer) ?? [];
  const view = game.view(state, viewer);
  return {
    actors,
    moves,
    asides,
    descriptions: [...moves, ...asides].map((move) =>
      game.describe(view, viewer, game.seen(state, viewer, move, viewer)),
    ),
    question: actors.includes(viewer) ? game.question(view, viewer) : null,
    score: game.score(state, viewer),
    forced: actors.map((seat) => isForced(game, state, seat)),
    shown: state.shown,
  };
}

/** Whether the table plays for the seat, which everybody sees. */
function isForced(game: Game, state: Table, seat: Seat): boolean {
  return seat !== CHANCE && game.isSecret?.(state, seat) !== true && game.moves(state, seat).length === 1;
}

/** After one more move that the viewer sees alike in both, everything is still the same. */
function checkAlikeAfter(one: Case, state: Table, other: Table, viewer: Seat): void {
  const { game, random } = one;
  if (game.actors(state).length === 0) return;
  const { seat, move } = randomMove(one, state, 3);
  const seen = game.seen(state, seat, move, viewer);
  const alike = legalMoves(game, other, seat).filter((m) => same(game.seen(other, seat, m, viewer), seen));
  check(seat !== viewer || alike.some((m) => same(m, move)), `the viewer's own ${show(move)} is not offered`);
  if (alike.length === 0) return;
  const after = clone(state);
  const otherAfter = clone(other);
  const otherMove = seat === viewer ? move : pick(alike, random);
  game.play(after, seat, move);
  game.play(otherAfter, seat, otherMove);
  check(after.shown === otherAfter.shown, "more was shown to one than to the other");
  // What all others kept is shown now, and may be different.
  if (after.shown !== state.shown) return;
  const where = `after ${show(move)} and ${show(otherMove)} of seat ${seat}: `;
  checkText(written(game.view(otherAfter, viewer)), written(game.view(after, viewer)), `${where}the view`);
  checkText(
    written(whatIsOffered(game, otherAfter, viewer)),
    written(whatIsOffered(game, after, viewer)),
    `${where}what is offered`,
  );
}

/** Where a game has secrets, `scramble` finds some in most positions; where it has none, it changes nothing. */
export const scrambleChangesMostPositions: Property = (one) => {
  const { game, testing, random, seats } = one;
  let changed = 0;
  let tried = 0;
  while (tried < 16 * one.looks) {
    const options = optionsFor(game, seats, random);
    for (const state of somePositions({ ...one, options, looks: 6 * one.looks })) {
      if (game.actors(state).length === 0) continue;
      const other = clone(state);
      const viewer = random.below(seats);
      for (let again = 0; again < 2; again++) testing.scramble(other, viewer, random);
      if (!same(other, state)) changed++;
      tried++;
    }
  }
  if (!testing.hasSecrets) check(changed === 0, "a game without secrets has nothing to scramble");
  else check(seats === 1 || changed * 2 > tried, `only ${changed} of ${tried} positions changed`);
};

export const viewsCanBePlayedOn: Property = (one) => {
  const { game, random, seats } = one;
  for (const state of somePositions(one))
    for (let viewer = 0; viewer < seats; viewer++) {
      const view = game.view(state, viewer);
      checkSame(game.actors(view), game.actors(state), "actors on the view");
      checkText(written(whatIsOffered(game, view, viewer)), written(whatIsOffered(game, state, viewer)), "on the view");
      const moves = legalMoves(game, state, viewer);
      if (game.actors(state).includes(viewer))
        checkSame(game.question(view, viewer), game.question(state, viewer), "the question on the view");
      for (const move of moves) {
        const seen = game.seen(state, viewer, move, viewer);
        checkSame(game.describe(view, viewer, seen), game.describe(state, viewer, seen), "a description on the view");
      }
      for (let i = 0; i < 3 && moves.length > 0; i++) {
        const move = pick(moves, random);
        const after = clone(state);
        game.play(after, viewer, move);
        if (after.shown !== state.shown) continue;
        const viewAfter = clone(view);
        game.play(viewAfter, viewer, move);
        checkText(
          written(game.view(viewAfter, viewer)),
          written(game.view(after, viewer)),
          `${show(move)} played on the view`,
        );
      }
    }
};

export const movesAreDescribed: Property = (one) => {
  const { game, module, random, seats } = one;
  const languages = Object.entries(module.words).map(([code, words]): Language => ({ code, words }));
  const checkSaid = (message: Message) => {
    check(isJson(message), `a message is plain data: ${show(message)}`);
    for (const language of languages) {
      check(say(language, message, (seat) => `seat ${seat}`).trim() !== "", `nothing is said: ${show(message)}`);
      checkValues(language, message);
    }
  };
  for (const state of somePositions({ ...one, looks: 3 * one.looks })) {
    for (let seat = CHANCE; seat < seats; seat++) {
      const isAsked = game.actors(state).includes(seat);
      if (isAsked && seat !== CHANCE) checkSaid(game.question(game.view(state, seat), seat));
      const moves = shuffle([...legalMoves(game, state, seat)], random).slice(0, 12);
      for (const move of moves) {
        const viewer = pick(viewersOf(one), random);
        const seen = game.seen(state, seat, move, viewer);
        check(isJson(seen), `a move as seen is plain data: ${show(seen)}`);
        checkSaid(game.describe(game.view(state, viewer), seat, seen).text);
        if (seat !== CHANCE)
          checkSaid(game.describe(game.view(state, seat), seat, game.seen(state, seat, move, seat)).text);
      }
      if (seat === CHANCE) continue;
      for (const { text } of game.score(state, seat).parts) checkSaid(text);
      const { total, parts } = game.score(state, seat);
      check(parts.reduce((sum, { points }) => sum + points, 0) === total, "the parts of a score make its total");
    }
    for (const viewer of viewersOf(one)) check(typeof module.sketch(game.view(state, viewer)) === "string", "a sketch");
  }
};

/** A string in a message is the id of a text, a place on a grid or somebody's own words in quotes: never a word. */
function checkValues({ words }: Language, { id: _, ...values }: Message): void {
  const checkValue = (value: MessageValue | undefined): void => {
    if (value === undefined || typeof value === "number") return;
    if (typeof value === "string")
      return check(Object.hasOwn(words, value) || isCoordinate(value) || value.startsWith('"'), `a word: "${value}"`);
    if (Array.isArray(value)) for (const item of value) checkValue(item);
    else {
      const message = value as Message;
      check(Object.hasOwn(words, message.id), `no text "${message.id}"`);
      for (const field of Object.values(message)) checkValue(field);
    }
  };
  for (const value of Object.values(values)) checkValue(value);
}

/** The texts that the page and the command line ask for, whatever is played. */
export const textsAreComplete: Property = ({ game, module, options, seats }) => {
  const ids = ["title", "tagline", "length"];
  for (const [name, field] of fieldsOf(game.options)) {
    ids.push(`option.${name}`, `option.${name}.about`);
    if ("values" in field) ids.push(...field.values.map((value) => `option.${name}.${value}`));
  }
  for (const preset of Object.keys(game.options.presets ?? {})) ids.push(`preset.${preset}`);
  for (const chapter of module.rules.chapters) ids.push(`rules.${chapter}.title`, `rules.${chapter}.text`);
  for (const chapter of Object.values(module.rules.chapterOf))
    check(module.rules.chapters.includes(chapter), `there is no chapter "${chapter}"`);
  const values = module.rules.values?.(options, seats) ?? {};
  for (const [code, words] of Object.entries(module.words)) {
    for (const id of ids) check(Object.hasOwn(words, id), `no text "${id}" in ${code}`);
    for (const id of Object.keys(words))
      if (id.startsWith("guide.") || module.rules.chapters.some((chapter) => id === `rules.${chapter}.text`))
        check(say({ code, words }, { ...values, id }, String) !== "", `"${id}" says nothing in ${code}`);
    for (const [id, text] of Object.entries(module.words.en))
      checkSame(neededBy(words[id] ?? ""), neededBy(text), `"${id}" in ${code} needs other values`);
  }
};

const neededBy = (text: string): readonly string[] => [...new Set(valuesOf(text))].sort();

/** A seat's own judgement is a number, from its view alone, and what it thinks worthwhile is offered. */
export const evaluationsFitTheMoves: Property = (one) => {
  const { game, module, random } = one;
  const { value, worthwhile, plan } = module.evaluation;
  for (const state of somePositions(one))
    for (const seat of game.actors(state)) {
      if (seat === CHANCE) continue;
      const view = game.view(state, seat);
      const before = written(view);
      const moves = game.moves(state, seat);
      check(Number.isFinite(value(view, seat)), "the value is not a number");
      const worthy = worthwhile?.(view, seat, moves) ?? moves;
      const planned = plan?.(view, seat, moves, random) ?? moves[0];
      check(worthy.length > 0, "nothing is worthwhile");
      for (const move of [...worthy, planned])
        check(
          moves.some((listed) => same(listed, move)),
          `${show(move)} is not offered`,
        );
      checkText(written(view), before, "judging changed the view");
    }
};

export const asidesUseSomethingUp: Property = (one) => {
  const { game, seats } = one;
  for (const state of somePositions(one))
    for (let seat = 0; seat < seats; seat++)
      for (const aside of (game.asides?.(state, seat) ?? []).slice(0, 6)) {
        const after = clone(state);
        game.play(after, seat, aside);
        check(!same(after, state), `${show(aside)} changed nothing`);
        const actors = game.actors(after);
        check((actors.length === 0) === (game.result(after) !== undefined), `${show(aside)} left nobody to act`);
        for (const actor of actors) check(game.moves(after, actor).length > 0, `${show(aside)} left ${actor} no move`);
      }
};

export const strandsCommute: Property = (one) => {
  const { random } = one;
  for (const state of togetherPositions(one)) {
    const salt = random.below(1000);
    const first = arrive(one, clone(state), salt);
    for (let i = 0; i < 2; i++)
      checkSame(arrive(one, clone(state), salt), first, "another order of arrival ended elsewhere");
  }
};

/** Everyone who acts at the same time comes in random order, each with moves that hang only on what it has done. */
function arrive({ game, random }: Case, state: Table, salt: number): Table {
  const depth = state.agenda.length;
  const made = new Map<Seat, number>();
  for (let i = 0; isTogether(state) && state.agenda.length === depth && i < 5000; i++) {
    const seat = pick(game.actors(state), random);
    const n = made.get(seat) ?? 0;
    made.set(seat, n + 1);
    const moves = n < 40 ? legalMoves(game, state, seat) : game.moves(state, seat);
    game.play(state, seat, pick(moves, fastRandom(`${salt}/${seat}/${n}`)));
  }
  return state;
}

const isTogether = (state: Table): boolean => state.agenda.at(-1)?.kind === "together";

export const ordersAnswerWithMovesOfTheirSeat: Property = (one) => {
  const { game, random } = one;
  if (game.orders === undefined) return;
  const order = randomOptions(game.orders.described, random);
  for (const state of somePositions({ ...one, looks: 3 * one.looks }))
    for (const seat of game.actors(state)) {
      if (seat === CHANCE) continue;
      const answer = game.orders.answer(game.view(state, seat), seat, order);
      const isListed = answer === undefined || game.moves(state, seat).some((move) => same(move, answer));
      check(isListed, `the order answers with ${show(answer)}, which is not offered`);
    }
};

// What can be said about a match.

export const logsReplay: Property = (one) => {
  const { game } = one;
  const match = playedMatch(one, { undoes: true });
  const file = JSON.parse(JSON.stringify(match.toFile()));
  const opened = Match.open(game, file);
  checkSame(opened.state, match.state, "the log led elsewhere");
  checkSame(opened.log, match.log, "another log");
  checkSame(opened.toFile(), file, "another file");
  checkSame(opened.result(), match.result(), "another result");
  const state = start(one);
  for (const { seat, move } of match.stepsSeen("spectator")) game.play(state, seat, move);
  checkSame(state, match.state, "the moves that count led elsewhere");
};

export const stepsShowWhatWasThere: Property = (one) => {
  const { game, random } = one;
  const states: Table[] = [];
  const match = begin(one);
  for (let i = 0; !match.isOver && i < LONGEST; i++) {
    if (match.length % 7 === 0) states[match.length] = clone(match.state);
    submitRandom(one, match);
    if (random.below(200) === 0) break;
  }
  for (const [step, state] of Object.entries(states)) {
    checkSame(match.stateAt(Number(step)), state, `step ${step} is not as it was`);
    const viewer = pick(viewersOf(one), random);
    const expected = match.isOver ? state : game.view(state, viewer);
    checkSame(match.viewAt(Number(step), viewer), expected, `step ${step} as seen by ${viewer}`);
  }
};

export const undoReturnsTheSameState: Property = (one) => {
  const { random, seats } = one;
  const match = begin(one);
  for (let i = 0; i < 250 && !match.isOver; i++) {
    const before = { state: clone(match.state), length: match.length };
    const { seat, ply } = submitRandom(one, match);
    if (match.isOver) break;
    const since = match.stepsSeen("spectator").slice(before.length);
    const isOwn = since.every((step) => step.seat !== CHANCE) && match.state.shown === before.state.shown;
    check(match.undoable(seat) === (isOwn ? ply : undefined), `undo offered: ${match.undoable(seat)}, ply ${ply}`);
    if (!isOwn) check(match.undo(seat)?.id === "nothing-to-undo", "what was dealt or shown was taken back");
    else if (random.below(2) === 0) {
      check(match.undo(seat) === undefined, "an own move cannot be taken back");
      checkSame(match.state, before.state, "undo led elsewhere");
    } else if (seats > 1) checkStands(one, match, seat, ply);
  }
};

/** Once another person has moved, a move stands, unless both act at the same time. */
function checkStands(one: Case, match: Match, seat: Seat, ply: number): void {
  const others = match.actors().filter((actor) => actor !== seat && actor !== CHANCE);
  if (others.length === 0 || isTogether(match.state) || match.actors().includes(seat)) return;
  const other = pick(others, one.random);
  const before = clone(match.state);
  const moves = match.offer(other).moves;
  if (moves.length < 2) return;
  match.submit(other, pick(moves, one.random));
  if (match.isOver) return;
  // The move of the other may be one that would have been there all the same; then it stays.
  const undoable = match.undoable(seat);
  if (undoable !== ply) return;
  const kept = match.stepsSeen("spectator").filter((step) => step.seat === other).length;
  match.undo(seat);
  const still = match.stepsSeen("spectator").filter((step) => step.seat === other).length;
  check(still >= kept, `seat ${seat} took back a move of seat ${other} from ${show(before.agenda.at(-1))}`);
}

export const undoInATogetherLeavesTheOthers: Property = (one) => {
  const { game, random } = one;
  const match = begin(one);
  for (let i = 0; i < 400 && !match.isOver; i++) {
    const actors = match.actors();
    if (!isTogether(match.state) || actors.length < 2) {
      submitRandom(one, match);
      continue;
    }
    const [seat, other] = shuffle([...actors], random) as [Seat, Seat];
    const before = clone(match.state);
    const { shown } = before;
    const ply = match.log.length;
    submitOf(match, seat, random);
    if (!isTogether(match.state) || !match.actors().includes(other) || match.log.length !== ply + 1) continue;
    const answer = submitOf(match, other, random);
    if (!isTogether(match.state) || match.state.shown !== shown || match.log.length !== ply + 2) continue;
    check(match.undoable(seat) === ply, `seat ${seat} cannot take back its own move`);
    check(match.undo(seat) === undefined, "undo is refused");
    game.play(before, other, answer);
    checkSame(match.state, before, "the moves of others did not stay");
  }
};

const REASONS = ["malformed", "over", "not-your-turn", "too-late", "not-offered"];

export const anythingElseIsRefused: Property = (one) => {
  const { game, random, seats } = one;
  const match = begin(one);
  const steps = random.below(120);
  for (let i = 0; i < steps && !match.isOver; i++) submitRandom(one, match);
  const state = written(match.state);
  const { length } = match.log;
  const legal = (seat: Seat, given: unknown) => legalMoves(game, match.state, seat).some((move) => same(move, given));
  const refuse = (seat: Seat, given: unknown, made?: number) => {
    const reason = match.submit(seat, given, made);
    check(reason !== undefined, `accepted: ${show(given)} of seat ${seat}`);
    check(REASONS.includes(reason?.id ?? ""), `refused as ${reason?.id}`);
    check(say({ code: "en", words: tableWords }, reason as Message, String) !== "", "refused without a word");
    check(match.log.length === length, "a refused move is in the log");
    checkText(written(match.state), state, "a refused move changed the position");
  };
  const seat = match.isOver ? 0 : pick(match.actors(), random);
  const strange = fc.sample(fc.oneof(fc.jsonValue(), fc.anything(), strangeMove), {
    numRuns: 60,
    seed: random.below(0x7fffffff),
  });
  for (const given of strange) if (!legal(seat, given)) refuse(seat, given);
  for (const other of [-2, seats, 0.5, Number.NaN]) refuse(other, pick(offered(match, seat), random));
  for (const move of shuffle([...offered(match, seat)], random).slice(0, 12)) {
    for (const changed of changedMoves(move, random)) if (!legal(seat, changed)) refuse(seat, changed);
    refuse(seat, move, match.madeBy(seat) + 1);
    refuse(CHANCE, move);
    for (let other = 0; other < seats; other++) if (!legal(other, move)) refuse(other, move);
  }
};

const offered = (match: Match, seat: Seat): readonly Move[] => {
  const { moves, asides } = match.offer(seat);
  return moves.length + asides.length === 0 ? [{ type: "stop" }] : [...moves, ...asides];
};

const strangeMove = fc.record({ type: fc.string(), card: fc.jsonValue() }, { requiredKeys: ["type"] });

/** A move with something missing, something more or something else. */
function changedMoves(move: Move, random: Random): readonly unknown[] {
  const fields = Object.entries(move);
  const [name, value] = pick(fields, random);
  const without = Object.fromEntries(fields.filter(([other]) => other !== name));
  const other = typeof value === "number" ? value + 1 + random.below(99) : typeof value === "string" ? `${value}s` : 7;
  return [
    without,
    { ...move, extra: 1 },
    { ...move, [name]: other },
    { ...move, [name]: [value] },
    { ...move, [name]: null },
    [move],
    JSON.stringify(move),
    { ...move, __proto__: { type: "inherited" }, [name]: undefined },
  ];
}

export const everyoneHasTheirOwnLog: Property = (one) => {
  const { game, random } = one;
  const match = begin(one);
  const viewers = viewersOf(one);
  const seen: Move[][] = viewers.map(() => []);
  for (let i = 0; !match.isOver && i < 150; i++) {
    const seat = pick(match.actors(), random);
    const move = pick(legalMoves(game, match.state, seat), random);
    const at = match.log.length;
    for (const [n, viewer] of viewers.entries()) (seen[n] as Move[])[at] = game.seen(match.state, seat, move, viewer);
    match.submit(seat, move);
    if (match.isOver || random.below(12) > 0) continue;
    const n = random.below(viewers.length);
    checkLogOf(match, viewers[n] as Viewer, seen[n] as Move[]);
    checkPartOfFile(game, match, viewers[n] as Viewer);
  }
  if (!match.isOver) return;
  for (const viewer of viewers) checkSame(match.logSeen(viewer), match.log, "the log after the end");
};

function checkLogOf(match: Match, viewer: Viewer, seen: readonly Move[]): void {
  const log = match.logSeen(viewer);
  for (const [at, move] of Object.entries(seen)) {
    const entry = log[Number(at)];
    checkSame(entry !== undefined && "move" in entry ? entry.move : undefined, move, `line ${at} for ${viewer}`);
  }
}

/** What one seat gets of an unfinished match has its view and its log, and no seed; it cannot be replayed. */
function checkPartOfFile(game: Game, match: Match, viewer: Viewer): void {
  const file = match.toFile(viewer);
  check(file.deal?.seed === undefined && file.start === undefined, "the seed or the start is told");
  checkSame(file.log, match.logSeen(viewer), "the log of another");
  checkSame(file.view, savePosition(match.view(viewer)), "the view of another");
  const text = JSON.stringify(file);
  check(!text.includes(match.deal?.seed ?? "none"), "the seed is told");
  try {
    Match.open(game, JSON.parse(text));
  } catch (error) {
    return check(error instanceof Refused && error.reason.id === "file-partial", String(error));
  }
  throw new Error("part of a match was replayed");
}

export const branchesGoOn: Property = (one) => {
  const { random } = one;
  const match = begin(one);
  const steps = 10 + random.below(120);
  for (let i = 0; i < steps && !match.isOver; i++) submitRandom(one, match);
  const step = random.below(match.length + 1);
  const viewer = pick(viewersOf(one), random);
  const before = match.isOver ? undefined : written(match.viewAt(step, viewer));
  const branch = match.branch(step, viewer, { seed: seedOf(random), random });
  if (before !== undefined) checkText(written(branch.viewAt(0, viewer)), before, "the branch begins elsewhere");
  for (let i = 0; i < 20 && !branch.isOver; i++) submitRandom(one, branch);
  checkSame(Match.open(one.game, JSON.parse(JSON.stringify(branch.toFile()))).state, branch.state, "a branch replays");
  check(!branch.isVerifiable, "a branch is not a deal that everybody can check");
};

export const ordersArePlayedAndLogged: Property = (one) => {
  const { game, random, seats } = one;
  const match = begin(one);
  if (game.orders === undefined) return check(match.setOrder(0, {})?.id === "no-orders", "an order nobody knows");
  for (let i = 0; i < 300 && !match.isOver; i++) {
    if (random.below(10) === 0) {
      const seat = random.below(seats);
      const order = random.below(3) === 0 ? undefined : randomOptions(game.orders.described, random);
      check(match.setOrder(seat, order) === undefined, "an order is refused");
      check(match.setOrder(seat, { "no such": 1 }) !== undefined, "any order is taken");
    } else submitRandom(one, match);
    if (match.isOver) break;
    for (const seat of match.actors()) {
      const order = match.orders[seat];
      const answer = order && game.orders.answer(game.view(match.state, seat), seat, order);
      check(answer === undefined, `seat ${seat} is asked what its order answers`);
    }
  }
  checkSame(Match.open(game, match.toFile()).state, match.state, "a replay knows nothing of orders");
};

/** Every property, by the name it is tested under. */
export const properties: { readonly [name: string]: Property } = {
  "random games end": randomGamesEnd,
  "nobody acts exactly when there is a result": nobodyActsExactlyWhenThereIsAResult,
  "every actor has moves, all distinct plain data": actorsHaveDistinctMoves,
  "weights are whole and positive": weightsAreWholeAndPositive,
  "a copy and its original go on alike and share nothing that can change": copiesGoOnAlikeAndApart,
  "saving and loading after every move changes nothing": savedGamesGoOnAlike,
  "what is imagined behind a view looks like the view": imaginedLooksLikeTheView,
  "imagined games can be played to the end": imaginedGamesEnd,
  "views, offers and moves as seen leak nothing": viewsLeakNothing,
  "scramble changes most positions where there are secrets": scrambleChangesMostPositions,
  "a view gives its seat what the state gives, and can be played on": viewsCanBePlayedOn,
  "every move is described in every language, without words of its own": movesAreDescribed,
  "all texts are there": textsAreComplete,
  "the game's own judgement fits its moves": evaluationsFitTheMoves,
  "asides use something up": asidesUseSomethingUp,
  "strands of a together commute": strandsCommute,
  "orders answer with moves of their seat": ordersAnswerWithMovesOfTheirSeat,
  "the log replays to the same state": logsReplay,
  "every step shows what was there": stepsShowWhatWasThere,
  "undo returns the same state, back to the last thing dealt or shown": undoReturnsTheSameState,
  "undo inside a together leaves the moves of others": undoInATogetherLeavesTheOthers,
  "anything that is not a legal move is refused and changes nothing": anythingElseIsRefused,
  "everyone has the log as they have seen it": everyoneHasTheirOwnLog,
  "a branch goes on from what its viewer could imagine": branchesGoOn,
  "standing orders are played as moves": ordersArePlayedAndLogged,
};

// Playing.

interface Ply {
  readonly seat: Seat;
  readonly move: Move;
}

const start = ({ game, seats, options }: Case): Table => game.setup(seats, options, game.rulesVersion);

/** A random game to its end; asides are taken now and then. */
function playOut(one: Case): { readonly plies: readonly Ply[]; readonly state: Table } {
  const { game } = one;
  const state = start(one);
  const plies: Ply[] = [];
  while (game.actors(state).length > 0) {
    check(plies.length < LONGEST, `no end after ${LONGEST} moves`);
    const ply = randomMove(one, state);
    plies.push(ply);
    game.play(state, ply.seat, ply.move);
  }
  return { plies, state };
}

/** A random move of somebody who is asked, or now and then an aside of anybody. */
function randomMove({ game, seats, random }: Case, state: Table, asideEvery = 8): Ply {
  if (game.asides !== undefined && random.below(asideEvery) === 0) {
    const seat = random.below(seats);
    const asides = game.asides(state, seat);
    if (asides.length > 0) return { seat, move: pick(asides, random) };
  }
  const seat = pick(game.actors(state), random);
  const moves = game.moves(state, seat);
  if (seat !== CHANCE) return { seat, move: pick(moves, random) };
  const weights = moves.map((move) => game.weight?.(state, move) ?? 1);
  return { seat, move: moves[pickWeighted(weights, random)] as Move };
}

function legalMoves(game: Game, state: Table, seat: Seat): readonly Move[] {
  const moves = game.actors(state).includes(seat) ? game.moves(state, seat) : [];
  return seat === CHANCE ? moves : [...moves, ...(game.asides?.(state, seat) ?? [])];
}

/** Every position of a random game, the last included; look, do not touch. */
function forEachPosition(one: Case, look: (state: Table) => void): void {
  const state = start(one);
  for (let i = 0; ; i++) {
    look(state);
    if (one.game.actors(state).length === 0) return;
    check(i < LONGEST, `no end after ${LONGEST} moves`);
    const { seat, move } = randomMove(one, state);
    one.game.play(state, seat, move);
  }
}

/** Some positions of a random game, the first and the last among them. */
function somePositions(one: Case): readonly Table[] {
  const { plies } = playOut(one);
  const wanted = new Set([0, plies.length]);
  for (let i = 0; i < one.looks; i++) wanted.add(one.random.below(plies.length));
  return positionsAt(one, plies, (ply) => wanted.has(ply));
}

/** Some positions of a random game in which several seats act at once. */
function togetherPositions(one: Case): readonly Table[] {
  const { plies } = playOut(one);
  const several = positionsAt(one, plies, (_, state) => isTogether(state) && one.game.actors(state).length > 1);
  return shuffle([...several], one.random).slice(0, one.looks);
}

function positionsAt(one: Case, plies: readonly Ply[], isWanted: (ply: number, state: Table) => boolean): Table[] {
  const state = start(one);
  const positions: Table[] = [];
  for (const [i, { seat, move }] of plies.entries()) {
    if (isWanted(i, state)) positions.push(clone(state));
    one.game.play(state, seat, move);
  }
  if (isWanted(plies.length, state)) positions.push(clone(state));
  return positions;
}

const viewersOf = ({ seats }: Case): readonly Viewer[] => [...Array(seats).keys(), "spectator"];

const seedOf = (random: Random): string => seedFrom(String(random.below(0x7fffffff)));

const begin = ({ game, seats, options, random }: Case): Match =>
  Match.begin(game, { seats, options, seed: seedOf(random) });

/** A match played at random to its end; with `undoes`, moves are taken back now and then. */
function playedMatch(one: Case, { undoes }: { undoes: boolean }): Match {
  const match = begin(one);
  for (let i = 0; !match.isOver; i++) {
    check(i < LONGEST, "no end");
    const { seat } = submitRandom(one, match);
    if (undoes && one.random.below(6) === 0) match.undo(seat);
  }
  return match;
}

/** Somebody who is asked, or now and then anybody who has an aside, makes a random move. */
function submitRandom({ random, seats }: Case, match: Match): { readonly seat: Seat; readonly ply: number } {
  const anybody = random.below(seats);
  const isAside = random.below(8) === 0 && match.offer(anybody).asides.length > 0;
  const seat = isAside ? anybody : pick(match.actors(), random);
  const ply = match.log.length;
  const { moves, asides } = match.offer(seat);
  const refused = match.submit(seat, pick(isAside ? asides : moves, random));
  check(refused === undefined, `a listed move is refused: ${refused?.id}`);
  return { seat, ply };
}

function submitOf(match: Match, seat: Seat, random: Random): Move {
  const move = pick(match.offer(seat).moves, random);
  check(match.submit(seat, move) === undefined, "a listed move is refused");
  return move;
}

// Saying what is wrong.

const show = (value: unknown): string => (JSON.stringify(value) ?? "undefined").slice(0, 300);

/** As text, byte for byte: the order of what is listed counts, and so does the order of fields. */
const written = (value: unknown): string =>
  JSON.stringify(value, (name, field) => (name === "options" ? undefined : field));

const clonedMove = (move: Move): Move => JSON.parse(JSON.stringify(move));

function check(condition: boolean, complaint: string): asserts condition {
  if (!condition) throw new Error(complaint);
}

function checkSame(one: unknown, other: unknown, complaint: string): void {
  if (!same(one, other)) throw new Error(`${complaint}: ${difference(key(one), key(other))}`);
}

function checkText(one: string, other: string, complaint: string): void {
  if (one !== other) throw new Error(`${complaint} differs: ${difference(one, other)}`);
}

/** Where two texts part. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 80);
  return `…${one.slice(from, at + 120)}… and …${other.slice(from, at + 120)}…`;
}
