import type { Place } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import { type Lit, mark, type PlacesStore } from "../kit/places.ts";
import { lessonPlaces } from "../lesson/lesson-places.ts";
import type { Speech } from "../words/use-words.ts";
import type { LogLine } from "../worker/scene.ts";
import { narrow } from "./narrow.ts";
import type { TableState, TableStore } from "./table-store.ts";

/** Keeps the places of the board lit as the table stands; gives back how to stop. */
export function lightPlaces(table: TableStore, places: PlacesStore, words: Speech): () => void {
  const light = (state: TableState, before?: TableState) => {
    if (before === undefined || isRelit(state, before))
      mark(places, { lit: litPlaces(state, words), chosen: chosenPlaces(state), recent: recentPlaces(state) });
    const highlighted = highlightedPlaces(state);
    if (before === undefined || !same(highlighted, highlightedPlaces(before)))
      mark(places, { highlighted: new Set(highlighted) });
  };
  light(table.getState());
  places.setState({
    press: (place, element) => table.getState().press(place, element),
    point: (place) => table.getState().point(place === undefined ? undefined : onlyOffer(table.getState(), place)),
  });
  return table.subscribe(light);
}

const isRelit = (now: TableState, before: TableState): boolean =>
  now.scene !== before.scene ||
  now.clicked !== before.clicked ||
  now.held !== before.held ||
  now.hints !== before.hints ||
  now.suggested !== before.suggested;

/** What is shown again, what a line of the log that is pointed at names, or what a guided game points at. */
const highlightedPlaces = (state: TableState): readonly Place[] =>
  state.past?.line?.at.slice(-1) ?? state.read?.at ?? lessonPlaces(state);

/** What has been clicked on the way to a move, or is named by the one that waits to be confirmed. */
const chosenPlaces = ({ clicked, held }: TableState): ReadonlySet<Place> => new Set(held?.offer.at ?? clicked);

function litPlaces(state: TableState, { say }: Speech): ReadonlyMap<Place, Lit> {
  const { scene, clicked, hints, suggested } = state;
  const all = new Map<Place, Lit>();
  if (scene === undefined) return all;
  const ranked = hints === undefined || hints === "asked" ? [] : hints;
  for (const [place, offers] of narrow(scene.offers, clicked).lit) {
    const move = offers.length === 1 ? say(offers[0]!.text) : say({ id: "frame.place-moves", n: offers.length });
    const rank = ranked.findIndex(({ offer }) => offers.some(({ index }) => index === offer));
    const isSuggested = rank < 0 && offers.some(({ index }) => suggested.includes(index));
    const label = isSuggested ? `${move}. ${say({ id: "frame.suggested" })}` : move;
    all.set(place, { moves: offers.length, label, hint: rank < 0 ? undefined : rank + 1, isSuggested });
  }
  return all;
}

const onlyOffer = ({ scene, clicked }: TableState, place: Place) => {
  const offers = scene === undefined ? undefined : narrow(scene.offers, clicked).lit.get(place);
  return offers?.length === 1 ? offers[0] : undefined;
};

/** The places touched since the viewer's own last move. */
function recentPlaces({ log, scene }: TableState): ReadonlySet<Place> {
  return new Set(linesSince(log, scene?.viewer).flatMap(({ at }) => at.slice(-1)));
}

function linesSince(log: readonly LogLine[], viewer: unknown): readonly LogLine[] {
  const last = log.findLastIndex(({ seat }) => seat === viewer);
  return log.slice(last + 1);
}
