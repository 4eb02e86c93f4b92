import type { ReactElement } from "react";
import { seatLooks } from "../frame/seat-looks.ts";
import { seatShapes } from "../kit/seat-mark.tsx";

/** The sign a seat will have at the table, drawn before there is one. */
export function SeatSign({ seat, size = 20 }: { readonly seat: number; readonly size?: number }): ReactElement {
  const { colour, shape } = seatLooks(Array.from({ length: seat + 1 }, String))[seat]!;
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={seatShapes[shape]} fill={colour} stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}

/** A person, as the pieces of the games are cut. */
export const PersonSign = (): ReactElement => (
  <svg className="icon" width="20" height="18" viewBox="0 0 20 18" aria-hidden="true">
    <path
      d="M10 1a3.5 3.5 0 0 1 3 5.4q4.500.8 5 3.600l-4 1 2 6h-4.500l-1.500-3-1.500 3h-4.500l2-6-4-1q.5-2.800 5-3.600a3.500 3.500 0 0 1 3-5.400z"
      fill="var(--yard)"
      stroke="var(--ink-soft)"
      strokeWidth="1.2"
      strokeLinejoin="round"
    />
  </svg>
);

/** How strong a bot is: a row of bars of which so many are filled. */
export function LevelSign({ level, of }: { readonly level: number; readonly of: number }): ReactElement {
  return (
    <svg className="icon" width={of * 6} height="18" viewBox={`0 0 ${of * 6} 18`} aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
          key={i}
          x={i * 6 + 0.75}
          y={13 - i * 2.5}
          width="4"
          height={4 + i * 2.5}
          fill={i <= level ? "var(--grain)" : "none"}
          stroke="var(--ink-soft)"
          strokeWidth="1"
        />
      ))}
    </svg>
  );
}
