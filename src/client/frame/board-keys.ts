import type { KeyboardEvent } from "react";
import { firstAnswer } from "./by-keyboard.ts";

const DIRECTIONS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Moves the focus with the arrow keys to the nearest place, or thing that explains itself, in that direction; beyond the edge
 * of the board lie the answers that are not on it.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const direction = DIRECTIONS[event.key];
  if (direction === undefined || !(event.target instanceof Element)) return;
  const here = middle(event.target);
  const all = event.currentTarget.querySelectorAll<SVGElement | HTMLElement>("[data-place], [data-explain]");
  let nearest: SVGElement | HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const element of all) {
    if (element === event.target) continue;
    const distance = distanceTo(here, middle(element), direction);
    if (distance >= least) continue;
    least = distance;
    nearest = element;
  }
  if (nearest === undefined) {
    firstAnswer()?.focus({ preventScroll: true });
    return;
  }
  event.preventDefault();
  if (!nearest.hasAttribute("tabindex")) nearest.setAttribute("tabindex", "-1");
  nearest.focus();
}

function middle(element: Element): readonly [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** How far a point lies in a direction; what lies aside of it counts double, what lies behind is out of reach. */
function distanceTo(
  [x, y]: readonly [number, number],
  [otherX, otherY]: readonly [number, number],
  [right, down]: readonly [number, number],
): number {
  const ahead = (otherX - x) * right + (otherY - y) * down;
  const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
  return ahead < 4 ? Number.POSITIVE_INFINITY : ahead + 2 * aside;
}
