import type { Place } from "../../table/game.ts";
import type { Offered } from "../worker/scene.ts";

/** What is left of the moves after some places were clicked. */
export interface Narrowed {
  /** The places that may be clicked next, with the moves they lead to. */
  readonly lit: ReadonlyMap<Place, readonly Offered[]>;
  /** The moves that need no further click. */
  readonly here: readonly Offered[];
}

/** The moves whose places begin with those clicked. Asides stand apart, in a place of their own. */
export function narrow(offers: readonly Offered[], clicked: readonly Place[]): Narrowed {
  const lit = new Map<Place, Offered[]>();
  const here: Offered[] = [];
  for (const offer of offers) {
    if (offer.isAside || !beginsWith(offer.at, clicked)) continue;
    const next = offer.at[clicked.length];
    if (next === undefined) here.push(offer);
    else if (lit.has(next)) lit.get(next)?.push(offer);
    else lit.set(next, [offer]);
  }
  return { lit, here };
}

const beginsWith = (places: readonly Place[], start: readonly Place[]): boolean =>
  start.every((place, i) => places[i] === place);

/** What a click on a place means: go on choosing, one move, a menu of moves, or one click back. */
export type Click =
  | { readonly kind: "on"; readonly clicked: readonly Place[] }
  | { readonly kind: "move"; readonly offer: Offered }
  | { readonly kind: "menu"; readonly offers: readonly Offered[] }
  | { readonly kind: "nothing" };

export function click(offers: readonly Offered[], clicked: readonly Place[], place: Place): Click {
  const already = clicked.lastIndexOf(place);
  const { lit } = narrow(offers, clicked);
  if (!lit.has(place)) return already < 0 ? { kind: "nothing" } : { kind: "on", clicked: clicked.slice(0, already) };
  const now = [...clicked, place];
  const next = narrow(offers, now);
  const only = lit.get(place)!;
  if (only.length === 1) return { kind: "move", offer: only[0]! };
  if (next.lit.size === 0) return { kind: "menu", offers: next.here };
  return { kind: "on", clicked: now };
}
