import type { Place } from "../../table/game.ts";
import { idle, type PlaceState, type PlacesStore } from "./places.ts";

/** An element that stands for a place. */
interface Standing {
  readonly element: Element;
  /** What lies there, in words. */
  readonly label: string;
}

type Elements = Map<Place, Set<Standing>>;

const boards = new WeakMap<PlacesStore, Elements>();

/**
 * Lets an element stand for a place: whenever the place is marked, so is the element, without being drawn anew. Gives back
 * how to end that.
 */
export function standFor(places: PlacesStore, id: Place, element: Element, label: string): () => void {
  const elements = elementsOf(places);
  const standing: Standing = { element, label };
  const here = elements.get(id) ?? new Set();
  elements.set(id, here.add(standing));
  show(standing, places.getState().states.get(id) ?? idle);
  return () => void here.delete(standing);
}

/** The element that stands for a place, if one does. */
export function elementAt(places: PlacesStore, id: Place): Element | undefined {
  for (const { element } of elementsOf(places).get(id) ?? []) return element;
  return undefined;
}

/** Whether a place in this state can be pressed. */
export const canPress = ({ moves, isChosen }: PlaceState): boolean => moves > 0 || isChosen;

function elementsOf(places: PlacesStore): Elements {
  const known = boards.get(places);
  if (known !== undefined) return known;
  const elements: Elements = new Map();
  boards.set(places, elements);
  places.subscribe(({ states }, { states: before }) => {
    const showAt = (place: Place, state: PlaceState) => {
      for (const standing of elements.get(place) ?? []) show(standing, state);
    };
    for (const [place, state] of states) if (before.get(place) !== state) showAt(place, state);
    for (const place of before.keys()) if (!states.has(place)) showAt(place, idle);
  });
  return elements;
}

function show({ element, label }: Standing, state: PlaceState): void {
  const isButton = canPress(state);
  write(element, "aria-label", [label, state.label].filter((text) => text !== "").join(". "));
  write(element, "role", isButton ? "button" : "img");
  write(element, "tabindex", isButton ? "0" : "-1");
  write(element, "data-lit", flag(state.moves > 0));
  write(element, "data-chosen", flag(state.isChosen));
  write(element, "aria-pressed", flag(state.isChosen));
  write(element, "data-highlighted", flag(state.isHighlighted));
  write(element, "data-recent", flag(state.isRecent));
  write(element, "data-suggested", flag(state.isSuggested));
  write(element, "data-hint", state.hint === undefined ? undefined : String(state.hint));
}

const flag = (isOn: boolean): string | undefined => (isOn ? "true" : undefined);

function write(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
