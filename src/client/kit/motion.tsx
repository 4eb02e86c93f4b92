import { animate } from "motion/mini";
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from "react";
import { useKit } from "./table-context.ts";

interface PieceProps {
  /** The same piece wherever it lies; it travels from where it was last drawn. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Where a new piece comes from: the bag, the supply. */
  readonly from?: { readonly x: number; readonly y: number };
  readonly isGhost?: boolean;
  readonly children: ReactNode;
}

const lastSeen = new WeakMap<object, Map<string, { x: number; y: number }>>();
const travel = { duration: 0.25, ease: [0.3, 0.7, 0.3, 1] } as const;

/** A piece inside an SVG that travels when its position changes; `x` and `y` are in units of that SVG. */
export function Piece({ id, x, y, from, isGhost = false, children }: PieceProps): ReactElement {
  const ref = useRef<SVGGElement>(null);
  const { places } = useKit();
  const start = useRef(from);
  useLayoutEffect(() => {
    if (isGhost) return;
    const seen = seenAt(places);
    const old = seen.get(id) ?? start.current;
    seen.set(id, { x, y });
    if (ref.current === null || old === undefined || (old.x === x && old.y === y) || isCalm()) return;
    const path = [`translate(${old.x}px, ${old.y}px)`, `translate(${x}px, ${y}px)`];
    animate(ref.current, { transform: path }, travel);
  }, [id, x, y, isGhost, places]);
  return (
    <g ref={ref} className={isGhost ? "ghost" : "piece"} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {children}
    </g>
  );
}

function seenAt(board: object): Map<string, { x: number; y: number }> {
  let seen = lastSeen.get(board);
  if (seen === undefined) {
    seen = new Map();
    lastSeen.set(board, seen);
  }
  return seen;
}

/** Something thrown: it tumbles once whenever `roll` changes. */
export function Tumble({ roll, children }: { readonly roll: unknown; readonly children: ReactNode }): ReactElement {
  const ref = useRef<SVGGElement>(null);
  const last = useRef(roll);
  useLayoutEffect(() => {
    if (last.current === roll || ref.current === null) return;
    last.current = roll;
    if (isCalm()) return;
    animate(ref.current, { transform: ["rotate(-200deg) scale(0.7)", "rotate(0deg) scale(1)"] }, { duration: 0.4 });
  }, [roll]);
  return (
    <g ref={ref} className="tumble">
      {children}
    </g>
  );
}

const wishesCalm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether pieces simply are where they are: somebody's wish, here or for the whole device. */
export function isCalm(): boolean {
  return document.documentElement.dataset.motion === "none" || wishesCalm.matches;
}
