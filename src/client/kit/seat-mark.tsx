import type { ReactElement } from "react";
import type { Seat } from "../../table/game.ts";
import type { SeatShape } from "./seat-look.ts";
import { useTable } from "./table-context.ts";

interface SeatMarkProps {
  readonly seat: Seat;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

/** A seat's sign in its colour and shape, on a grid of 24 units; inside an SVG or in text. */
export function SeatMark({ seat, x, y, size = 24 }: SeatMarkProps): ReactElement {
  const { seats } = useTable();
  const look = seats[seat];
  return (
    <svg className="icon" x={x} y={y} width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={look?.name}>
      <path
        d={seatShapes[look?.shape ?? "circle"]}
        fill={look?.colour}
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export const seatShapes: { readonly [Shape in SeatShape]: string } = {
  circle: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z",
  square: "M4 4h16v16h-16z",
  triangle: "M12 2.5l10 18.5h-20z",
  diamond: "M12 1.5l10 10.5l-10 10.5l-10-10.5z",
  cross: "M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z",
  star: "M12 1.5l3.1 6.9l7.4.8l-5.5 5l1.5 7.3l-6.5-3.7l-6.5 3.7l1.5-7.3l-5.5-5l7.4-.8z",
};

interface HatchingProps {
  readonly id: string;
  readonly colour?: string;
  readonly gap?: number;
  readonly angle?: number;
}

/** A pattern of ink lines for `fill="url(#id)"`; put it into the SVG's `defs`. */
export function Hatching({ id, colour = "var(--ink-soft)", gap = 5, angle = 45 }: HatchingProps): ReactElement {
  return (
    <pattern id={id} width={gap} height={gap} patternUnits="userSpaceOnUse" patternTransform={`rotate(${angle})`}>
      <line y2={gap} stroke={colour} strokeWidth="1" />
    </pattern>
  );
}
