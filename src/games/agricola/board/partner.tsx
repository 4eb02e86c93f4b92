import type { ReactElement } from "react";
import { useTable } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import { COLUMNS, ROWS } from "../grid.ts";
import type { State } from "../state.ts";
import { Farmyard } from "./farmyard.tsx";
import { FenceLayer } from "./fence-layer.tsx";
import { Patterns } from "./patterns.tsx";
import { Supply } from "./supply.tsx";

interface PartnerProps {
  readonly view: State;
  readonly shown: State;
  /** Whose partner it is. */
  readonly seat: Seat;
  readonly partner: Seat;
  /** How large a space of the farm is drawn. */
  readonly side: number;
  /** The height of what builds a pasture, while one is built. */
  readonly fenceBar: number | undefined;
}

/** The partner's farm, where one may build, plow and fence, and the partner's goods. */
export function Partner({ view, shown, seat, partner, side, fenceBar }: PartnerProps): ReactElement {
  const { say } = useTable();
  const isFencing = fenceBar !== undefined;
  const height = side * ROWS + 20 + (isFencing ? fenceBar + 4 : 0);
  return (
    <div className="partner">
      <h3>{say({ id: "board.partner", seat: partner })}</h3>
      <svg
        className="board farm"
        viewBox={`-26 -26 ${side * COLUMNS + 36} ${height + 16}`}
        role="group"
        data-spot={`farm/${partner}`}
        aria-label={say({ id: "board.farm", seat: partner })}
      >
        <Patterns />
        <Farmyard view={view} shown={shown} seat={partner} x={0} y={0} cell={side} isLive={!isFencing} isNamed>
          {isFencing && <FenceLayer view={view} seat={seat} home={partner} side={side} bar={fenceBar} />}
        </Farmyard>
      </svg>
      <Supply view={view} shown={shown} seat={partner} />
    </div>
  );
}
