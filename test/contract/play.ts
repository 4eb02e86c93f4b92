import { clone } from "../../src/table/clone.ts";
import { CHANCE, type Game, type Move, type Seat, type Table } from "../../src/table/game.ts";
import { pick, pickWeighted, shuffle } from "../../src/table/random.ts";
import type { Case } from "./case.ts";
import { check } from "./check.ts";

/** No game at the table is longer, played at random. */
export const LONGEST = 60_000;

/** A move and who makes it. */
export interface Ply {
  readonly seat: Seat;
  readonly move: Move;
}

/** The position a case begins with. */
export const start = ({ game, seats, options }: Case): Table => game.setup(seats, options, game.rulesVersion);

/** A random game to its end; asides are taken now and then. */
export function playOut(one: Case): { readonly plies: readonly Ply[]; readonly state: Table } {
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
export function randomMove({ game, seats, random }: Case, state: Table, asideEvery = 8): Ply {
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

/** All that a seat can play now, asides included. */
export function legalMoves(game: Game, state: Table, seat: Seat): readonly Move[] {
  const moves = game.actors(state).includes(seat) ? game.moves(state, seat) : [];
  return seat === CHANCE ? moves : [...moves, ...(game.asides?.(state, seat) ?? [])];
}

/** Every position of a random game, the last included; look, do not touch. */
export function forEachPosition(one: Case, look: (state: Table) => void): void {
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
export function somePositions(one: Case): readonly Table[] {
  const { plies } = playOut(one);
  const wanted = new Set([0, plies.length]);
  for (let i = 0; i < one.looks; i++) wanted.add(one.random.below(plies.length));
  return positionsAt(one, plies, (ply) => wanted.has(ply));
}

/** Some positions of a random game in which several seats act at once. */
export function togetherPositions(one: Case): readonly Table[] {
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

/** Whether several seats play at the same time. */
export const isTogether = (state: Table): boolean => state.agenda.at(-1)?.kind === "together";
