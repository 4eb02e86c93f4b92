import type { ReactElement } from "react";
import { Hatching, Icon, Piece, Place, useTable, whenChanged } from "../../../client/board.ts";
import { taskOf } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { FIELDS, type Field, SUNFLOWER_PLACES, TOP_ROW } from "../data/farm.ts";
import { at, cardOn, farmOf, sunflowersOn, visible } from "../farm.ts";
import { fieldPlace } from "../places.ts";
import { bagsTo, sumOf } from "../rules/activate.ts";
import type { State } from "../state.ts";
import type { Component } from "../tables.ts";
import { FACE, Face, faceText } from "./face.tsx";
import { range } from "./range.ts";

const GAP = 5;
const HEAD = 32;
const CELL = FACE.width + GAP;
const YARD = 58;
/** The bags a field costs, over the upper corner of what lies on it. */
const BADGE = { width: 41, height: 24 } as const;
const WIDTH = 5 * CELL + GAP;
/** How high two rows of fields are, whose faces are so high. */
const twoRows = (face: number): number => 2 * (face + HEAD + GAP) + GAP;

interface FarmProps {
  readonly view: State;
  readonly shown: State;
  readonly seat: Seat;
  /** How high the faces of the fields are. */
  readonly face?: number;
}

/** A Farm: house, bags and barn, and below them ten fields with their sunflower places. */
export function Farm({ view, shown, seat, face = FACE.height }: FarmProps): ReactElement {
  const { say } = useTable();
  const height = YARD + twoRows(face);
  const side = view.options.jumpStart ? "black" : "red";
  return (
    <svg
      className="board fs-farm"
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="group"
      aria-label={say({ id: "board.farm", seat })}
    >
      <defs>
        <Hatching
          id={`fs-soil-${seat}`}
          colour="color-mix(in oklab, var(--print-line) 26%, transparent)"
          gap={9}
          angle={90}
        />
      </defs>
      <rect className="fs-ground" x="1" y="1" width={WIDTH - 2} height={height - 2} rx="10" />
      <Yard shown={shown} view={view} seat={seat} side={side} />
      {FIELDS.map((field) => (
        <FieldCell key={field} {...fieldFacts(view, shown, seat, field)} seat={seat} face={face} />
      ))}
    </svg>
  );
}

interface YardProps extends FarmProps {
  readonly side: "red" | "black";
}

/** House and barn with the burlap bags between them. */
function Yard({ view, shown, seat, side }: YardProps): ReactElement {
  const { say } = useTable();
  const { bags } = farmOf(shown, seat);
  const before = farmOf(view, seat).bags;
  const drawn = Math.min(bags, 12);
  const step = Math.min(30, 330 / Math.max(drawn, 1));
  return (
    <g>
      <g transform="translate(16 4)" className="fs-house" aria-hidden="true">
        <path className="fs-wall" d="M10 26h52v26h-52z" />
        <path className={`fs-roof ${side}`} d="M4 28l14-24h36l14 24z" />
        <path className="fs-door" d="M30 36h12v16h-12z" />
      </g>
      <g transform={`translate(${WIDTH - 90} 4)`} className="fs-house" aria-hidden="true">
        <path className="fs-barn" d="M8 52v-28l28-20l28 20v28z" />
        <path className="fs-wall" d="M24 32h24v20h-24z" />
        <path d="M24 32l24 20M48 32l-24 20" fill="none" />
      </g>
      <g role="img" aria-label={say({ id: "board.bags", n: bags })} data-spot={`bags/${seat}`} data-explain="bag">
        {range(drawn).map((i) => (
          <Piece key={i} id={`bag/${seat}/${i}`} x={110 + i * step} y={14} isGhost={i >= before}>
            <Icon of="bag" size={30} silent />
          </Piece>
        ))}
        <text className="fs-count" x={118 + drawn * step} y={39}>
          ×{bags}
        </text>
      </g>
    </g>
  );
}

/** What lies on a field. */
interface FieldFacts {
  readonly field: Field;
  readonly component: Component;
  readonly isCard: boolean;
  /** Not there yet: only a choice would bring it. */
  readonly isNew: boolean;
  readonly sunflowers: number;
  readonly sunflowersBefore: number;
  /** The bags to pay for it now; nothing where that is not asked. */
  readonly cost: number | undefined;
}

