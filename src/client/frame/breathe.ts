import type { Place } from "../../table/game.ts";
import { isCalm } from "../kit/motion.tsx";

const outline = { strokeWidth: ["3px", "6px", "3px"] };
const frame = { boxShadow: ["0 0 0 2.5px var(--lit)", "0 0 0 6px var(--lit)", "0 0 0 2.5px var(--lit)"] };
const breath = { duration: 500, easing: "ease-out" };
/** Where more places are lit at once, no eye has to be led to them, and a phone would only stutter. */
const MOST = 12;

/** The outlines of places that have just been lit swell once; begun after the board is painted, so as not to hold that up. */
export function breathe(isNew: (place: Place) => boolean): void {
  if (isCalm()) return;
  const lit = [...document.querySelectorAll<Element>("[data-place][data-lit]")].filter((place) =>
    isNew(place.getAttribute("data-place") ?? ""),
  );
  if (lit.length > MOST) return;
  for (const place of lit) {
    const line = place.querySelector(":scope > .place-outline");
    if (line === null) place.animate(frame, breath);
    else line.animate(outline, breath);
  }
}
