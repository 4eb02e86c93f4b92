import { copy } from "../../../table/clone.ts";
import type { Seat } from "../../../table/game.ts";
import { only, type Pile } from "../../../table/piles.ts";
import type { Random } from "../../../table/random.ts";
import type { TaskOf } from "../../../table/rules.ts";
import { rules } from "../rules/index.ts";
import { type CardNumber, type Farm, farmOf, HIDDEN, type Move, type State, type Task } from "../state.ts";
import type { Depth } from "./depth.ts";
import type { Outlook } from "./outlook.ts";
import { worthwhile } from "./worthwhile.ts";

/** One way to play on: where it leads, by which moves, how it looks. */
export interface Line {
  readonly state: State;
  /** Up to the first card that comes unseen: what to do then is thought over when it has come. */
  readonly moves: readonly Move[];
  /** Whether such a card came on the way. */
  readonly isOpen: boolean;
  readonly value: number;
}

/** A plan being made: for whom, and how many positions may still be looked at. */
interface Search {
  readonly seat: Seat;
  readonly looks: Outlook;
  left: number;
}

/** The first move of the best way to finish the turn that was found; the warmer, the less strictly. */
export function planTurn(
  view: State,
  seat: Seat,
  moves: readonly Move[],
  depth: Depth,
  looks: Outlook,
  random: Random,
): Move {
  const lines = turnLines(view, seat, moves, depth, looks);
  if (depth.warmth > 0) return warmest(lines, depth.warmth, random) ?? (moves[0] as Move);
  return bestOf(lines)?.moves[0] ?? (moves[0] as Move);
}

const bestOf = (lines: readonly Line[]): Line | undefined => {
  let best: Line | undefined;
  for (const line of lines) if (best === undefined || line.value > best.value) best = line;
  return best;
};

/**
 * All ways to finish the turn that were found, to end it at once first. Cards that are drawn on the way count as unknown
 * ones: once a real one has come, the seat thinks again. Where none is found, how the turn may begin.
 */
export function turnLines(
  view: State,
  seat: Seat,
  moves: readonly Move[],
  { width, length, positions }: Depth,
  looks: Outlook,
): readonly Line[] {
  const root = simplified(view, seat);
  const search: Search = { seat, looks, left: positions };
  const known = new Seen();
  const ends: Line[] = [];
  const end = moves.find(({ type }) => type === "endTurn");
  if (end !== undefined) ends.push({ state: root, moves: [end], isOpen: false, value: looks.of(root, seat) });
  const start: Line = { state: root, moves: [], isOpen: false, value: 0 };
  let level: Line[] = [];
  for (const move of worthwhile(root, root.agenda.at(-1) as Task, moves, looks)) follow(search, start, move, level);
  const beginnings = level;
  for (let steps = 0; steps < length && level.length > 0; steps++) {
    const next: Line[] = [];
    level.sort((a, b) => b.value - a.value);
    let kept = 0;
    for (const line of level) {
      const { state } = line;
      if (isEnd(state)) ends.push(line);
      if (kept === width || search.left <= 0 || !isTurn(state) || !known.isNew(state, seat)) continue;
      kept++;
      for (const move of worthwhile(state, state.agenda.at(-1) as Task, rules.moves(state, seat), looks))
        follow(search, line, move, next);
    }
    level = next;
  }
  return ends.length > 0 ? ends : beginnings;
}

/** A first move: the colder, the more surely the one that leads to the best end. */
function warmest(lines: readonly Line[], warmth: number, random: Random): Move | undefined {
  /** The best end that each first move was seen to lead to. */
  const ends = new Map<Move, number>();
  for (const { moves, value } of lines) {
    const first = moves[0] as Move;
    if (value > (ends.get(first) ?? Number.NEGATIVE_INFINITY)) ends.set(first, value);
  }
  let best: Move | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [move, value] of ends) {
    const felt = value - warmth * Math.log(-Math.log((random.below(1000) + 0.5) / 1000));
    if (felt <= most) continue;
    most = felt;
    best = move;
  }
  return best;
}

const isTurn = (state: State): boolean => state.agenda.at(-1)?.kind === "turn";

/** Whether a turn could stop here: supplies are taken, or the game is over. */
export const isEnd = (state: State): boolean => state.hasSupplies || state.agenda.length === 0;

/** Plays a move and everything it asks for, up to the next free choice of the turn. */
function follow(search: Search, from: Line, move: Move, lines: Line[]): void {
  if (move.type === "endTurn") return;
  const { seat, looks } = search;
  search.left--;
  const state = branch(from.state, seat);
  rules.play(state, seat, move);
  const moves = from.isOpen ? from.moves : [...from.moves, move];
  let { isOpen } = from;
  if (state.agenda.at(-1)?.kind === "deal") {
    isOpen = true;
    drawUnknown(state);
    layPlain(state, seat);
  }
  const task = state.agenda.at(-1) as Task | undefined;
  if (task === undefined || task.kind === "turn") {
    const value = looks.of(state, seat) + (state.hasSupplies ? 0 : looks.weights.due);
    lines.push({ state, moves, isOpen, value });
    return;
  }
  const line = { state, moves, isOpen, value: 0 };
  for (const answer of worthwhile(state, task, rules.moves(state, seat), looks)) follow(search, line, answer, lines);
}