function fieldFacts(view: State, shown: State, seat: Seat, field: Field): FieldFacts {
  const farm = farmOf(shown, seat);
  const before = farmOf(view, seat);
  const card = cardOn(farm, field);
  return {
    field,
    component: visible(shown, farm, field),
    isCard: card !== null,
    isNew: card !== null && cardOn(before, field) !== card,
    sunflowers: sunflowersOn(farm, field),
    sunflowersBefore: sunflowersOn(before, field),
    cost: bagsNeeded(view, seat, field),
  };
}

interface CellProps extends FieldFacts {
  readonly seat: Seat;
  readonly face: number;
}

const FieldCell = whenChanged(function FieldCell(props: CellProps): ReactElement {
  const { seat, field, face, component, isCard, sunflowers } = props;
  const { say } = useTable();
  const label = say({
    id: isCard ? "board.field-card" : "board.field",
    field: `field.${field}`,
    action: faceText(component),
    n: sunflowers,
  });
  const { x, y } = cornerOf(field, face);
  return (
    <Place
      id={fieldPlace(seat, field)}
      label={label}
      shape={<rect x={x} y={y} width={FACE.width} height={face + HEAD} rx="8" />}
    >
      <CellDrawing {...props} />
    </Place>
  );
});

const cornerOf = (field: Field, face: number): { readonly x: number; readonly y: number } => ({
  x: GAP + (at(field) % TOP_ROW.length) * CELL,
  y: YARD + (TOP_ROW.includes(field) ? 0 : face + HEAD + GAP),
});

/** A field with its number, its sunflower places and what lies on it. */
const CellDrawing = whenChanged(function CellDrawing(props: CellProps): ReactElement {
  const { seat, field, face, component, isCard, isNew, sunflowers, sunflowersBefore, cost } = props;
  const { name } = useTable();
  const { x, y } = cornerOf(field, face);
  return (
    <>
      <rect className="fs-soil" x={x} y={y} width={FACE.width} height={face + HEAD} rx="8" />
      <rect x={x} y={y} width={FACE.width} height={face + HEAD} rx="8" fill={`url(#fs-soil-${seat})`} />
      <text
        className={field === 2 ? "fs-number narrow on-colour" : "fs-number on-colour"}
        x={x + (field === 2 ? 4 : 8)}
        y={y + 25}
      >
        {name(`field.${field}`)}
      </text>
      <Sunflowers
        here={sunflowers}
        before={sunflowersBefore}
        printed={SUNFLOWER_PLACES[at(field)]!}
        x={x + FACE.width}
        y={y + 16}
        step={field === 2 ? 18 : 23}
      />
      <Face component={component} isCard={isCard} x={x} y={y + HEAD} height={face} isGhost={isNew} />
      {cost !== undefined && cost > 0 && (
        <g className="fs-cost" transform={`translate(${x + 3} ${y + HEAD - 3})`} aria-hidden="true">
          <rect width={BADGE.width} height={BADGE.height} rx="6" />
          <Icon of="bag" x={3} y={2} size={20} silent />
          <text className="on-colour" x="24" y="19">
            {cost}
          </text>
        </g>
      )}
    </>
  );
});

/** The bags a seat that is about to activate would pay for a field; nothing where it is not in reach. */
function bagsNeeded(view: State, seat: Seat, field: Field): number | undefined {
  if (view.final || view.dice.length !== 2) return undefined;
  const kind = taskOf(view, seat)?.kind;
  if (kind !== "activate" && kind !== "placeCard") return undefined;
  const bags = bagsTo(field, sumOf(view));
  return bags <= farmOf(view, seat).bags ? bags : undefined;
}

interface SunflowersProps {
  readonly here: number;
  readonly before: number;
  /** How many places the field has. */
  readonly printed: number;
  /** The right end of the row. */
  readonly x: number;
  readonly y: number;
  readonly step: number;
}

function Sunflowers({ here, before, printed, x, y, step }: SunflowersProps): ReactElement {
  return (
    <>
      {range(Math.max(printed, here)).map((i) => {
        const left = x - 13 - i * step;
        return (
          <g key={i}>
            <circle className="fs-sun-place" cx={left} cy={y} r="11" />
            {i < here && (
              <g className={i >= before ? "ghost" : undefined}>
                <Icon of="sunflower" x={left - 12} y={y - 13} size={24} silent />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}
