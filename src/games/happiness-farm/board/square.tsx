import type { ReactElement } from "react";
import { Icon, Place, useTable, whenChanged } from "../../../client/board.ts";
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

/** All that is drawn on a square. */
export interface SquareFacts {
  readonly square: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly land: Land;
  readonly food: number;
  readonly bugs: number;
  readonly effort: number;
  readonly effortNeeded: number;
  readonly groups: readonly HerdGroup[];
  readonly isStopped: boolean;
}

/** Equal animals of one owner on a square. */
interface HerdGroup {
  readonly kind: Animal;
  readonly owner: Seat;
  readonly count: number;
  readonly waits: number;
}

/** What lies on each square, row by row. */
export function squareFacts(state: State): readonly SquareFacts[] {
  const all = tables(state);
  const groups = groupsOf(state);
  return state.land.map((land, square) => ({
    square,
    name: all.board.names[square]!,
    ...cornerOf(all.board, square),
    land: LANDS[land]!,
    food: state.food[square]!,
    bugs: state.bugs[square]!,
    effort: state.effort[square]!,
    effortNeeded: all.effortNeeded[land]!,
    groups: groups[square]!,
    isStopped: groups[square]!.length > 0 && isStoppedByBugs(state, all, square),
  }));
}

function groupsOf({ herd, land }: State): readonly (readonly HerdGroup[])[] {
  const groups = land.map(() => new Map<number, { kind: Animal; owner: Seat; count: number; waits: number }>());
  for (let i = 0; i < herd.kind.length; i++) {
    const here = groups[herd.square[i]!]!;
    const id = herd.owner[i]! * 16 + herd.kind[i]!;
    const group = here.get(id) ?? { kind: ANIMALS[herd.kind[i]!]!, owner: herd.owner[i]!, count: 0, waits: 0 };
    group.count++;
    group.waits += herd.waits[i]!;
    here.set(id, group);
  }
  return groups.map((here) => [...here.values()]);
}

interface FarmSquareProps {
  /** As it is, and as it would be after the choice pointed at. */
  readonly now: SquareFacts;
  readonly shown: SquareFacts;
  /** Small on a phone: figures are drawn larger. */
  readonly compact: boolean;
  readonly isEating: boolean;
  onLook(square: number | undefined): void;
}

/** A square with its land, food, bugs, effort and animals. */
export const FarmSquare = whenChanged(SquarePicture);

const GROUND: { readonly [L in Land]: string } = {
  pasture: "var(--grass)",
  garden: "var(--cabbage)",
  field: "var(--field)",
  rough: "var(--sand)",
  forest: "var(--forest)",
};

function SquarePicture({ now, shown, compact, isEating, onLook }: FarmSquareProps): ReactElement {
  const { say } = useTable();
  const { square, name, x, y, land, groups } = shown;
  const { food } = LAND_FACTS[land];
  const amounts = {
    square: name,
    land,
    food: { id: `count.${food}`, n: shown.food },
    bugs: { id: "count.bug", n: shown.bugs },
    effort: shown.effort,
  };
  const animals = groups.map(({ kind, owner, count }) => ({ id: "board.herd", n: count, kind, seat: owner }));
  const label =
    animals.length === 0 ? { id: "board.square", ...amounts } : { id: "board.square-animals", ...amounts, animals };
  const box = { x: x + 2, y: y + 2, width: SIDE - 4, height: SIDE - 4, rx: 6 };
  return (
    <g onPointerEnter={() => onLook(square)} onFocus={() => onLook(square)}>
      <Place id={`farm/${name}`} label={say(label)} shape={<rect {...box} />}>
        <rect {...box} fill={GROUND[land]} stroke="var(--print-line)" strokeWidth="1.5" />
        {land === "field" && <rect {...box} fill="url(#hf-furrows)" />}
        {land === "rough" && <rect {...box} fill="url(#hf-rough)" />}
        <Trees land={land} x={x} y={y} />
        <Heap of={food} n={shown.food} was={now.food} x={x + 5} y={y + 5} large={compact} />
        <Heap
          of="bug"
          n={shown.bugs}
          was={now.bugs}
          x={x + SIDE - 6}
          y={y + 5}
          fromRight
          isTooMuch={shown.isStopped}
          large={compact}
        />
        <Effort n={shown.effort} of={shown.effortNeeded} x={x + 8} y={y + SIDE - 9} />
        {groups.map((group, i) => (
          <Group
            key={`${group.owner}/${group.kind}`}
            group={group}
            {...placeOf(i, groups.length, x, y)}
            isGhost={group.count > countIn(now, group)}
            large={compact}
          />
        ))}
        {isEating && <rect {...box} fill="none" stroke="var(--accent)" strokeWidth="6" strokeDasharray="10 6" />}
      </Place>
    </g>
  );
}

const countIn = ({ groups }: SquareFacts, { kind, owner }: HerdGroup): number =>
  groups.find((other) => other.kind === kind && other.owner === owner)?.count ?? 0;

/** One large, two side by side, more in rows. */
function placeOf(index: number, count: number, x: number, y: number): { x: number; y: number; size: number } {
  const across = count === 1 ? 1 : count <= 4 ? 2 : 3;
  const down = Math.ceil(count / across);
  const size = Math.min(92 / across, 66 / down);
  const left = x + (SIDE - across * size) / 2;
  return { x: left + (index % across) * size, y: y + 32 + Math.floor(index / across) * size, size: size - 1 };
}

interface GroupProps {
  readonly group: HerdGroup;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isGhost: boolean;
  readonly large: boolean;
}

/** An animal on the sign of its owner, with a number if there are several; pale once it has been fed this round. */
function Group({ group, x, y, size, isGhost, large }: GroupProps): ReactElement {
  const { seats } = useTable();
  const look = seats[group.owner];
  const scale = size / 24;
  return (
    <g className={isGhost ? "ghost" : undefined} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d={seatShapes[look?.shape ?? "circle"]}
        fill={look?.colour}
        stroke="var(--print-line)"
        strokeWidth="1"
        strokeLinejoin="round"
      />
      <Icon of={group.kind} x={2.5} y={2.5} size={19} silent />
      {group.count > 1 && (
        <text
          x="19.5"
          y="19"
          fontSize={Math.max(11, (large ? 29 : 21.5) / scale)}
          fontWeight="700"
          textAnchor="middle"
          dominantBaseline="central"
          stroke="var(--paper-high)"
          strokeWidth={8 / scale}
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {group.count}
        </text>
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
  /** Bugs, together with those near by, that stop production here: crossed out, also where none lie here. */
  readonly isTooMuch?: boolean;
  readonly large: boolean;
}

/** Tokens of a square: a sign and a number. */
function Heap({ of, n, was, x, y, fromRight = false, isTooMuch = false, large }: HeapProps): ReactElement | null {
  if (n === 0 && was === 0 && !isTooMuch) return null;
  const figure = large ? 29 : 22;
  const icon = large ? 20 : 24;
  const wide = icon + String(n).length * figure * 0.56;
  const left = fromRight ? x - wide : x;
  return (
    <g className={n === was ? undefined : "ghost"}>
      <rect x={left - 2} y={y - 1} width={wide + 5} height="27" rx="6" fill="var(--milk)" fillOpacity="0.65" />
      <Icon of={of} x={left} y={y} size={icon} silent />
      {isTooMuch && (
        <path
          d={`M${left + 1} ${y + icon - 1}L${left + icon - 1} ${y + 1}`}
          stroke="var(--lit)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      )}
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
