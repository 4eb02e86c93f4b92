import type { ReactElement } from "react";
import { Icon, Place, SeatMark, useTable, whenChanged } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import type { Good } from "../goods.ts";
import { shownGoods } from "../learning.ts";
import { boardOf, SPACE_INDEX, type SpaceId, spaceOf, stageOf } from "../spaces.ts";
import { isHarvest, type State } from "../state.ts";
import { type ActionLayout, type Box, lines, occupantsOf } from "./layout.ts";

interface ActionBoardProps {
  readonly view: State;
  readonly layout: ActionLayout;
  readonly stocked: boolean;
  /** Spaces that carry a suggestion marker. */
  readonly marked: readonly SpaceId[];
  readonly isSmall: boolean;
}

/** All action spaces with their goods and people, and the rounds that are still to come. */
export function ActionBoard({ view, layout, stocked, marked, isSmall }: ActionBoardProps): ReactElement {
  const { say } = useTable();
  return (
    <g role="group" aria-label={say({ id: "board.spaces" })}>
      {layout.hidden.map(({ round, box }) => (
        <HiddenRound key={round} round={round} waiting={promisedFor(view, round)} box={box} isSmall={isSmall} />
      ))}
      {layout.spaces.map(({ id, box, round }) => (
        <Space key={id} {...spaceFacts(view, id, stocked)} box={box} round={round} isMarked={marked.includes(id)} />
      ))}
    </g>
  );
}

interface Promised {
  readonly seat: Seat;
  readonly good: Good;
  readonly count: number;
}

/** What waits on the space of a round, and for whom. */
const promisedFor = (view: State, round: number): readonly Promised[] =>
  view.farms.flatMap(({ promised }, seat) =>
    promised.filter((promise) => promise.round === round).map(({ good, count }) => ({ seat, good, count })),
  );

interface HiddenRoundProps {
  readonly round: number;
  readonly waiting: readonly Promised[];
  readonly box: Box;
  readonly isSmall: boolean;
}

/** A round to come: its stage, whether a harvest follows, and what waits there for whom. */
const HiddenRound = whenChanged(function HiddenRound({ round, waiting, box, isSmall }: HiddenRoundProps): ReactElement {
  const { say } = useTable();
  const harvest = isHarvest(round);
  const label = say({ id: harvest ? "board.round-harvest" : "board.round", n: round });
  const goods = waiting.map(({ seat, good, count }) => say({ id: "board.promised", seat, n: count, good }));
  return (
    <g role="img" aria-label={[label, ...goods].join(", ")}>
      <rect {...box} rx="5" fill="var(--paper-deep)" stroke="var(--ink-faint)" strokeDasharray="4 4" />
      <text x={box.x + 8} y={box.y + 20} fontSize={isSmall ? 13 : 15} fontWeight="700">
        {round}
      </text>
      {!isSmall && (
        <text x={box.x + 8} y={box.y + 40} fontSize="12.500">
          {say({ id: "board.stage", n: stageOf(round).stage })}
        </text>
      )}
      {!isSmall &&
        waiting.map(({ seat, good, count }, i) => (
          <g key={`${seat}/${good}`} transform={`translate(${box.x + 6 + i * 52} ${box.y + box.height - 30})`}>
            <SeatMark seat={seat} size={18} />
            <Icon of={good} x={18} y={-2} size={22} silent />
            {count > 1 && (
              <text x="42" y="16" fontSize="13" fontWeight="700">
                {count}
              </text>
            )}
          </g>
        ))}
      {harvest && (
        <Icon
          of="harvest"
          x={box.x + box.width - (isSmall ? 22 : 28)}
          y={box.y + (isSmall ? 12 : 6)}
          size={isSmall ? 18 : 22}
          silent
        />
      )}
    </g>
  );
});

/** What lies and stands on a space. */
interface SpaceFacts {
  readonly id: SpaceId;
  readonly people: readonly Seat[];
  readonly goods: ReturnType<typeof shownGoods>;
  readonly accumulates: boolean;
  readonly perRound: number;
  /** Nobody may use it any more this round. */
  readonly isClosed: boolean;
}

function spaceFacts(view: State, id: SpaceId, stocked: boolean): SpaceFacts {
  const { good, perRound, tile } = boardOf(view).all[SPACE_INDEX[id]]!;
  const accumulates = good !== undefined;
  return {
    id,
    people: occupantsOf(view, id),
    goods: accumulates || stocked ? shownGoods(view, id) : [],
    accumulates,
    perRound,
    isClosed: tile.some((index) => view.occupants[index] !== 0),
  };
}

