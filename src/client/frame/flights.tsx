import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Place, Seat, Table } from "../../table/game.ts";
import type { BoardModule } from "../board.ts";
import { Icon } from "../kit/icon.tsx";
import { type Flow, flows, type Lot, type Spot } from "../kit/lots.ts";
import { isCalm } from "../kit/motion.tsx";
import type { PlacesStore } from "../kit/places.ts";
import { SeatMark } from "../kit/seat-mark.tsx";
import { elementAt } from "../kit/standing.ts";
import { useKit } from "../kit/table-context.ts";
import { afterPaint } from "./after-paint.ts";
import type { TableState, TableStore } from "./table-store.ts";

/** How many of the same things travel, and how many things at all. */
const FEW = 4;
const MOST = 14;
const SIZE = 28;
const travel = { duration: 380, easing: "cubic-bezier(0.3, 0.7, 0.3, 1)", fill: "backwards" } as const;
const STAGGER = 45;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Flight {
  readonly id: number;
  readonly what: string;
  readonly seat: Seat | undefined;
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
}

interface Ready {
  readonly flow: Flow;
  readonly from: Point;
  /** Where the move was made. */
  readonly made: Spot | undefined;
}

interface FlightsProps {
  readonly table: TableStore;
  readonly board: BoardModule | undefined;
}

let counted = 0;

/** Goods, people and cards on their way from where they were to where they are; they lie over everything and hold nothing up. */
export function Flights({ table, board }: FlightsProps): ReactElement | null {
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const { places } = useKit();

  useEffect(() => {
    const lots = board?.lots;
    if (lots === undefined) return;
    let callOff = () => {};
    // What moved since the board was last painted: moves may follow each other quickly.
    let ready: Ready[] = [];
    // What lay where before a move was looked up after the one before it.
    let known: { readonly view: Table; readonly focus: Seat; readonly lots: readonly Lot[] } | undefined;
    const lotsIn = (view: Table, focus: Seat) => {
      if (known?.view !== view || known.focus !== focus) known = { view, focus, lots: lots(view, focus) };
      return known.lots;
    };
    const leave = table.subscribe((now, before) => {
      const [view, old] = [shownView(now), shownView(before)];
      if (view === old || view === undefined || old === undefined || isCalm()) return;
      if (now.scene?.viewer !== before.scene?.viewer || document.visibilityState === "hidden") return;
      const made = actingPlaces(now, before);
      // The starts are looked up before the board is drawn anew, the ends after it.
      const focus = now.scene?.viewer === "spectator" ? 0 : (now.scene?.viewer ?? 0);
      const begun = flows(lotsIn(old, focus), lotsIn(view, focus)).flatMap((flow) => {
        const place = made(flow.seat);
        const from = pointOf(places, flow.from ?? place);
        return from === undefined ? [] : [{ flow, from, made: place }];
      });
      if (begun.length === 0) return;
      ready.push(...begun);
      if (ready.length > begun.length) return;
      callOff = afterPaint(() => {
        setFlights(ready.flatMap((all) => launch(places, all)).slice(0, MOST));
        ready = [];
      });
    });
    return () => {
      callOff();
      leave();
    };
  }, [table, board, places]);

  if (flights.length === 0) return null;
  return (
    <div className="flights" aria-hidden="true">
      {flights.map((flight) => (
        <Flying key={flight.id} flight={flight} />
      ))}
    </div>
  );
}

const shownView = ({ past, scene }: TableState): Table | undefined => past?.view ?? scene?.view;

/** Where the last of the new moves was made: a seat's own, else anybody's. */
function actingPlaces(now: TableState, before: TableState): (seat: Seat | undefined) => Spot | undefined {
  const told =
    now.past === undefined ? now.log.slice(before.log.length) : [now.past.line].filter((line) => line !== undefined);
  const placed = told.filter((line) => line.at.length > 0);
  return (seat) => {
    const at = (placed.findLast((line) => line.seat === seat) ?? placed.at(-1))?.at.at(-1);
    return at === undefined ? undefined : { at, seat: undefined };
  };
}

function launch(places: PlacesStore, { flow, from, made }: Ready): readonly Flight[] {
  const to = pointOf(places, flow.to ?? made);
  if (to === undefined || (Math.abs(from.x - to.x) < 8 && Math.abs(from.y - to.y) < 8)) return [];
  const { what, seat, n } = flow;
  return Array.from({ length: Math.min(n, FEW) }, (_, i) => ({
    id: counted++,
    what,
    seat,
    from,
    to,
    delay: i * STAGGER,
  }));
}

/** The middle of a place on the screen: where it is drawn, or what holds it, or beside the name of its seat. */
function pointOf(places: PlacesStore, spot: Spot | undefined): Point | undefined {
  if (spot === undefined) return undefined;
  for (let at: Place = spot.at; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf("/")))) {
    const point = middleOf(places, at);
    if (point !== undefined) return point;
  }
  return spot.seat === undefined ? undefined : middleOf(places, `seat/${spot.seat}`);
}

function middleOf(places: PlacesStore, at: Place): Point | undefined {
  const element = elementAt(places, at) ?? document.querySelector(`[data-spot="${CSS.escape(at)}"]`);
  if (element === null) return undefined;
  const { x, y, width, height } = element.getBoundingClientRect();
  return width === 0 ? undefined : { x: x + width / 2, y: y + height / 2 };
}

function Flying({ flight: { what, seat, from, to, delay } }: { readonly flight: Flight }): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const path = [
      { translate: `${from.x}px ${from.y}px`, opacity: 1 },
      { translate: `${to.x}px ${to.y}px`, opacity: 1, offset: 0.9 },
      { translate: `${to.x}px ${to.y}px`, opacity: 0 },
    ];
    ref.current?.animate(path, { ...travel, delay });
  }, [from, to, delay]);
  return (
    <div ref={ref} className="flight">
      {what === "person" && seat !== undefined ? (
        <SeatMark seat={seat} size={SIZE} />
      ) : (
        <Icon of={what} size={SIZE} silent />
      )}
    </div>
  );
}
