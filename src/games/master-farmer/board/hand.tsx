import { memo, type ReactElement } from "react";
import { Icon, Place, Tumble, useTable } from "../../../client/board.ts";
import { facesWith, KINDS_ON } from "../cubes.ts";
import { kindOf, listed, NONE, vegetableOf } from "../vegetables.ts";
import type { Layout } from "./layout.ts";

interface HandProps {
  readonly drawn: number;
  /** The face that shows, NONE where any may be chosen. */
  readonly face: number;
  readonly inBag: number;
  /** Solo: how often a cube may still be turned. */
  readonly turns: number | undefined;
  readonly allTurns: number;
  readonly layout: Layout;
}

/** The cube in hand with the vegetables on its faces, and the bag it came from. */
export const Hand = memo(function Hand(props: HandProps): ReactElement {
  const { drawn, face, inBag, turns, allTurns, layout } = props;
  const isSolo = turns !== undefined;
  const { say, name, openPanel } = useTable();
  const { x, y, width, height } = layout.hand;
  const isLow = height < 150;
  const cube = isLow ? 74 : 104;
  const tile = isLow ? 48 : 62;
  const top = face === NONE ? undefined : vegetableOf(face);
  const faces = drawn === NONE ? [] : listed(KINDS_ON[drawn]!);
  const bag = { x: x + width - (isLow ? 44 : 92), y: y + (isLow ? 20 : 18), size: isLow ? 40 : 74 };
  const facesAt = isLow ? { x: x + cube + 18, y: y + (isSolo ? 4 : 16) } : { x: x + 8, y: y + height - tile - 52 };
  return (
    <g role="group" aria-label={say({ id: "board.hand" })}>
      <Tumble roll={`${drawn}/${inBag}`}>
        <g transform={`translate(${x + 6} ${y + (isLow ? 5 : 14)})`}>
          <Solid size={cube} top={top} faces={faces} />
        </g>
      </Tumble>
      {drawn === NONE && (
        <text className="quiet" x={facesAt.x} y={facesAt.y + tile / 2} fontSize={layout.text}>
          {name("board.no-cube")}
        </text>
      )}
      {faces.map((vegetable, i) => {
        const left = facesAt.x + i * (tile + (isLow ? 4 : 10));
        const twice = facesWith(drawn, kindOf(vegetable)) > 1;
        return (
          <Place
            key={vegetable}
            id={`face/${vegetable}`}
            label={say({ id: twice ? "board.face-twice" : "board.face", vegetable })}
            shape={<rect x={left} y={facesAt.y} width={tile} height={tile} rx="5" />}
          >
            <rect
              x={left}
              y={facesAt.y}
              width={tile}
              height={tile}
              rx="5"
              fill={`color-mix(in oklab, var(--${vegetable}) 38%, var(--milk))`}
              stroke="var(--print-line)"
              strokeWidth="1.5"
            />
            <Icon of={vegetable} x={left + tile * 0.15} y={facesAt.y + tile * 0.15} size={tile * 0.7} silent />
            {isSolo && twice && <Pips x={left + tile - 6} y={facesAt.y + tile - 6} />}
          </Place>
        );
      })}
      {isSolo && <Turns left={turns} all={allTurns} x={facesAt.x} y={facesAt.y + tile + 22} text={layout.text} />}
      <g className="bag" data-explain="bag" onClick={() => openPanel("bag")}>
        <Bag {...bag} />
        <text
          className="on-colour"
          x={bag.x + bag.size / 2}
          y={bag.y + bag.size * 0.72}
          textAnchor="middle"
          fontSize={isLow ? 13 : bag.size * 0.3}
          fontWeight="700"
        >
          {inBag}
        </text>
      </g>
    </g>
  );
});

/** Two dots: this vegetable is on two faces, so it comes up twice as often. */
const Pips = ({ x, y }: { readonly x: number; readonly y: number }): ReactElement => (
  <g fill="var(--print-line)">
    <circle cx={x} cy={y} r="2.5" />
    <circle cx={x - 7} cy={y} r="2.5" />
  </g>
);

