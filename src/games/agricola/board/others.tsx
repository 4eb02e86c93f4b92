import { type ReactElement, useState } from "react";
import { type BoardProps, useTable } from "../../../client/board.ts";
import { COLUMNS, ROWS } from "../grid.ts";
import type { State } from "../state.ts";
import { Farmyard } from "./farmyard.tsx";
import { Patterns } from "./patterns.tsx";
import { Supply } from "./supply.tsx";

/** The farms of the others, small; one at a time large. */
export function Others({ view, focus }: BoardProps<State>): ReactElement {
  const { say } = useTable();
  const [wanted, setLarge] = useState<number>();
  const large = wanted === focus ? undefined : wanted;
  const others = view.farms.map((_, seat) => seat).filter((seat) => seat !== focus);
  const side = 60;
  return (
    <div className="others" data-large={large !== undefined || undefined}>
      {others
        .filter((seat) => large === undefined || seat === large)
        .map((seat) => (
          <div key={seat} className="other">
            <button
              type="button"
              aria-label={say({ id: "board.farm", seat })}
              aria-pressed={large === seat}
              onClick={() => setLarge(large === seat ? undefined : seat)}
            >
              <svg viewBox={`-10 -10 ${side * COLUMNS + 20} ${side * ROWS + 20}`} className="board">
                <Patterns />
                <Farmyard view={view} shown={view} seat={seat} x={0} y={0} cell={side} isLive={false} />
              </svg>
            </button>
            <Supply view={view} shown={view} seat={seat} />
          </div>
        ))}
    </div>
  );
}
