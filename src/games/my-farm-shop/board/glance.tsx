import type { ReactElement } from "react";
import { Icon, SeatMark, useTable, whenChanged } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import type { Message } from "../../../table/messages.ts";
import { FIELDS, type Field, TOP_ROW } from "../data/farm.ts";
import { at, cardOn, farmOf, sunflowersOn, visible } from "../farm.ts";
import { fieldPlace } from "../places.ts";
import type { State } from "../state.ts";
import type { Component } from "../tables.ts";
import { FACE, faceText, GlanceFace } from "./face.tsx";
import { range } from "./range.ts";

const GAP = 5;
const HEAD = 40;
const HEIGHT = 96;
const CELL = FACE.width + GAP;
const WIDTH = 5 * CELL + GAP;
const TWO_ROWS = 2 * (HEAD + HEIGHT + GAP) + GAP;

interface OtherFarmsProps {
  readonly view: State;
  readonly seat: Seat;
}

/** The Farms of the other seats, small, to be looked at and not touched: few signs, each large enough to be read. */
export function OtherFarms({ view, seat }: OtherFarmsProps): ReactElement {
  const { say } = useTable();
  return (
    <div className="fs-others">
      {range(view.seats)
        .filter((other) => other !== seat)
        .map((other, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Farms are alike, and hardly anything is drawn anew when they change places
          <figure key={i} className="fs-other">
            <figcaption>
              <SeatMark seat={other} size={16} /> {say({ id: "board.farm", seat: other })}
            </figcaption>
            <svg
              className="board"
              viewBox={`0 0 ${WIDTH} ${TWO_ROWS}`}
              role="img"
              aria-label={glance(view, other, say)}
            >
              <rect className="fs-ground" x="1" y="1" width={WIDTH - 2} height={TWO_ROWS - 2} rx="10" />
              {FIELDS.map((field) => {
                const farm = farmOf(view, other);
                return (
                  <g key={field} data-spot={fieldPlace(other, field)}>
                    <GlanceCell
                      field={field}
                      component={visible(view, farm, field)}
                      isCard={cardOn(farm, field) !== null}
                      sunflowers={sunflowersOn(farm, field)}
                    />
                  </g>
                );
              })}
            </svg>
          </figure>
        ))}
    </div>
  );
}

/** A Farm in one sentence: its cards, by field. */
const glance = (view: State, seat: Seat, say: (message: Message) => string): string =>
  say({
    id: "board.glance",
    seat,
    fields: FIELDS.filter((field) => cardOn(farmOf(view, seat), field) !== null).map((field) => ({
      id: "board.glance-field",
      field: `field.${field}`,
      action: faceText(visible(view, farmOf(view, seat), field)),
    })),
  });

interface GlanceCellProps {
  readonly field: Field;
  readonly component: Component;
  readonly isCard: boolean;
  readonly sunflowers: number;
}

/** A field with its number, its sunflowers and what it brings. */
const GlanceCell = whenChanged(function GlanceCell(props: GlanceCellProps): ReactElement {
  const { field, component, isCard, sunflowers } = props;
  const { name } = useTable();
  const x = GAP + (at(field) % TOP_ROW.length) * CELL;
  const y = GAP + (TOP_ROW.includes(field) ? 0 : HEAD + HEIGHT + GAP);
  return (
    <>
      <rect className="fs-soil" x={x} y={y} width={FACE.width} height={HEAD + HEIGHT} rx="8" />
      <text className="fs-number on-colour" x={x + 5} y={y + 33}>
        {name(`field.${field}`)}
      </text>
      {range(sunflowers).map((i) => (
        <Icon key={i} of="sunflower" x={x + FACE.width - 36 - i * (field === 2 ? 8 : 26)} y={y + 3} size={34} silent />
      ))}
      <GlanceFace component={component} isCard={isCard} x={x} y={y + HEAD} height={HEIGHT} />
    </>
  );
});
