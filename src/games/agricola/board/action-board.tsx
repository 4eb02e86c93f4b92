import type { ReactElement } from "react";
import { Icon, Place, SeatMark, useTable, whenChanged } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import { changerOf } from "../cards/common.ts";
import type { CardId } from "../cards/index.ts";
import type { Good } from "../goods.ts";
import { shownGoods } from "../learning.ts";
import { refillerOf } from "../refilling.ts";
import { SPACE_INDEX, type SpaceId } from "../space-ids.ts";
import { boardOf, spaceOf, stageOf } from "../spaces.ts";
import { isHarvest, type State } from "../state.ts";
import { type Doing, doingsOf } from "./doings.ts";
import { type ActionLayout, type Box, lines, occupantsOf } from "./layout.ts";
import { newbornsAt } from "./newborns.ts";

interface ActionBoardProps {
  readonly view: State;
  readonly layout: ActionLayout;
  readonly stocked: boolean;
  /** The position after the choice that waits to be confirmed or is pointed at. */
  readonly shown: State;
  readonly isSmall: boolean;
}

/** All action spaces with their goods and people, and the rounds that are still to come. */
export function ActionBoard({ view, shown, layout, stocked, isSmall }: ActionBoardProps): ReactElement {
  const { say } = useTable();
  return (
    <g role="group" aria-label={say({ id: "board.spaces" })}>
      {layout.hidden.map(({ round, box }) => (
        <HiddenRound key={round} round={round} waiting={promisedFor(view, round)} box={box} isSmall={isSmall} />
      ))}
      {layout.spaces.map(({ id, box, round }) => (
        <Space key={id} {...spaceFacts(view, shown, id, stocked)} box={box} round={round} />
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
    <g className="round-to-come" role="img" aria-label={[label, ...goods].join(", ")}>
      <rect {...box} rx="5" fill="var(--paper-deep)" stroke="var(--ink-faint)" strokeDasharray="4 4" />
      <text x={box.x + (isSmall ? 5 : 8)} y={box.y + (isSmall ? 15 : 20)} fontSize={isSmall ? 13 : 15} fontWeight="700">
        {round}
      </text>
      {!isSmall && (
        <text x={box.x + 8} y={box.y + 40} fontSize="13.5">
          {say({ id: "board.stage", n: stageOf(round).stage })}
        </text>
      )}
      {waiting.map(({ seat, good, count }, i) => (
        <g
          key={`${seat}/${good}`}
          transform={
            isSmall
              ? `translate(${box.x + 4 + i * 32} ${box.y + 18}) scale(0.7)`
              : `translate(${box.x + 6 + i * 52} ${box.y + box.height - 30})`
          }
        >
          <SeatMark seat={seat} size={18} />
          <Icon of={good} x={18} y={-2} size={22} silent />
          {count > 1 && !isSmall && (
            <text x="42" y="16" fontSize="13.5" fontWeight="700">
              {count}
            </text>
          )}
        </g>
      ))}
      {harvest && (
        <Icon
          of="harvest"
          x={box.x + box.width - (isSmall ? 20 : 28)}
          y={box.y + (isSmall ? 2 : 6)}
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
  /** Who would come by the choice that is considered. */
  readonly coming: readonly Seat[];
  /** Whose newborns stand here beside their parent, one for each. */
  readonly newborns: readonly Seat[];
  /** What it lets one do; goods that lie there or are given stand apart. */
  readonly doings: readonly Doing[];
  readonly goods: ReturnType<typeof shownGoods>;
  readonly accumulates: boolean;
  readonly perRound: number;
  /** Whose duty it is to refill it, where it is anybody's. */
  readonly refiller: Seat | undefined;
  /** Not without hand cards, if playing one is all it is for. */
  readonly isUsable: boolean;
  /** Nobody may use it any more this round. */
  readonly isClosed: boolean;
  /** The card beside the board that changes what it does. */
  readonly changedBy: CardId | undefined;
  /** What cards have put there beside goods. */
  readonly tokens: readonly Token[];
}

interface Token {
  readonly seat: Seat;
  readonly card: CardId;
}

/** What is drawn of a space, and of the choice that is considered. */
export function spaceFacts(view: State, shown: State, id: SpaceId, stocked: boolean): SpaceFacts {
  const space = boardOf(view).all[SPACE_INDEX[id]]!;
  const { good, perRound, isUsable, tile } = space;
  const accumulates = good !== undefined;
  const people = occupantsOf(view, id);
  return {
    id,
    people,
    newborns: newbornsAt(view, id),
    coming: shown === view ? [] : occupantsOf(shown, id).filter((seat) => !people.includes(seat)),
    doings: doingsOf(view, id),
    goods: accumulates || (stocked && people.length === 0) ? shownGoods(view, id) : [],
    accumulates,
    perRound,
    refiller: refillerOf(view, space),
    isUsable,
    isClosed: tile.some((index) => view.occupants[index] !== 0),
    changedBy: changerOf(view, id),
    tokens: view.farms.flatMap(({ marked }, seat) =>
      marked.filter(({ space }) => space === id).map(({ card }) => ({ seat, card })),
    ),
  };
}

interface SpaceProps extends SpaceFacts {
  readonly box: Box;
  readonly round: number | undefined;
}

/** An action space as it is drawn on the board. */
export const Space = whenChanged(function Space(props: SpaceProps): ReactElement {
  const {
    id,
    people,
    newborns,
    coming,
    doings,
    goods,
    accumulates,
    perRound,
    refiller,
    isUsable,
    isClosed,
    changedBy,
    tokens,
    box,
    round,
  } = props;
  const { say, name } = useTable();
  const { x, y, width, height } = box;
  // The marker of what changes a space must not take the room of its name or its goods.
  const isBelow = !accumulates && height < 60;
  const rows = lines(name(id), Math.floor((changedBy === undefined || isBelow ? width : width - 18) / 7.05));
  const isLong = rows.some((row) => row.length > 14);
  const print = isClosed ? undefined : "on-print";
  const pitch = Math.min(46, (width - 6) / goods.length);
  // Below a name on two lines everything is a little smaller.
  const isFull = rows.length > 1 && height < 60;
  const base = y + height - (isFull ? 23 : 26);
  const isTight = pitch < 40 || isFull;
  // On a high space what can be done stands above who is there.
  const isAbove = height > 60 && people.length > 0;
  const mark = isFull ? 21 : 27;
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
  const changed = changedBy === undefined ? label : `${label}, ${say({ id: "board.changed", card: changedBy })}`;
  const born = newborns.map((seat) => say({ id: "board.newborn", seat }));
  const duty = refiller === undefined ? [] : [say({ id: "board.refilled", seat: refiller })];
  const spoken = [changed, ...duty, ...born, ...tokens.map((token) => say({ id: "board.token", ...token }))].join(", ");
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
        fillOpacity={isClosed ? 0.25 : 1}
        stroke="var(--ink)"
        strokeWidth="1.200"
        pointerEvents="none"
      />
      {rows.slice(0, 2).map((row, i) => (
        <text
          key={row}
          x={x + (isLong ? 5 : 7)}
          letterSpacing={isLong ? -0.15 : undefined}
          y={y + (isFull ? 14 + i * 12.5 : 16 + i * 14)}
          fontSize="13.5"
          fontWeight="600"
          className={print}
          pointerEvents="none"
        >
          {row}
        </text>
      ))}
      {round !== undefined && (height > 60 || !accumulates) && (
        <g pointerEvents="none">
          <text x={x + width - 7} y={y + height - 8} textAnchor="end" fontSize="13.5" className={print}>
            {round}
          </text>
          {isHarvest(round) && <Icon of="harvest" x={x + width - 38} y={y + height - 21} size={16} silent />}
        </g>
      )}
      <g pointerEvents="none">
        {goods.map(({ good, count, fresh }, i) => (
          <g key={good} transform={`translate(${x + 6 + i * pitch} ${base})`}>
            <Icon of={good} y={isTight ? 2 : 0} size={isTight ? 19 : 22} silent />
            {pitch > 30 && (
              <text x={isTight ? 20 : 25} y="16" fontSize="15" fontWeight="700" className={print}>
                {count}
              </text>
            )}
            {accumulates && fresh > 0 && fresh < count && (
              <text x={count > 9 ? 45 : 37} y="16" fontSize="13.5" className={print}>
                {`+${fresh}`}
              </text>
            )}
          </g>
        ))}
        {goods.length === 0 && (
          <g opacity={isUsable && people.length === 0 ? undefined : 0.4}>
            <Doings
              of={doings}
              x={x + 6}
              y={isAbove ? base - 28 : base}
              size={isFull ? 20 : 22}
              width={
                isAbove ? width - 12 : width - (round === undefined ? 12 : 48) - (people.length + newborns.length) * 26
              }
              print={print}
            />
          </g>
        )}
        {accumulates && people.length === 0 && (
          <Arrow x={x + width - 34} y={height < 60 ? y + height - 21 : y + height - 46} n={perRound} by={refiller} />
        )}
        {changedBy !== undefined && (
          <g transform={`translate(${x + width - 21} ${isBelow ? y + height - 21 : y + 2})`}>
            <circle cx="9" cy="9" r="9.500" fill="var(--milk)" stroke="var(--print-line)" />
            <Icon of={changedBy} x={1} y={1} size={16} silent />
          </g>
        )}
        {tokens.map(({ seat, card }, i) => (
          <g key={`${seat}/${card}`} transform={`translate(${x + width - 18 - i * 16} ${y - 4})`}>
            <circle cx="9" cy="9" r="9.500" fill="var(--milk)" stroke={`var(--seat-${seat})`} strokeWidth="2" />
            <Icon of={card} x={2} y={2} size={14} silent />
          </g>
        ))}
        {coming.map((seat) => (
          <g key={seat} className="ghost">
            <SeatMark
              seat={seat}
              x={x + width - (round === undefined ? 32 : 50)}
              y={y + height - mark - 3}
              size={mark}
            />
          </g>
        ))}
        {people.map((seat, i) => (
          <SeatMark
            key={seat}
            seat={seat}
            x={x + width - (round === undefined ? 32 : 50) - i * 20}
            y={y + height - mark - 3}
            size={mark}
          />
        ))}
        {newborns.map((seat, i) => (
          <SeatMark
            // biome-ignore lint/suspicious/noArrayIndexKey: newborns of a seat are alike
            key={`${seat}/${i}`}
            seat={seat}
            x={x + width - (round === undefined ? 32 : 50) - people.length * 20 - i * 16 + 2}
            y={y + height - NEWBORN_SIZE - 3}
            size={NEWBORN_SIZE}
          />
        ))}
      </g>
    </Place>
  );
});

interface DoingsProps {
  readonly of: readonly Doing[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The side of an icon. */
  readonly size: number;
  readonly print: string | undefined;
}

/** What can be done here, as icons side by side; where room is scarce they move together, then stand without numbers. */
function Doings({ of: all, x, y, width, size, print }: DoingsProps): ReactElement {
  const digits = all.map(({ n }): number => (n === undefined ? 0 : n > 9 ? 21 : 13));
  const room = width - digits.reduce((sum, wide) => sum + wide, 0);
  const areCounted = room >= MIN_PITCH * all.length;
  const pitch = Math.min(27, (areCounted ? room : width) / Math.max(1, all.length));
  const side = Math.min(size, pitch - 1);
  let left = x;
  return (
    <g>
      {all.map(({ of, n }, i) => {
        const wide = areCounted ? digits[i]! : 0;
        const at = left;
        left += pitch + wide;
        return (
          <g key={of} transform={`translate(${at} ${y})`}>
            {areCounted && n !== undefined && (
              <text x="0" y="16" fontSize="15" fontWeight="700" className={print}>
                {n}
              </text>
            )}
            <Icon of={of} x={Math.max(0, wide - 2)} y={(size - side) / 2} size={side} silent />
          </g>
        );
      })}
    </g>
  );
}

/** Newborns stand beside people and are smaller. */
const NEWBORN_SIZE = 17;

/** The least room for an icon beside its number. */
const MIN_PITCH = 16;

const colourOf = (id: SpaceId, accumulates: boolean): string => {
  const { on } = spaceOf(id);
  if (on === "extra-tile" || on === "side-job" || on === "team-tile") return "var(--straw)";
  if (on === "card") return "color-mix(in oklab, var(--honey) 45%, var(--milk))";
  if (accumulates) return "var(--sand)";
  return typeof on === "number" ? "var(--milk)" : "color-mix(in oklab, var(--grass) 35%, var(--milk))";
};

interface ArrowProps {
  readonly x: number;
  readonly y: number;
  readonly n: number;
  readonly by: Seat | undefined;
}

/** What comes here each round, and who brings it. */
const Arrow = ({ x, y, n, by }: ArrowProps): ReactElement => (
  <g transform={`translate(${x} ${y})`} aria-hidden="true">
    <path d="M0 0h16v-4l12 11l-12 11v-4h-16z" fill="var(--milk)" stroke="var(--print-line)" strokeLinejoin="round" />
    <text x="10" y="11.700" fontSize="13.5" fontWeight="600" textAnchor="middle" className="on-print">
      {n}
    </text>
    {by !== undefined && <SeatMark seat={by} x={18} y={-7} size={13} />}
  </g>
);
