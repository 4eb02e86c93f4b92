import type { KeyboardEvent, MouseEvent, PointerEvent, RefCallback } from "react";
import type { Place } from "../../table/game.ts";
import { idle, type PlacesStore } from "./places.ts";
import { canPress, standFor } from "./standing.ts";

/** What makes an element act as a place. How the place stands is written to the element itself. */
export interface PlaceAttributes {
  readonly ref: RefCallback<Element>;
  readonly "data-place": Place;
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(): void;
}

export function placeAttributes(places: PlacesStore, id: Place, label: string): PlaceAttributes {
  const isOpen = () => canPress(places.getState().states.get(id) ?? idle);
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.stopPropagation();
    places.getState().press(id, event.currentTarget);
  };
  const point = (place: Place | undefined) => {
    if (isOpen()) places.getState().point(place);
  };
  return {
    ref: (element) => (element === null ? undefined : standFor(places, id, element, label)),
    "data-place": id,
    onClick: (event) => {
      if (isOpen()) press(event);
    },
    onKeyDown: (event) => {
      if (!isOpen() || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      press(event);
    },
    // Not on entering: what a resting pointer points at may have become another choice.
    onPointerMove: (event) => {
      const isHere = event.target instanceof Element && event.target.closest("[data-place]") === event.currentTarget;
      if (isHere && event.pointerType === "mouse") point(id);
    },
    onPointerLeave: () => point(undefined),
    onFocus: () => point(id),
    onBlur: () => point(undefined),
  };
}