interface SpaceProps extends SpaceFacts {
  readonly box: Box;
  readonly round: number | undefined;
  readonly isMarked: boolean;
}

const Space = whenChanged(function Space(props: SpaceProps): ReactElement {
  const { id, people, goods, accumulates, perRound, isClosed, box, round, isMarked } = props;
  const { say, name } = useTable();
  const { x, y, width, height } = box;
  const size = 13;
  const rows = lines(name(id), Math.floor((width - 12) / 6.4));
  // A name on two lines leaves room only beside its second line.
  const aside = rows.length > 1 && height < 60 ? Math.max(6, width - 46 * goods.length - 6) : 6;
  const taken = people[0];
  const label =
    taken !== undefined
      ? say({ id: "board.space-taken", space: id, seat: taken })
      : goods.length > 0
        ? say({
            id: "board.space-goods",
            space: id,
            goods: goods.map(({ good, count }) => ({ id: "amount", n: count, good })),
          })
        : say({ id: "board.space", space: id });
  const spoken = isMarked ? `${label}, ${name("board.suggested")}` : label;
  return (
    <Place
      id={`space/${id}`}
      label={spoken}
      explains={id}
      shape={<rect x={x} y={y} width={width} height={height} rx="5" />}
    >
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="5"
        fill={colourOf(id, accumulates)}
        fillOpacity={isClosed ? 0.45 : 1}
        stroke="var(--ink)"
        strokeWidth="1.200"
        pointerEvents="none"
      />
      {rows.slice(0, 2).map((row, i) => (
        <text
          key={row}
          x={x + 7}
          y={y + 16 + i * 14}
          fontSize={size}
          fontWeight="600"
          className="on-print"
          pointerEvents="none"
        >
          {row}
        </text>
      ))}
      {round !== undefined && (height > 60 || !accumulates) && (
        <g pointerEvents="none">
          <text x={x + width - 7} y={y + height - 8} textAnchor="end" fontSize="12" className="on-print">
            {round}
          </text>
          {isHarvest(round) && <Icon of="harvest" x={x + width - 38} y={y + height - 21} size={16} silent />}
        </g>
      )}
      <g pointerEvents="none">
        {goods.map(({ good, count, fresh }, i) => (
          <g key={good} transform={`translate(${x + aside + i * 46} ${y + height - 26})`}>
            <Icon of={good} size={22} silent />
            <text x="25" y="16" fontSize="15" fontWeight="700" className="on-print">
              {count}
            </text>
            {accumulates && fresh > 0 && fresh < count && aside === 6 && (
              <text x={count > 9 ? 45 : 37} y="16" fontSize="12" className="on-print">
                {`+${fresh}`}
              </text>
            )}
          </g>
        ))}
        {accumulates && people.length === 0 && aside === 6 && (
          <Arrow x={x + width - 34} y={height < 60 ? y + height - 21 : y + height - 46} n={perRound} />
        )}
        {isMarked && (
          <path
            d={`M${x + width - 24} ${y + 5}l5 9l10 1.500l-7.500 7l2 10l-9.500-5l-9.500 5l2-10l-7.500-7l10-1.500z`}
            fill="var(--honey)"
            stroke="var(--print-line)"
          />
        )}
        {people.map((seat, i) => (
          <SeatMark
            key={seat}
            seat={seat}
            x={x + width - (round === undefined ? 32 : 50) - i * 20}
            y={y + height - 30}
            size={27}
          />
        ))}
      </g>
    </Place>
  );
});

const colourOf = (id: SpaceId, accumulates: boolean): string => {
  const { on } = spaceOf(id);
  if (on === "extra-tile" || on === "side-job") return "var(--straw)";
  if (accumulates) return "var(--sand)";
  return typeof on === "number" ? "var(--milk)" : "color-mix(in oklab, var(--grass) 35%, var(--milk))";
};

/** What comes here each round. */
const Arrow = ({ x, y, n }: { readonly x: number; readonly y: number; readonly n: number }): ReactElement => (
  <g transform={`translate(${x} ${y})`} aria-hidden="true">
    <path d="M0 0h16v-4l12 11l-12 11v-4h-16z" fill="var(--milk)" stroke="var(--print-line)" strokeLinejoin="round" />
    <text x="10" y="11.500" fontSize="12.500" fontWeight="600" textAnchor="middle" className="on-print">
      {n}
    </text>
  </g>
);
