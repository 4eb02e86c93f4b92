import { copy } from "../../table/clone.ts";
import type { Seat } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import { pick, type Random } from "../../table/random.ts";
import { type HandCardId, printed } from "./cards/decks/index.ts";
import { dealOf } from "./hands/deals.ts";
import { poolsOf } from "./hands/pools.ts";
import type { State } from "./state.ts";

/**
 * A seat sees its own hand, what lies open, and each pack while it lies before the seat. Whatever two cards may change
 * places without a change to any of this are let change places, now and then.
 */
export function scramble(state: State, seat: Seat, random: Random): void {
  scrambleDrawing(state, seat, random);
  scrambleSideDecks(state, seat, random);
  if (state.hands === null) return;
  const cards = Object.values(poolsOf(state)).flat();
  if (cards.length === 0) return;
  const before = witnessed(state, seat);
  for (let i = 0; i < 150; i++) {
    const [one, other] = [pick(cards, random), pick(cards, random)];
    if (one === other || !areDealtAlike(state, one, other)) continue;
    const change = random.below(3) === 0 ? changePlaces : changeOwners;
    if (!change(state, one, other)) continue;
    if (!same(witnessed(state, seat), before)) change(state, one, other);
  }
}

/** Who has looked at the top of a deck knows it; to all others the cards there could be any that are left. */
function scrambleSideDecks({ sideDecks }: State, seat: Seat, random: Random): void {
  for (const deck of sideDecks)
    for (let i = 0; deck.seenBy !== seat && i < deck.top.length; i++) {
      const at = random.below(deck.left.length + 1);
      const [card, other] = [deck.top[i]!, deck.left[at]];
      if (card === null || other === undefined) continue;
      deck.top[i] = other;
      deck.left[at] = card;
      deck.left.sort();
    }
}

/** Only the artist knows whom a drawing shows, before somebody has guessed it; all heard whom it does not show. */
function scrambleDrawing(state: State, seat: Seat, random: Random): void {
  const task = state.agenda.pop();
  if (task === undefined) return;
  if ((task.kind === "guess" || task.kind === "judge") && task.drawing.artist !== seat) {
    const { artist, wrong } = task.drawing;
    const possible = [0, 1, 2, 3].slice(0, state.seats).filter((one) => one !== artist && !wrong.includes(one));
    state.agenda.push({ ...task, drawing: { ...task.drawing, subject: pick(possible, random) } });
  } else state.agenda.push(task);
}

/** All that the seat has seen of hidden cards, in the order it came. */
function witnessed(state: State, seat: Seat): unknown {
  const { held, aside } = state.hands!;
  return copy([held[seat], aside[seat] ?? [], ...packsSeenBy(state, seat)]);
}

/** The packs of either kind as they lay before the seat, step by step, and what it kept each time. */
function packsSeenBy(state: State, seat: Seat): unknown[] {
  const { size, keeps = [], bothAtOnce } = dealOf(state);
  const { packs, taken } = state.hands!;
  const seen: unknown[] = [];
  if (packs.length === 0) return seen;
  for (const kind of [0, 1]) {
    const length = kind === 0 ? size.occupation : size.minor;
    const begin = kind * state.seats * size.occupation;
    const passed = bothAtOnce ? taken : taken.slice(kind * state.seats, (kind + 1) * state.seats);
    const fewest = Math.min(...passed);
    for (let [step, gone] = [0, 0]; step < keeps.length && gone <= fewest; gone += keeps[step]!, step++) {
      const pack = (((seat - step) % state.seats) + state.seats) % state.seats;
      const row = packs.slice(begin + pack * length, begin + (pack + 1) * length);
      const kept = Math.min(taken[kind * state.seats + pack]!, gone + keeps[step]!);
      seen.push(row.slice(gone).sort(), row.slice(gone, kept));
    }
  }
  return seen;
}

/** Kinds are dealt apart; so are travelling cards or marks where the deal says so, and cards shuffled again. */
function areDealtAlike({ options, hands }: State, one: HandCardId, other: HandCardId): boolean {
  const [a, b] = [printed[one], printed[other]];
  if (a.kind !== b.kind) return false;
  if (options.deal === "six-plus-one" && a.travels !== b.travels) return false;
  if (options.deal === "3-2-2" && a.players !== b.players) return false;
  return Object.values(hands!.shuffled).every((cards) => cards.includes(one) === cards.includes(other));
}

/** Two cards change places wherever they are, if nobody has shown either; says whether they did. */
function changeOwners(state: State, one: HandCardId, other: HandCardId): boolean {
  const { held, aside, packs, open, market, shown } = state.hands!;
  const isPublic = (card: HandCardId) =>
    open.includes(card) || market.includes(card) || shown.some((row) => row.includes(card));
  if (isPublic(one) || isPublic(other)) return false;
  for (const row of [...held, ...aside]) rename(row, one, other).sort();
  rename(packs, one, other);
  tidy(state);
  return true;
}

/** Two cards that the same seat took change places in the packs: it took each when it took the other. */
function changePlaces(state: State, one: HandCardId, other: HandCardId): boolean {
  const owner = takerOf(state, one);
  if (owner === undefined || owner !== takerOf(state, other)) return false;
  rename(state.hands!.packs, one, other);
  tidy(state);
  return true;
}

/** Who holds a card, or has shown it; open cards in hand came from somebody else. */
function takerOf({ hands }: State, card: HandCardId): Seat | undefined {
  const { held, open, shown } = hands!;
  const showed = shown.findIndex((row) => row.includes(card));
  if (showed >= 0) return showed;
  const holds = open.includes(card) ? -1 : held.findIndex((row) => row.includes(card));
  return holds < 0 ? undefined : holds;
}

function rename<C>(row: C[], one: C, other: C): C[] {
  for (let i = 0; i < row.length; i++) {
    if (row[i] === one) row[i] = other;
    else if (row[i] === other) row[i] = one;
  }
  return row;
}

/** In a pack the cards of each step lie in order, and so do those still in it. */
function tidy(state: State): void {
  const { size, keeps = [] } = dealOf(state);
  const { packs, taken } = state.hands!;
  let begin = 0;
  for (let pack = 0; begin < packs.length; pack++) {
    const end = begin + (pack < state.seats ? size.occupation : size.minor);
    const row = packs.slice(begin, end);
    const parts: (typeof row)[] = [];
    let from = 0;
    for (const count of keeps) {
      parts.push(row.slice(from, Math.min(from + count, taken[pack]!)));
      from = Math.min(from + count, taken[pack]!);
    }
    parts.push(row.slice(from));
    const ordered = parts.flatMap((part) => part.sort((a, b) => (a === null ? 1 : b === null || a < b ? -1 : 1)));
    for (let i = 0; i < ordered.length; i++) packs[begin + i] = ordered[i]!;
    begin = end;
  }
}
