import type { Seat, Viewer } from "../../../table/game.ts";
import { pick, type Random } from "../../../table/random.ts";
import type { HandCardId } from "../cards/decks/index.ts";
import type { State } from "../state.ts";
import { dealOf } from "./deals.ts";
import { type Held, hiddenFrom, isHidden } from "./hands.ts";
import { allPacks, keeperOf, type Pack, placesBefore, stepOf } from "./packs.ts";
import { poolOf, unseen } from "./pools.ts";

/** Hides what the viewer may not know, in place: the hands of others, and who took what of the packs. */
export function hideHands(state: State, viewer: Viewer): void {
  const hands = state.hands!;
  hands.viewer = viewer;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    hands.held[seat] = hands.held[seat]!.map((card) => (isOpen(state, card) ? card : faceDown(state, card))).sort();
    if (hands.aside.length > 0) hands.aside[seat] = hands.aside[seat]!.map((card) => faceDown(state, card)).sort();
  }
  for (const pack of allPacks(state)) hidePack(state, pack, viewer);
}

const isOpen = ({ hands }: State, card: Held): boolean => (hands!.open as readonly Held[]).includes(card);

export const faceDown = (state: State, card: Held): Held => (isHidden(card) ? card : hiddenFrom(poolOf(state, card)));

/** Places of a pack of which a viewer knows, or not, what lies there. */
interface Stretch {
  readonly begin: number;
  readonly end: number;
  /** "place": each card at its place; "cards": which cards, but not where; "nothing". */
  readonly knows: "place" | "cards" | "nothing";
}

/**
 * What a viewer knows of a pack: nothing of what was taken before it came to the viewer's seat for the first time; what the
 * seat kept each time; and of what was taken since only which cards they are.
 */
function stretchesOf(state: State, pack: Pack, viewer: Viewer): Stretch[] {
  const { begin, end, kind, first } = pack;
  const { seats } = state;
  const keeps = dealOf(state).keeps!;
  const now = stepOf(state, kind);
  const at = (step: number) => Math.min(begin + placesBefore(state, step), end);
  let visit = viewer === "spectator" ? keeps.length : (viewer - first + seats) % seats;
  if (visit > now || visit >= keeps.length) return [{ begin, end, knows: "nothing" }];
  const stretches: Stretch[] = [{ begin, end: at(visit), knows: "nothing" }];
  for (; visit <= now && visit < keeps.length; visit += seats) {
    const isLast = visit + seats > now || visit + seats >= keeps.length;
    const kept = at(visit + 1);
    stretches.push({ begin: at(visit), end: kept, knows: "place" });
    stretches.push({ begin: kept, end: isLast ? end : at(visit + seats), knows: "cards" });
  }
  return stretches;
}

function hidePack(state: State, pack: Pack, viewer: Viewer): void {
  const { packs } = state.hands!;
  for (const { begin, end, knows } of stretchesOf(state, pack, viewer)) {
    if (knows === "place" || begin === end) continue;
    const cards = packs.slice(begin, end).filter((card) => card !== null);
    const seen = knows === "cards" ? cards.sort() : cards.map((card) => faceDown(state, card));
    for (let i = 0; i < seen.length; i++) packs[begin + i] = seen[i]!;
  }
}

/** Lays a card wherever the view hides one, in place, each way equally likely. */
export function imagineHands(state: State, random: Random): void {
  const hands = state.hands!;
  const viewer = hands.viewer;
  if (viewer === null) return;
  if (hands.packs.length > 0) imaginePacks(state, viewer, random);
  else imagineHeld(state, random);
  hands.viewer = null;
}

/** Hands that were dealt in secret: any card of its pool may be anywhere. */
function imagineHeld(state: State, random: Random): void {
  const { held, aside } = state.hands!;
  const rows = [...held, ...aside];
  const left: { [hidden: string]: HandCardId[] } = {};
  for (const row of rows)
    for (let i = 0; i < row.length; i++) {
      const card = row[i]!;
      if (isHidden(card)) left[card] ??= unseen(state, card.slice(1));
    }
  for (const row of rows) {
    let isFilled = false;
    for (let i = 0; i < row.length; i++) {
      const cards = left[row[i]!];
      if (cards === undefined) continue;
      row[i] = draw(cards, random);
      isFilled = true;
    }
    if (isFilled) row.sort();
  }
}

