import type { Place, Seat } from "../../table/game.ts";

/** Things of one kind in one place; they travel when afterwards there are fewer here and more elsewhere. */
export interface Lot {
  /** The id of their icon; "person" is the mark of their seat. */
  readonly what: string;
  readonly n: number;
  readonly at: Place;
  /** Whose they are: what is not drawn on the board is found beside the seat's name. */
  readonly seat?: Seat;
}

/** Some things on their way. */
export interface Flow {
  readonly what: string;
  readonly n: number;
  readonly seat: Seat | undefined;
  /** Where they come from and go to; without it, where the move was made. */
  readonly from: Spot | undefined;
  readonly to: Spot | undefined;
}

export interface Spot {
  readonly at: Place;
  readonly seat: Seat | undefined;
}

interface Change extends Spot {
  n: number;
}

/** What moved between two positions: whatever there is less of in one place goes to where there is more of it. */
export function flows(before: readonly Lot[], after: readonly Lot[]): readonly Flow[] {
  const kinds = new Map<string, Map<Place, Change>>();
  count(kinds, before, -1);
  count(kinds, after, 1);
  const all: Flow[] = [];
  for (const [kind, places] of kinds) {
    const changes = [...places.values()].filter(({ n }) => n !== 0);
    const less = changes.filter(({ n }) => n < 0).map((change) => ({ ...change, n: -change.n }));
    const more = changes.filter(({ n }) => n > 0).map((change) => ({ ...change }));
    const what = kind.split("|")[0]!;
    const add = (n: number, from: Change | undefined, to: Change | undefined) =>
      all.push({ what, n, seat: (to ?? from)?.seat, from, to });
    while (less.length > 0 && more.length > 0) {
      const [from, to] = [less[0]!, more[0]!];
      const n = Math.min(from.n, to.n);
      add(n, from, to);
      from.n -= n;
      to.n -= n;
      if (from.n === 0) less.shift();
      if (to.n === 0) more.shift();
    }
    for (const from of less) add(from.n, from, undefined);
    for (const to of more) add(to.n, undefined, to);
  }
  return all;
}

function count(kinds: Map<string, Map<Place, Change>>, lots: readonly Lot[], sign: number): void {
  for (const { what, n, at, seat } of lots) {
    const kind = what === "person" ? `${what}|${seat}` : what;
    const places = kinds.get(kind) ?? new Map<Place, Change>();
    kinds.set(kind, places);
    const change = places.get(at) ?? { at, seat, n: 0 };
    change.n += sign * n;
    places.set(at, change);
  }
}
