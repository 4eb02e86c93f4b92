import { type PointerEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { Place, useHighlighted, usePlace, usePlaceState, useTable } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import { describe, fencePlace, fenceSpacePlace } from "../describe.ts";
import { enclosable } from "../farm.ts";
import { CELL_NAMES, CELLS, type Cells, COLUMNS, cellsOf, FENCE_SPACES, lowest, setOf } from "../grid.ts";
import { type Farm, farmOf, type State } from "../state.ts";
import { cellAt } from "./farm-cell.tsx";

interface FenceLayerProps {
  readonly view: State;
  /** Who builds. */
  readonly seat: Seat;
  /** On whose farm; on the builder's own if not given. */
  readonly home?: Seat;
  readonly side: number;
  /** The height of what builds the pasture, below the farm. */
  readonly bar: number;
}

/** Spaces are chosen by tapping or dragging, in any order; what they cost and become is shown before it counts. */
export function FenceLayer({ view, seat, home = seat, side, bar }: FenceLayerProps): ReactElement {
  const { say, name } = useTable();
  const [chosen, setChosen] = useState<Cells>(0);
  const drag = useRef<{ readonly adds: boolean } | undefined>(undefined);
  const farm = farmOf(view, home);
  const place = fencePlace(home, cellsOf(asPasture(farm, chosen)));
  const move = { type: "fence", cells: cellsOf(asPasture(farm, chosen)) } as const;
  const text = chosen === 0 ? "" : say(describe(view, seat, home === seat ? move : { ...move, for: home }).text);
  const attributes = usePlace(place, "");
  const { moves } = usePlaceState(place);
  const isOffered = chosen !== 0 && moves > 0;
  const layout = farm.pastures.join();
  const isOpen = farm.looseFences !== undefined;
  const wanted = useWantedCells(seat);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pasture begins a new choice
  useEffect(() => setChosen(0), [layout]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is shown on the board as soon as it is possible
  useEffect(() => {
    if (isOffered) attributes.onFocus();
    return () => attributes.onBlur();
  }, [place, isOffered]);

  const divisible = farm.pastures.filter((pasture) => (pasture & (pasture - 1)) !== 0);
  const open = enclosable(farm) | divisible.reduce((all, cells) => all | cells, 0);
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => open & (1 << cell));
  const touch = (cell: number) => {
    const adds = drag.current?.adds ?? true;
    setChosen((now) => (adds ? now | (1 << cell) : now & ~(1 << cell)));
  };
  const cellUnder = (event: PointerEvent): number | undefined => {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.getAttribute("data-fence-cell");
    return under === null || under === undefined ? undefined : Number(under);
  };
  return (
    <g>
      {cells.map((cell) => {
        const at = cellAt(cell, side);
        const isChosen = (chosen & (1 << cell)) !== 0;
        return (
          <rect
            key={cell}
            data-fence-cell={cell}
            data-lit=""
            className="fence-cell"
            data-chosen={isChosen || undefined}
            data-highlighted={(wanted.has(CELL_NAMES[cell]!) && !isChosen) || undefined}
            role="checkbox"
            aria-checked={isChosen}
            aria-label={CELL_NAMES[cell]}
            tabIndex={0}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== " ") return;
              event.preventDefault();
              setChosen((now) => now ^ (1 << cell));
            }}
            x={at.x + 4}
            y={at.y + 4}
            width={side - 8}
            height={side - 8}
            rx="4"
            onPointerDown={(event) => {
              event.currentTarget.releasePointerCapture(event.pointerId);
              drag.current = { adds: !isChosen };
              touch(cell);
            }}
            onPointerMove={(event) => {
              const under = drag.current === undefined || event.buttons === 0 ? undefined : cellUnder(event);
              if (under !== undefined) touch(under);
            }}
            onPointerUp={() => {
              drag.current = undefined;
            }}
          />
        );
      })}
      {isOpen &&
        FENCE_SPACES.map((_, at) => <SingleFence key={fenceSpacePlace(home, at)} home={home} at={at} side={side} />)}
      <foreignObject x={-4} y={side * 3 + 12} width={side * 5 + 8} height={bar}>
        <div className="fence-bar">
          {chosen === 0 && <span>{name(isOpen ? "board.fence-start-open" : "board.fence-start")}</span>}
          {chosen !== 0 && !isOffered && <span>{name("board.fence-wrong")}</span>}
          {isOffered && (
            <span ref={bringIntoSight}>
              <button type="button" className="button primary" {...attributes}>
                {text}
              </button>
            </span>
          )}
          {chosen !== 0 && (
            <button type="button" className="button quiet" onClick={() => setChosen(0)}>
              {name("board.fence-clear")}
            </button>
          )}
        </div>
      </foreignObject>
    </g>
  );
}

interface SingleFenceProps {
  readonly home: Seat;
  /** The number of the fence space. */
  readonly at: number;
  readonly side: number;
}

/** A fence space where a single fence can be built. */
function SingleFence({ home, at, side }: SingleFenceProps): ReactElement | null {
  const { name } = useTable();
  const place = fenceSpacePlace(home, at);
  const { moves } = usePlaceState(place);
  if (moves === 0) return null;
  const { level, upright } = FENCE_SPACES[at]!;
  const [columns, bits] = level !== 0 ? [COLUMNS, level] : [COLUMNS + 1, upright];
  const [x, y] = [(lowest(bits) % columns) * side, Math.floor(lowest(bits) / columns) * side];
  const [long, thick] = [side * 0.64, 18];
  const [middle, edge] = [(side - long) / 2, -thick / 2];
  const shape =
    level !== 0 ? (
      <rect x={x + middle} y={y + edge} width={long} height={thick} rx={thick / 2} />
    ) : (
      <rect x={x + edge} y={y + middle} width={thick} height={long} rx={thick / 2} />
    );
  return (
    <g className="fence-space">
      <Place id={place} label={name("board.fence-space")} shape={shape} />
    </g>
  );
}

/** What builds the pasture lies below the farm: on a phone it is brought above whatever covers the end of the screen. */
const bringIntoSight = (around: HTMLElement | null): void =>
  around?.querySelector("button")?.scrollIntoView({ block: "nearest" });

/** The spaces of a pasture that somebody points at from elsewhere: a line of the log, or the guide of a first game. */
function useWantedCells(seat: Seat): ReadonlySet<string> {
  const places = useHighlighted(`fence/${seat}/`);
  return new Set(places.flatMap((place) => place.split("/").at(-1)!.split("-")));
}

/** Of a pasture that is divided, the part that is named is the one without its first space. */
function asPasture(farm: Farm, chosen: Cells): Cells {
  const around = farm.pastures.find((pasture) => (chosen & ~pasture) === 0);
  if (around === undefined || chosen === 0) return chosen;
  const first = setOf([cellsOf(around)[0]!]);
  return (chosen & first) !== 0 ? around & ~chosen : chosen;
}
