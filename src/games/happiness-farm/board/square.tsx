import type { ReactElement } from "react";
import { Icon, Place, useTable } from "../../../client/board.ts";
import { seatShapes } from "../../../client/kit/seat-mark.tsx";
import type { Seat } from "../../../table/game.ts";
import { ANIMALS, type Animal, LAND_FACTS, LANDS, type Land } from "../data.ts";
import { isStoppedByBugs } from "../rules/producing.ts";
import type { State } from "../state.ts";
import { type Board, tables } from "../tables.ts";

/** The side of a square, in units of the farm. */
export const SIDE = 100;

/** Where a square lies. */
export const cornerOf = ({ width }: Board, square: number): { x: number; y: number } => ({
  x: (square % width) * SIDE,
  y: Math.floor(square / width) * SIDE,
});

interface FarmSquareProps {
  readonly view: State;
  readonly shown: State;
  readonly square: number;
  /** Small on a phone: only what matters most is drawn. */
  readonly compact: boolean;
  readonly isEating: boolean;
  onLook(square: number | undefined): void;
}

const GROUND: { readonly [L in Land]: string } = {
  pasture: "var(--grass)",
  garden: "var(--cabbage)",
  field: "var(--field)",
  rough: "var(--sand)",
  forest: "var(--forest)",
};

/** A square with its land, food, bugs, effort and animals. */
export function FarmSquare({ view, shown, square, compact, isEating, onLook }: FarmSquareProps): ReactElement {
  const { say } = useTable();
  const all = tables(shown);
  const { x, y } = cornerOf(all.board, square);
  const land = LANDS[shown.land[square]!]!;
  const groups = groupsOn(shown, square);
  const name = all.board.names[square]!;
  const { food } = LAND_FACTS[land];
  const amounts = {
    square: name,
    land,
    food: { id: `count.${food}`, n: shown.food[square]! },
    bugs: { id: "count.bug", n: shown.bugs[square]! },
    effort: shown.effort[square]!,
  };
  const animals = groups.map(({ kind, owner, count }) => ({ id: "board.herd", n: count, kind, seat: owner }));
  const label =
    animals.length === 0 ? { id: "board.square", ...amounts } : { id: "board.square-animals", ...amounts, animals };
  const isStopped = groups.length > 0 && isStoppedByBugs(shown, all, square);
  const box = { x: x + 2, y: y + 2, width: SIDE - 4, height: SIDE - 4, rx: 6 };
  return (
    <g onPointerEnter={() => onLook(square)} onFocus={() => onLook(square)}>
      <Place id={`farm/${name}`} label={say(label)} shape={<rect {...box} />}>
        <rect {...box} fill={GROUND[land]} stroke="var(--print-line)" strokeWidth="1.5" />
        {land === "field" && <rect {...box} fill="url(#hf-furrows)" />}
        {land === "rough" && <rect {...box} fill="url(#hf-rough)" />}
        <Trees land={land} x={x} y={y} />
        <Heap of={food} n={shown.food[square]!} was={view.food[square]!} x={x + 5} y={y + 5} large={compact} />
        <Heap
          of="bug"
          n={shown.bugs[square]!}
          was={view.bugs[square]!}
          x={x + SIDE - 6}
          y={y + 5}
          fromRight
          large={compact}
        />
        <Effort n={shown.effort[square]!} of={all.effortNeeded[shown.land[square]!]!} x={x + 8} y={y + SIDE - 9} />
        {groups.map((group, i) => (
          <Group
            key={`${group.owner}/${group.kind}`}
            group={group}
            {...placeOf(i, groups.length, x, y)}
            isGhost={group.count > countOn(view, square, group)}
          />
        ))}
        {isStopped && <StopSign x={x + SIDE - 14} y={y + SIDE - 14} />}
        {isEating && <rect {...box} fill="none" stroke="var(--accent)" strokeWidth="6" strokeDasharray="10 6" />}
      </Place>
    </g>
  );
}

/** Equal animals of one owner on a square. */
interface HerdGroup {
  readonly kind: Animal;
  readonly owner: Seat;
  readonly count: number;
  readonly waits: number;
}

function groupsOn({ herd }: State, square: number): readonly HerdGroup[] {
  const groups = new Map<number, { kind: Animal; owner: Seat; count: number; waits: number }>();
  for (let i = 0; i < herd.kind.length; i++) {
    if (herd.square[i] !== square) continue;
    const id = herd.owner[i]! * 16 + herd.kind[i]!;
    const group = groups.get(id) ?? { kind: ANIMALS[herd.kind[i]!]!, owner: herd.owner[i]!, count: 0, waits: 0 };
    group.count++;
    group.waits += herd.waits[i]!;
    groups.set(id, group);
  }
  return [...groups.values()];
}

