import type { Seat, Viewer } from "../../../table/game.ts";
import { pick, type Random } from "../../../table/random.ts";
import type { HandCardId } from "../cards/decks/index.ts";
import type { State } from "../state.ts";
import { type Held, type Hidden, hiddenFrom, insert, isHidden, kindOf } from "./held.ts";
import { keeperOf, type Pack, packsOf, stepOf, takenFromPacks } from "./packs.ts";
import { backOf, unseen } from "./pools.ts";

/** Hides what the viewer may not know, in place: the hands of others, and who took what of the packs. */
export function hideHands(state: State, viewer: Viewer): void {
  const hands = state.hands!;
  hands.viewer = viewer;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    turnDown(state, hands.held[seat]!);
    if (hands.aside.length > 0) turnDown(state, hands.aside[seat]!);
  }
  if (hands.packs.length > 0) for (const pack of packsOf(state)) hidePack(state, pack, viewer);
}

/** Turns cards face down, but for those that all have seen. */
function turnDown(state: State, cards: Held[]): void {
  const { open } = state.hands!;
  for (let i = 0; i < cards.length; i++)
    if (!(open as readonly Held[]).includes(cards[i]!)) cards[i] = faceDown(state, cards[i]!);
  cards.sort();
}

export const faceDown = (state: State, card: Held): Held => (isHidden(card) ? card : backOf(state, card));

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
  const { begin, end, steps, kind, first } = pack;
  const { seats } = state;
  const last = Math.min(stepOf(state, kind), steps.length - 2);
  let visit = viewer === "spectator" ? steps.length : (viewer - first + seats) % seats;
  if (begin === end) return [];
  if (visit > last) return [{ begin, end, knows: "nothing" }];
  const stretches: Stretch[] = [{ begin, end: steps[visit]!, knows: "nothing" }];
  for (; visit <= last; visit += seats) {
    const kept = steps[visit + 1]!;
    stretches.push({ begin: steps[visit]!, end: kept, knows: "place" });
    stretches.push({ begin: kept, end: visit + seats > last ? end : steps[visit + seats]!, knows: "cards" });
  }
  return stretches.filter((stretch) => stretch.begin < stretch.end);
}

function hidePack(state: State, pack: Pack, viewer: Viewer): void {
  const { packs } = state.hands!;
  for (const { begin, end, knows } of stretchesOf(state, pack, viewer)) {
    if (knows === "cards") sortPart(packs, begin, end);
    else if (knows === "nothing")
      for (let i = begin; i < end && packs[i] !== null; i++) packs[i] = faceDown(state, packs[i]!);
  }
}

