import { type CSSProperties, type ReactElement, useState } from "react";
import { Hatching, useTable } from "../../../client/board.ts";
import type { State } from "../state.ts";
import { tables } from "../tables.ts";
import { Reach } from "./reach.tsx";
import { FarmSquare, SIDE, squareFacts } from "./square.tsx";

interface FarmProps {
  readonly view: State;
  readonly shown: State;
  readonly compact: boolean;
}

const ZOOMS = [1, 1.6, 2.4];

/** The farm that all share; on a phone it is zoomed and moved with a finger. */
export function Farm({ view, shown, compact }: FarmProps): ReactElement {
  const { say } = useTable();
  const { board, numbers } = tables(view);
  const [zoom, setZoom] = useState(0);
  const [looked, setLooked] = useState<number>();
  const eating = eaterOf(view);
  const isSmall = compact && zoom === 0;
  const edge = isSmall ? 36 : 26;
  const width = board.width * SIDE + edge;
  // Numbers of the last row reach a little below it.
  const height = board.height * SIDE + edge + (isSmall ? 0 : 6);
  const now = squareFacts(view);
  const facts = shown === view ? now : squareFacts(shown);
  return (
    <div className="farm">
      <div className="farm-scroll" style={{ "--ratio": width / height } as CSSProperties}>
        <svg
          className="board farm-grid"
          style={{ width: `${ZOOMS[zoom]! * 100}%` }}
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={say({ id: "board.farm", n: view.round, most: numbers.rounds })}
          onPointerLeave={() => setLooked(undefined)}
          onBlur={() => setLooked(undefined)}
        >
          <defs>
            <Hatching
              id="hf-furrows"
              colour="color-mix(in oklab, var(--print-line) 35%, transparent)"
              gap={12}
              angle={90}
            />
            <Hatching id="hf-rough" colour="color-mix(in oklab, var(--print-line) 22%, transparent)" gap={9} />
          </defs>
          <Edges width={board.width} height={board.height} edge={edge} />
          <g transform={`translate(${edge} ${edge})`}>
            {facts.map((square, i) => (
              <FarmSquare
                key={square.name}
                now={now[i]!}
                shown={square}
                compact={isSmall}
                isEating={eating !== undefined && view.herd.square[eating] === i}
                onLook={setLooked}
              />
            ))}
            {looked !== undefined && <Reach view={shown} square={looked} />}
          </g>
        </svg>
      </div>
      <div className="farm-foot">
        {(compact || board.width > 8) && <Zoom zoom={zoom} onZoom={setZoom} />}
        <LookedAt view={shown} square={looked ?? (eating === undefined ? undefined : view.herd.square[eating])} />
      </div>
    </div>
  );
}

interface ZoomProps {
  readonly zoom: number;
  onZoom(zoom: number): void;
}

function Zoom({ zoom, onZoom }: ZoomProps): ReactElement {
  const { name } = useTable();
  const button = (label: string, sign: string, to: number) => (
    <button
      className="button small"
      type="button"
      aria-label={name(label)}
      disabled={ZOOMS[to] === undefined}
      onClick={() => onZoom(to)}
    >
      {sign}
    </button>
  );
  return (
    <>
      {button("board.zoom-out", "−", zoom - 1)}
      {button("board.zoom-in", "+", zoom + 1)}
    </>
  );
}

/** The animal whose meal is asked about now. */
function eaterOf(view: State): number | undefined {
  const task = view.agenda.at(-1);
  return task?.kind === "meal" ? task.animal : undefined;
}

interface EdgesProps {
  readonly width: number;
  readonly height: number;
  /** How broad they are. */
  readonly edge: number;
}

/** Letters of the columns and numbers of the rows. */
function Edges({ width, height, edge }: EdgesProps): ReactElement {
  const figure = edge * 0.82;
  return (
    <g className="quiet" fontSize={figure} textAnchor="middle" aria-hidden="true">
      {[...Array(width).keys()].map((column) => (
        <text key={column} className="quiet" x={edge + (column + 0.5) * SIDE} y={edge * 0.7}>
          {String.fromCharCode(97 + column)}
        </text>
      ))}
      {[...Array(height).keys()].map((row) => (
        <text key={row} className="quiet" x={edge * 0.46} y={edge + (row + 0.5) * SIDE + figure / 3}>
          {row + 1}
        </text>
      ))}
    </g>
  );
}

/** In words: what is in reach of a square, and whether bugs stop production there. */
function LookedAt({ view, square }: { readonly view: State; readonly square: number | undefined }): ReactElement {
  const { say } = useTable();
  if (square === undefined) return <p className="farm-look" />;
  const { board, numbers, foodBit } = tables(view);
  const near = board.near[square]!;
  const bugs = near.reduce((sum, other) => sum + view.bugs[other]!, 0);
  const amounts = (["grass", "veggie", "grain"] as const).flatMap((food, i) => {
    const bit = foodBit[i]!;
    const n = near.reduce((sum, other) => sum + (foodBit[view.land[other]!] === bit ? view.food[other]! : 0), 0);
    return n > 0 ? [{ id: `count.${food}`, n }] : [];
  });
  const food = amounts.length === 0 ? { id: "board.no-food" } : { id: "board.reach-food", what: amounts };
  const stop = { id: bugs >= numbers.bugLimit ? "board.stopped" : "board.fine", n: bugs };
  return <p className="farm-look">{say({ id: "board.reach", square: board.names[square]!, food, bugs: stop })}</p>;
}
