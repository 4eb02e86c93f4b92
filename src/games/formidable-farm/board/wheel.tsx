import type { ReactElement } from "react";
import { Icon, Piece, Place, SeatMark, useTable } from "../../../client/board.ts";
import { feeOf } from "../rules/supplies.ts";
import { countdownTurn } from "../rules/turn.ts";
import type { State } from "../state.ts";
import { SPACES } from "../supplies-board.ts";

const CENTRE = 160;
const OUTER = 150;
const INNER = 52;

const givenBy = [1, 3, 2, 2, 1, 1];
/** How large one, two or three signs are; they lie side by side along the rim. */
const SIZES = [44, 36, 32] as const;
const SMALL_SIZES = [54, 44, 37] as const;

/** A point of the circle, clockwise from the top in parts of a whole turn. */
const at = (turn: number, radius: number) => ({
  x: CENTRE + radius * Math.sin(2 * Math.PI * turn),
  y: CENTRE - radius * Math.cos(2 * Math.PI * turn),
});

function sector(index: number): string {
  const [from, to] = [(index - 0.5) / 6, (index + 0.5) / 6];
  const [a, b, c, d] = [at(from, OUTER), at(to, OUTER), at(to, INNER), at(from, INNER)];
  return `M${a.x} ${a.y}A${OUTER} ${OUTER} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${INNER} ${INNER} 0 0 0 ${d.x} ${d.y}z`;
}

interface WheelProps {
  readonly view: State;
  readonly shown: State;
  readonly focus: number;
  /** Small on a phone: signs and figures are drawn larger. */
  readonly compact: boolean;
}

/** The supplies board: six spaces in a circle, the discs on them, the round in its middle. */
export function Wheel({ view, shown, focus, compact }: WheelProps): ReactElement {
  const { say } = useTable();
  return (
    <svg className="board wheel" viewBox="0 0 320 320" role="group" aria-label={say({ id: "board.wheel" })}>
      {SPACES.map((space, i) => {
        const n = shown.farms.filter(({ disc }) => disc === i).length + (shown.countdown === i ? 1 : 0);
        const gain = { id: `supplies.${space}` };
        const label = say(n === 0 ? { id: "board.space", gain } : { id: "board.space.discs", gain, n });
        const given = givenBy[i] as number;
        const size = compact ? SMALL_SIZES[given - 1]! : SIZES[given - 1]!;
        const fee = view.seat === focus && !view.hasSupplies ? feeOf(view, focus, i) : 0;
        return (
          <Place
            key={space}
            id={`space/${space}`}
            label={label}
            shape={<path d={sector(i)} />}
            markAt={at((i - 0.3) / 6, 140)}
          >
            <path
              d={sector(i)}
              fill={space === "card" ? "var(--sand)" : `color-mix(in oklab, var(--${tintOf[space]}) 55%, var(--milk))`}
              stroke="var(--print-line)"
              strokeWidth="1.5"
              pointerEvents="none"
            />
            <g pointerEvents="none">
              {Array.from({ length: given }, (_, k) => {
                const { x, y } = at((i + ((k - (given - 1) / 2) * size) / 118) / 6, 115);
                return (
                  <Icon
                    // biome-ignore lint/suspicious/noArrayIndexKey: all crops of a space are alike
                    key={k}
                    of={space === "card" ? "trade-card" : space}
                    x={x - size / 2}
                    y={y - size / 2}
                    size={size}
                    silent
                  />
                );
              })}
              {fee > 0 && <Fee n={fee} radius={compact ? 18 : 13} {...at((i + 0.34) / 6, compact ? 76 : 72)} />}
            </g>
          </Place>
        );
      })}
      <circle cx={CENTRE} cy={CENTRE} r={INNER} fill="var(--paper-high)" stroke="var(--print-line)" strokeWidth="1.5" />
      <Middle view={view} compact={compact} />
      {shown.countdown >= 0 && <Disc id="countdown" space={shown.countdown} place={0.5} />}
      {shown.farms.map(({ disc }, seat) =>
        disc < 0 ? null : (
          <Disc
            // biome-ignore lint/suspicious/noArrayIndexKey: a disc belongs to a seat
            key={seat}
            id={`disc/${seat}`}
            space={disc}
            place={placeOf(shown, seat)}
            seat={seat}
            isGhost={view.farms[seat]?.disc !== disc}
          />
        ),
      )}
    </svg>
  );
}

interface FeeProps {
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** What it costs to join a space or to stay. */
function Fee({ n, x, y, radius }: FeeProps): ReactElement {
  const { name } = useTable();
  return (
    <g role="img" aria-label={`${n} ${name("coin")}`} transform={`translate(${x} ${y})`}>
      <circle r={radius} fill="var(--coin)" stroke="var(--print-line)" strokeWidth="1.5" />
      <text className="fee" textAnchor="middle" dominantBaseline="central" fontSize={radius * 1.3} fontWeight="700">
        {n}
      </text>
    </g>
  );
}

const tintOf = { wheat: "wheat", cucumber: "lettuce", tomato: "tomato", sheep: "grass", pig: "pig" } as const;

/** Discs on one space lie side by side. */
function placeOf({ farms, countdown }: State, seat: number): number {
  const disc = farms[seat]?.disc;
  const here = farms.flatMap((farm, other) => (farm.disc === disc ? [other] : []));
  const extra = countdown === disc ? 1 : 0;
  return here.indexOf(seat) - (here.length - 1 + extra) / 2;
}

interface DiscProps {
  readonly id: string;
  readonly space: number;
  readonly place: number;
  readonly seat?: number;
  readonly isGhost?: boolean;
}

function Disc({ id, space, place, seat, isGhost = false }: DiscProps): ReactElement {
  const { name } = useTable();
  const { x, y } = at((space - 0.1 + place * 0.3) / 6, 71);
  return (
    <Piece id={id} x={x - 13} y={y - 13} isGhost={isGhost}>
      <g pointerEvents="none">
        {seat === undefined ? (
          <g role="img" aria-label={name("countdown")}>
            <Icon of="countdown" size={28} silent />
          </g>
        ) : (
          <SeatMark seat={seat} size={26} />
        )}
      </g>
    </Piece>
  );
}

/** The round, or alone the turn of eighteen and the discs beside the board. */
function Middle({ view, compact }: Pick<WheelProps, "view" | "compact">): ReactElement {
  const { say, name } = useTable();
  const isSolo = view.countdown >= 0;
  const turn = countdownTurn(view);
  const text = isSolo ? { id: "board.countdown", n: turn } : { id: "board.round", n: view.round };
  const short = isSolo ? `${turn}/18` : `${view.round}`;
  return (
    <g>
      <text
        x={CENTRE}
        y={isSolo ? CENTRE - 14 : CENTRE}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={compact ? 32 : isSolo ? 15 : 19}
        className="wheel-text"
        aria-label={say(text)}
      >
        {compact ? short : say(text)}
      </text>
      {isSolo && (
        <g role="img" aria-label={`${view.markers} ${name("countdown")}`}>
          {Array.from({ length: Math.max(0, view.markers) }, (_, i) => (
            <Icon
              // biome-ignore lint/suspicious/noArrayIndexKey: both discs are alike
              key={i}
              of="countdown"
              x={CENTRE - 26 + i * 28}
              y={CENTRE + 2}
              size={24}
              silent
            />
          ))}
        </g>
      )}
    </g>
  );
}