/** Sorts a few cards that lie in a row; where nothing lies yet, nothing follows. */
function sortPart(cards: (Held | null)[], begin: number, end: number): void {
  for (let i = begin + 1; i < end; i++) {
    const card = cards[i]!;
    if (card === null) return;
    let at = i;
    for (; at > begin && cards[at - 1]! > card; at--) cards[at] = cards[at - 1]!;
    cards[at] = card;
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
  for (const row of rows) for (const card of row) if (isHidden(card)) left[card] ??= unseen(state, card.slice(1));
  for (const row of rows) {
    let isFilled = false;
    for (let i = 0; i < row.length; i++) {
      if (!isHidden(row[i]!)) continue;
      row[i] = draw(left[row[i]!]!, random);
      isFilled = true;
    }
    if (isFilled) row.sort();
  }
}

/** Places of packs and of drawn cards, and the cards that lie there in an unknown order. */
interface Puzzle {
  readonly places: Place[];
  readonly cards: HandCardId[];
}

interface Place {
  readonly at: number;
  /** Who has taken or drawn the card that lies there. */
  readonly keeper: Seat | undefined;
}

/**
 * Who took which card of a pack and who drew which one later, as far as the viewer did not see it; what somebody has shown
 * since, that seat took or drew.
 */
function imaginePacks(state: State, viewer: Viewer, random: Random): void {
  const { packs, shown } = state.hands!;
  const drawn = drawnInSecret(state, viewer);
  /** The places of the packs, behind them those of drawn cards. */
  const all = drawn.length === 0 ? packs : [...packs, ...drawn.map(({ back }) => back)];
  const unknown: { [hidden: string]: Puzzle } = {};
  const unknownOf = (back: Hidden) => (unknown[back] ??= { places: [], cards: unseen(state, back.slice(1)) });
  const known: Puzzle[] = [];
  for (const pack of packsOf(state))
    for (const { begin, end, knows } of stretchesOf(state, pack, viewer)) {
      if (knows === "place" || packs[begin] === null) continue;
      if (knows === "cards") {
        const puzzle: Puzzle = { places: [], cards: [] };
        addPlaces(state, puzzle, pack, begin, end);
        for (const { at } of puzzle.places) puzzle.cards.push(packs[at] as HandCardId);
        known.push(puzzle);
      } else addPlaces(state, unknownOf(packs[begin] as Hidden), pack, begin, end);
    }
  for (const [i, { seat, back }] of drawn.entries())
    unknownOf(back).places.push({ at: packs.length + i, keeper: seat });
  const keepers = shownBy(state);
  for (const puzzle of known) solve(all, puzzle, keepers, random);
  for (const back in unknown) {
    const puzzle = unknown[back]!;
    for (const [seat, row] of shown.entries()) {
      // What the viewer took or drew needs no place here.
      if (seat === viewer) continue;
      for (const card of row) if (backOf(state, card) === back && !packs.includes(card)) puzzle.cards.push(card);
    }
    solve(all, puzzle, keepers, random);
  }
  for (let at = 0; at < packs.length; at++) packs[at] = all[at]!;
  takeUp(state, viewer, keepers);
  for (const [i, { seat }] of drawn.entries()) {
    const card = all[packs.length + i] as HandCardId;
    if (keepers.get(card) !== seat) insert(state.hands!.held[seat]!, card);
  }
}

/** A card that somebody drew in secret after the draft. */
interface Drawn {
  readonly seat: Seat;
  readonly back: Hidden;
}

/** What the others hold or have shown beyond what they took of the packs: it was drawn. */
function drawnInSecret(state: State, viewer: Viewer): readonly Drawn[] {
  const { held, shown } = state.hands!;
  const drawn: Drawn[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    for (const kind of ["occupation", "minor"] as const) {
      const back = hiddenFrom(kind);
      let count = -takenFromPacks(state, kind, seat);
      for (const card of held[seat]!) if (card === back) count++;
      for (const card of shown[seat]!) if (kindOf(card) === kind) count++;
      for (; count > 0; count--) drawn.push({ seat, back });
    }
  }
  return drawn;
}

function addPlaces(state: State, { places }: Puzzle, pack: Pack, begin: number, end: number): void {
  const { packs, taken } = state.hands!;
  const left = pack.begin + taken[pack.index]!;
  for (let at = begin; at < end && packs[at] !== null; at++)
    places.push({ at, keeper: at < left ? keeperOf(state, pack, at) : undefined });
}

/** By card: who has shown it. */
function shownBy({ hands }: State): Map<string, Seat> {
  const keepers = new Map<string, Seat>();
  for (const [seat, row] of hands!.shown.entries()) for (const card of row) keepers.set(card, seat);
  return keepers;
}

/** Lays cards at the places: what a seat has shown where that seat took one, the others anywhere. */
function solve(
  lying: (Held | null)[],
  { places, cards }: Puzzle,
  keepers: ReadonlyMap<string, Seat>,
  random: Random,
): void {
  let free = places;
  const rest: HandCardId[] = [];
  for (const card of cards) {
    const seat = keepers.get(card);
    if (seat === undefined) {
      rest.push(card);
      continue;
    }
    const own = free.filter(({ keeper }) => keeper === seat);
    const taken = pick(own, random);
    lying[taken.at] = card;
    free = free.filter((place) => place !== taken);
  }
  for (const { at } of free) lying[at] = draw(rest, random);
}

/** Takes one of the cards, whichever. */
function draw(cards: HandCardId[], random: Random): HandCardId {
  const at = random.below(cards.length);
  const card = cards[at]!;
  cards[at] = cards[cards.length - 1]!;
  cards.pop();
  return card;
}

/**
 * Puts the packs in order, step by step. Then each seat holds what it took, but for what it has shown since, and what came
 * to it openly.
 */
function takeUp(state: State, viewer: Viewer, keepers: ReadonlyMap<string, Seat>): void {
  const { packs, taken, held } = state.hands!;
  for (let seat = 0; seat < state.seats; seat++)
    if (seat !== viewer) held[seat] = held[seat]!.filter((card) => !isHidden(card));
  for (const { begin, end, index, first, steps } of packsOf(state)) {
    const left = begin + taken[index]!;
    for (let step = 0; step < steps.length - 1 && steps[step]! < left; step++) {
      const kept = Math.min(steps[step + 1]!, left);
      sortPart(packs, steps[step]!, kept);
      const seat = (first + step) % state.seats;
      if (seat === viewer) continue;
      for (let at = steps[step]!; at < kept; at++) if (keepers.get(packs[at]!) !== seat) held[seat]!.push(packs[at]!);
    }
    sortPart(packs, left, end);
  }
  for (let seat = 0; seat < state.seats; seat++) if (seat !== viewer) held[seat]!.sort();
}