/** Places of packs, and the cards that lie there in an unknown order. */
interface Puzzle {
  readonly places: { readonly place: number; readonly keeper: Seat | undefined }[];
  readonly cards: HandCardId[];
}

/** Who took which card of a pack, as far as the viewer did not see it; what somebody has shown since, that seat took. */
function imaginePacks(state: State, viewer: Viewer, random: Random): void {
  const hands = state.hands!;
  const unknown: { [hidden: string]: Puzzle } = {};
  const known: Puzzle[] = [];
  for (const pack of allPacks(state))
    for (const { begin, end, knows } of stretchesOf(state, pack, viewer)) {
      if (knows === "place" || begin === end || hands.packs[begin] === null) continue;
      let puzzle: Puzzle = { places: [], cards: [] };
      if (knows === "cards") known.push(puzzle);
      else {
        const pool = hands.packs[begin] as string;
        unknown[pool] ??= { places: [], cards: unseen(state, pool.slice(1)) };
        puzzle = unknown[pool];
      }
      for (let place = begin; place < end && hands.packs[place] !== null; place++) {
        const isTaken = place < pack.begin + hands.taken[pack.index]!;
        puzzle.places.push({ place, keeper: isTaken ? keeperOf(state, pack, place) : undefined });
        if (knows === "cards") puzzle.cards.push(hands.packs[place] as HandCardId);
      }
    }
  for (const puzzle of known) solve(state, puzzle, random);
  const seen = new Set(hands.packs);
  for (const pool in unknown) {
    const kept = hands.shown.flat().filter((card) => !seen.has(card) && hiddenFrom(poolOf(state, card)) === pool);
    solve(state, { places: unknown[pool]!.places, cards: [...kept, ...unknown[pool]!.cards] }, random);
  }
  for (const pack of allPacks(state)) order(state, pack);
  for (let seat = 0; seat < state.seats; seat++) if (seat !== viewer) takeUp(state, seat);
}

/** Lays cards at the places: what a seat has shown where that seat took one, the others anywhere. */
function solve({ hands }: State, { places, cards }: Puzzle, random: Random): void {
  const { packs, shown } = hands!;
  let free = places;
  const rest: HandCardId[] = [];
  for (const card of cards) {
    const seat = shown.findIndex((row) => row.includes(card));
    if (seat < 0) {
      rest.push(card);
      continue;
    }
    const own = free.filter(({ keeper }) => keeper === seat);
    const taken = pick(own, random);
    packs[taken.place] = card;
    free = free.filter((place) => place !== taken);
  }
  for (const { place } of free) packs[place] = draw(rest, random);
}

/** Takes one of the cards, whichever. */
function draw(cards: HandCardId[], random: Random): HandCardId {
  const at = random.below(cards.length);
  const card = cards[at]!;
  cards[at] = cards[cards.length - 1]!;
  cards.pop();
  return card;
}

/** What was taken at one step, and what is left, lies in order. */
function order(state: State, { begin, end, index }: Pack): void {
  const { packs, taken } = state.hands!;
  const sort = (from: number, to: number) => {
    const cards = packs.slice(from, to).filter((card) => card !== null);
    cards.sort();
    for (let i = 0; i < cards.length; i++) packs[from + i] = cards[i]!;
  };
  const left = begin + taken[index]!;
  const { keeps } = dealOf(state);
  for (let step = 0; step < keeps!.length; step++)
    sort(begin + placesBefore(state, step), Math.min(begin + placesBefore(state, step + 1), left));
  sort(left, end);
}

/** A seat holds what it took, but for what it has shown since, and what came to it openly. */
function takeUp(state: State, seat: Seat): void {
  const hands = state.hands!;
  const hand = hands.held[seat]!.filter((card) => !isHidden(card));
  for (const pack of allPacks(state))
    for (let place = pack.begin; place < pack.begin + hands.taken[pack.index]!; place++) {
      const card = hands.packs[place] as HandCardId;
      if (keeperOf(state, pack, place) === seat && !hands.shown[seat]!.includes(card)) hand.push(card);
    }
  hands.held[seat] = hand.sort();
}
