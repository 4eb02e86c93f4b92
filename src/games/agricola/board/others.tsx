import { type ReactElement, useState } from "react";
import { type BoardProps, Icon, SeatMark, useTable } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import { COLUMNS, ROWS } from "../grid.ts";
import type { State } from "../state.ts";
import { partnerOf } from "../teams.ts";
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

interface RivalsProps {
  readonly view: State;
  readonly focus: Seat;
}

/** The farms of the others, small and always in sight; a click opens them large. */
export function Rivals({ view, focus }: RivalsProps): ReactElement {
  const { say, seats, openPanel } = useTable();
  const partner = partnerOf(view, focus);
  const side = 40;
  return (
    <div className="rivals">
      {view.farms.map((farm, seat) =>
        seat === focus || seat === partner ? null : (
          <button
            key={seats[seat]?.name ?? seat}
            type="button"
            className="rival"
            data-spot={`farm/${seat}`}
            aria-label={say({ id: "board.farm", seat })}
            onClick={() => openPanel("others")}
          >
            <span className="rival-name">
              <SeatMark seat={seat} size={16} /> {seats[seat]?.name}
              {view.startingPlayer === seat && <Icon of="start" size={16} silent />}
              {farm.cards.length > 0 && (
                <span className="rival-cards">
                  <Icon of="card" size={16} silent /> {farm.cards.length}
                </span>
              )}
            </span>
            <svg viewBox={`-8 -8 ${side * COLUMNS + 16} ${side * ROWS + 16}`} className="board" aria-hidden="true">
              <Patterns />
              <Farmyard view={view} shown={view} seat={seat} x={0} y={0} cell={side} isLive={false} />
            </svg>
          </button>
        ),
      )}
    </div>
  );
}
