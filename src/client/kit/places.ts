import { createStore, type StoreApi } from "zustand/vanilla";
import type { Place } from "../../table/game.ts";
import type { PlaceState } from "../board.ts";

/** What the frame tells the places of a board, and how they answer. */
export interface Places {
  /** The places that can be clicked now. */
  readonly lit: ReadonlyMap<Place, Lit>;
  readonly chosen: ReadonlySet<Place>;
  readonly highlighted: ReadonlySet<Place>;
  readonly recent: ReadonlySet<Place>;
  press(place: Place, element: Element): void;
  point(place: Place | undefined): void;
}

export interface Lit {
  readonly moves: number;
  /** What a click does, in words, for the screen reader. */
  readonly label: string;
  readonly hint: number | undefined;
}

export type PlacesStore = StoreApi<Places>;

const nowhere: ReadonlySet<Place> = new Set();

export const createPlaces = (): PlacesStore =>
  createStore<Places>(() => ({
    lit: new Map(),
    chosen: nowhere,
    highlighted: nowhere,
    recent: nowhere,
    press() {},
    point() {},
  }));

/** The state of one place as a short text, so that a place is drawn anew only when it changes. */
export function placeKey({ lit, chosen, highlighted, recent }: Places, place: Place): string {
  const here = lit.get(place);
  const flags = `${chosen.has(place) ? 1 : 0}${highlighted.has(place) ? 1 : 0}${recent.has(place) ? 1 : 0}`;
  return here === undefined ? flags : `${flags} ${here.moves} ${here.hint ?? ""} ${here.label}`;
}

export function placeState({ lit, chosen, highlighted, recent }: Places, place: Place): PlaceState {
  const here = lit.get(place);
  return {
    moves: here?.moves ?? 0,
    isChosen: chosen.has(place),
    isHighlighted: highlighted.has(place),
    isRecent: recent.has(place),
    hint: here?.hint,
  };
}