/** Draws cards that nobody can know: they lie in the hand as hidden ones. */
function drawUnknown(state: State): void {
  for (let task = state.agenda.at(-1); task?.kind === "deal"; task = state.agenda.at(-1)) {
    const { owner, left, end, to } = state.agenda.pop() as TaskOf<Task, "deal">;
    const farm = farmOf(state, owner);
    const index = end === "top" ? farm.stack.cards.length - 1 : 0;
    takeOut(farm.stack, index);
    const pile = to === "hand" ? farm.hand : to === "fulfilled" ? farm.fulfilled : state[to];
    lay(pile, HIDDEN, owner);
    if (left > 1 && farm.stack.cards.length > 0) drawOn(state, { kind: "deal", owner, left: left - 1, end, to });
    else rules.settle(state);
  }
}

/** Goes on drawing: known cards come as they are. */
function drawOn(state: State, task: TaskOf<Task, "deal">): void {
  const { owner, end, to } = task;
  let { left } = task;
  const farm = farmOf(state, owner);
  const { stack } = farm;
  const pile = to === "hand" ? farm.hand : to === "fulfilled" ? farm.fulfilled : state[to];
  while (left > 0 && stack.cards.length > 0) {
    const index = end === "top" ? stack.cards.length - 1 : 0;
    lay(pile, stack.cards[index] ?? HIDDEN, owner);
    takeOut(stack, index);
    left--;
  }
  rules.settle(state);
}

function takeOut({ cards, knows, from }: Pile<CardNumber>, index: number): void {
  cards.splice(index, 1);
  knows.splice(index, 1);
  from.splice(index, 1);
}

function lay({ cards, knows, from }: Pile<CardNumber>, card: CardNumber, owner: Seat): void {
  cards.push(card);
  knows.push(only(owner));
  from.push("deck");
}

/** Nothing is told by where a card comes from. */
const ONE_POOL = { deck: [] };

/** The view with the seat's own cards in plain piles, so that a plan need not care who knows what. */
function simplified(view: State, seat: Seat): State {
  const state = branch(view, seat);
  layPlain(state, seat);
  return state;
}

/** Forgets how the seat's own cards came where they lie. */
function layPlain(state: State, seat: Seat): void {
  const farm = farmOf(state, seat);
  const bit = only(seat);
  for (const pile of [farm.hand, farm.fulfilled, farm.stack, state.looked, state.setDown])
    for (let i = 0; i < pile.cards.length; i++) {
      pile.from[i] = "deck";
      if (pile.knows[i] !== 0) pile.knows[i] = pile.cards[i] === null ? 0 : bit;
    }
  state.sources = { ...state.sources, began: ONE_POOL, groups: {}, joined: {} };
}

const copyOf = ({ cards, knows, from }: Pile<CardNumber>): Pile<CardNumber> => ({
  cards: cards.slice(),
  knows: knows.slice(),
  from: from.slice(),
});

/** A copy in which all that a seat's own turn can change is its own. */
function branch(state: State, seat: Seat): State {
  const own = farmOf(state, seat);
  const farms = state.farms.slice();
  farms[seat] = {
    crops: own.crops.slice(),
    disc: own.disc,
    stack: copyOf(own.stack),
    hand: copyOf(own.hand),
    fulfilled: copyOf(own.fulfilled),
  } satisfies Farm;
  return {
    ...state,
    farms,
    agenda: state.agenda.slice(),
    market: state.market.slice(),
    discard: [],
    played: state.played.slice(),
    setDown: copyOf(state.setDown),
    looked: copyOf(state.looked),
    sources: { ...state.sources, groups: copy(state.sources.groups), joined: { ...state.sources.joined } },
  };
}

/** All that matters of a position in a plan but the seat's crops. */
export function positionOf(state: State, seat: Seat): string {
  const { hand, fulfilled, stack, disc } = farmOf(state, seat);
  const cards = hand.cards.toSorted().join();
  const turn = `${state.played.length}/${state.fromMarket}/${state.limit}/${state.less}/${state.furtherTurns}`;
  const rest = `${fulfilled.cards.length}/${stack.cards.length}/${disc}/${state.hasSupplies ? 1 : 0}`;
  return `${cards}|${state.market.join()}|${turn}|${rest}`;
}

/** Positions that were looked at: one with no more of any crop and all else equal is not worth a second look. */
class Seen {
  readonly #crops = new Map<string, number[][]>();

  isNew(state: State, seat: Seat): boolean {
    const { crops } = farmOf(state, seat);
    const key = positionOf(state, seat);
    const others = this.#crops.get(key);
    if (others === undefined) {
      this.#crops.set(key, [crops]);
      return true;
    }
    for (const other of others) if (crops.every((n, i) => n <= (other[i] as number))) return false;
    others.push(crops);
    return true;
  }
}
