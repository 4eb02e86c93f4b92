import type { Scene } from "../worker/scene.ts";
import { change, useSettings } from "./settings.ts";

/** The name of the viewer's seat in this match, as the settings keep it. */
export const suggestionSeat = ({ id, viewer }: Pick<Scene, "id" | "viewer">): string => `${id}/${viewer}`;

/** Lets three moves be suggested to a seat, or no more. Of old matches nothing is kept. */
export function suggestTo(seat: string, isWanted: boolean): void {
  const others = useSettings.getState().suggestTo.filter((other) => other !== seat);
  change({ suggestTo: isWanted ? [...others, seat].slice(-MOST_KEPT) : others });
}

const MOST_KEPT = 24;
