import { createStore, type StoreApi } from "zustand/vanilla";
import type { Place } from "../../table/game.ts";

/** What the frame tells the places of a board, and how they answer. */
export interface Places extends Marks {
  /** How the marked places stand; all others stand `idle`. */
  readonly states: ReadonlyMap<Place, PlaceState>;
  press(place: Place, element: Element): void;
  point(place: Place | undefined): void;
}

/** Which places are marked, and how. */
interface Marks {
  /** The places that can be clicked now. */
  readonly lit: ReadonlyMap<Place, Lit>;
  readonly chosen: ReadonlySet<Place>;
  readonly highlighted: ReadonlySet<Place>;
  readonly recent: ReadonlySet<Place>;
}

/** How a place stands to the moves at hand. */
export interface PlaceState {
  /** How many moves lead on from here; none: it cannot be clicked. */
  readonly moves: number;
  /** What a click does, in words, for the screen reader. */
  readonly label: string;
  /** Clicked already, on the way to a move of several places. */
  readonly isChosen: boolean;
  /** Named by the line of the log that is pointed at. */
  readonly isHighlighted: boolean;
  /** Touched by the moves since the viewer's last one. */
  readonly isRecent: boolean;
  /** Its rank, 1 to 3, when hints are asked for. */
  readonly hint: number | undefined;
  /** Marked as one of three to choose from, for a child or whoever is new to the game. */
  readonly isSuggested: boolean;
}

export type Lit = Pick<PlaceState, "moves" | "label" | "hint" | "isSuggested">;

export type PlacesStore = StoreApi<Places>;

export const idle: PlaceState = {
  moves: 0,
  label: "",
  isChosen: false,
  isHighlighted: false,
  isRecent: false,
  hint: undefined,
  isSuggested: false,
};

const nowhere: ReadonlySet<Place> = new Set();

export const createPlaces = (): PlacesStore =>
  createStore<Places>(() => ({
    lit: new Map(),
    chosen: nowhere,
    highlighted: nowhere,
    recent: nowhere,
    states: new Map(),
    press() {},
    point() {},
  }));

/** Marks places anew. Those that stand as before keep their state, so that only the others are drawn again. */
export function mark(places: PlacesStore, change: Partial<Marks>): void {
  const before = places.getState();
  const marks = { ...before, ...change };
  const states = new Map<Place, PlaceState>();
  for (const place of new Set([...marks.lit.keys(), ...marks.chosen, ...marks.highlighted, ...marks.recent])) {
    const old = before.states.get(place);
    const state = stateOf(marks, place);
    states.set(place, old !== undefined && isAlike(old, state) ? old : state);
  }
  places.setState({ ...change, states });
}

const stateOf = ({ lit, chosen, highlighted, recent }: Marks, place: Place): PlaceState => ({
  ...(lit.get(place) ?? idle),
  isChosen: chosen.has(place),
  isHighlighted: highlighted.has(place),
  isRecent: recent.has(place),
});

const facts = Object.keys(idle) as readonly (keyof PlaceState)[];
const isAlike = (one: PlaceState, other: PlaceState): boolean => facts.every((fact) => one[fact] === other[fact]);