interface SolidProps {
  readonly size: number;
  readonly top: string | undefined;
  readonly faces: readonly string[];
}

/** The drawn cube as it lies on the table, seen from above one corner; without one, where it will lie. */
function Solid({ size, top, faces }: SolidProps): ReactElement {
  const half = size / 2;
  const quarter = size / 4;
  if (faces.length === 0)
    return (
      <path
        d={`M${half} 0l${half} ${quarter}v${half}l${-half} ${quarter}l${-half} ${-quarter}v${-half}z`}
        fill="none"
        stroke="var(--ink-faint)"
        strokeDasharray="5 5"
      />
    );
  const [left, right] = faces.filter((face) => face !== top);
  const up = top ?? faces[2] ?? left!;
  const tint = (vegetable: string, dark: string) => `color-mix(in oklab, var(--${vegetable}) 38%, ${dark})`;
  return (
    <g stroke="var(--print-line)" strokeWidth="1.5" strokeLinejoin="round" aria-hidden="true">
      <path
        d={`M${half} 0l${half} ${quarter}l${-half} ${quarter}l${-half} ${-quarter}z`}
        fill={tint(up, "var(--milk)")}
      />
      <path d={`M0 ${quarter}l${half} ${quarter}v${half}l${-half} ${-quarter}z`} fill={tint(left!, "var(--wood)")} />
      <path
        d={`M${size} ${quarter}l${-half} ${quarter}v${half}l${half} ${-quarter}z`}
        fill={tint(right!, "var(--wood-dark)")}
      />
      <g transform={`matrix(0.5 0.25 -0.5 0.25 ${half} ${size * 0.0})`}>
        <Icon of={up} x={size * 0.15} y={size * 0.15} size={size * 0.7} silent />
      </g>
      <g transform={`matrix(0.5 0.25 0 0.5 0 ${quarter})`}>
        <Icon of={left!} x={size * 0.15} y={size * 0.15} size={size * 0.7} silent />
      </g>
      <g transform={`matrix(0.5 -0.25 0 0.5 ${half} ${half})`}>
        <Icon of={right!} x={size * 0.15} y={size * 0.15} size={size * 0.7} silent />
      </g>
    </g>
  );
}

interface TurnsProps {
  readonly left: number;
  readonly all: number;
  readonly x: number;
  readonly y: number;
  readonly text: number;
}

/** How often a cube may still be turned. */
function Turns({ left, all, x, y, text }: TurnsProps): ReactElement {
  const { say } = useTable();
  return (
    <g role="img" aria-label={say({ id: "board.turns", n: left })}>
      {Array.from({ length: all }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: all turns are alike
          key={i}
          transform={`translate(${x + i * 26} ${y - 12})`}
          d="M18 8a8 8 0 1 1-4-6.500M14 -1.500v4h4"
          fill="none"
          stroke={i < left ? "var(--lit)" : "var(--ink-faint)"}
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
      <text x={x + all * 26 + 4} y={y} fontSize={text - 1}>
        {say({ id: "board.turns", n: left })}
      </text>
    </g>
  );
}

const Bag = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): ReactElement => (
  <g
    transform={`translate(${x} ${y}) scale(${size / 24})`}
    stroke="var(--print-line)"
    strokeWidth="1.2"
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    <path d="M8 7c-4 3.500-6 7.500-6 10.500c0 3.500 3.500 5 10 5s10-1.500 10-5c0-3-2-7-6-10.500z" fill="var(--sand)" />
    <path d="M8 7l-2.500-5c2 1 3.500 1 4.500 0c1.300 1 2.700 1 4 0c1 1 2.500 1 4.500 0l-2.500 5z" fill="var(--straw)" />
    <path d="M7.500 7.500c3 1 6 1 9 0" fill="none" stroke="var(--tomato)" strokeWidth="1.8" />
  </g>
);
