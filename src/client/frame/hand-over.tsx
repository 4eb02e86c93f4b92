import { type ReactElement, useEffect, useRef } from "react";
import type { Seat } from "../../table/game.ts";
import type { SeatLook } from "../board.ts";
import { seatShapes } from "../kit/seat-mark.tsx";
import type { Speech } from "../words/use-words.ts";
import { host } from "../worker/index.ts";
import { afterPaint } from "./after-paint.ts";

interface HandOverProps {
  readonly seat: Seat;
  readonly seats: readonly SeatLook[];
  readonly words: Speech;
}

/** Nothing of the table, until the next person holds the device. */
export function HandOver({ seat, seats, words }: HandOverProps): ReactElement {
  const look = seats[seat];
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => afterPaint(() => button.current?.focus()), []);
  return (
    <main className="hand-over">
      <svg viewBox="0 0 24 24" width="96" height="96" aria-hidden="true">
        <path d={seatShapes[look?.shape ?? "circle"]} fill={look?.colour} stroke="var(--ink)" />
      </svg>
      <h1>{words.say({ id: "frame.hand-over", seat })}</h1>
      <p>{words.say({ id: "frame.hand-over-about", seat })}</p>
      <button ref={button} className="button primary" type="button" onClick={() => void host().sit(seat)}>
        {words.say({ id: "frame.here-i-am", seat })}
      </button>
    </main>
  );
}