const countOn = (view: State, square: number, { kind, owner }: HerdGroup): number =>
  groupsOn(view, square).find((other) => other.kind === kind && other.owner === owner)?.count ?? 0;

/** One large, two side by side, more in rows. */
function placeOf(index: number, count: number, x: number, y: number): { x: number; y: number; size: number } {
  const across = count === 1 ? 1 : count <= 4 ? 2 : 3;
  const down = Math.ceil(count / across);
  const size = Math.min(86 / across, 62 / down);
  const left = x + (SIDE - across * size) / 2;
  return { x: left + (index % across) * size, y: y + 34 + Math.floor(index / across) * size, size: size - 2 };
}

interface GroupProps {
  readonly group: HerdGroup;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isGhost: boolean;
}

/** An animal on the sign of its owner, with a number if there are several; pale once it has been fed this round. */
function Group({ group, x, y, size, isGhost }: GroupProps): ReactElement {
  const { seats } = useTable();
  const look = seats[group.owner];
  return (
    <g className={isGhost ? "ghost" : undefined} transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <path
        d={seatShapes[look?.shape ?? "circle"]}
        fill={look?.colour}
        stroke="var(--print-line)"
        strokeWidth="1"
        strokeLinejoin="round"
      />
      <Icon of={group.kind} x={4} y={4} size={16} silent />
      {group.count > 1 && (
        <g>
          <circle cx="19" cy="19" r="6" fill="var(--paper-high)" stroke="var(--print-line)" strokeWidth="0.8" />
          <text x="19" y="19.500" fontSize="9.500" fontWeight="700" textAnchor="middle" dominantBaseline="central">
            {group.count}
          </text>
        </g>
      )}
      {group.waits > 0 && <Icon of="waits" x={15} y={-2} size={9} silent />}
    </g>
  );
}

interface HeapProps {
  readonly of: string;
  readonly n: number;
  readonly was: number;
  /** The left edge of food, the right edge of bugs. */
  readonly x: number;
  readonly y: number;
  readonly fromRight?: boolean;
  readonly large: boolean;
}

/** Tokens of a square: a sign and a number. */
function Heap({ of, n, was, x, y, fromRight = false, large }: HeapProps): ReactElement | null {
  if (n === 0 && was === 0) return null;
  const figure = large ? 29 : 22;
  const icon = large ? 20 : 24;
  const left = fromRight ? x - icon - String(n).length * figure * 0.56 : x;
  return (
    <g className={n === was ? undefined : "ghost"}>
      <Icon of={of} x={left} y={y} size={icon} silent />
      <text
        className="on-colour"
        x={left + icon + 1}
        y={y + 13}
        fontSize={figure}
        fontWeight="700"
        dominantBaseline="central"
      >
        {n}
      </text>
    </g>
  );
}

/** Effort so far, of what the land needs. */
function Effort({ n, of, x, y }: { readonly n: number; readonly of: number; readonly x: number; readonly y: number }) {
  if (n === 0) return null;
  return (
    <g>
      {[...Array(of).keys()].map((i) => (
        <rect
          key={i}
          x={x + i * 13}
          y={y - 5}
          width="10"
          height="10"
          rx="2"
          fill={i < n ? "var(--clay)" : "var(--paper-high)"}
          stroke="var(--print-line)"
        />
      ))}
    </g>
  );
}

/** Bugs stop production here. */
const StopSign = ({ x, y }: { readonly x: number; readonly y: number }): ReactElement => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="11" fill="var(--paper-high)" stroke="var(--lit)" strokeWidth="3" />
    <Icon of="bug" x={-8} y={-8} size={16} silent />
    <path d="M-7.500 7.500l15-15" stroke="var(--lit)" strokeWidth="3" />
  </g>
);

/** What tells the kinds of land apart besides their colour. */
function Trees({ land, x, y }: { readonly land: Land; readonly x: number; readonly y: number }): ReactElement | null {
  const line = { stroke: "var(--print-line)", strokeOpacity: 0.35, fill: "none", strokeWidth: 2 };
  switch (land) {
    case "forest":
      return <path {...line} d={`M${x + 14} ${y + 88}l12 -30l12 30zM${x + 62} ${y + 88}l12 -34l12 34z`} />;
    case "garden":
      return <path {...line} d={`M${x + 12} ${y + 46}h76M${x + 12} ${y + 66}h76M${x + 12} ${y + 86}h76`} />;
    case "pasture":
      return (
        <path
          {...line}
          d={`M${x + 18} ${y + 88}l4 -12l4 12M${x + 70} ${y + 84}l4 -12l4 12M${x + 46} ${y + 52}l4 -12l4 12`}
        />
      );
    default:
      return null;
  }
}
