import type { ReactElement } from "react";
import { Icon } from "../../../client/board.ts";
import type { Message } from "../../../table/messages.ts";
import { GOODS, type Line, type Plain } from "../data/grammar.ts";
import type { Component } from "../tables.ts";
import { textOf } from "../words-of.ts";
import { range } from "./range.ts";

/** The size of a face; fields, market and sets draw the same. */
export const FACE = { width: 120, height: 88 } as const;
/** Its height on a phone, where signs have to be larger. */
export const TALL = 128;
/** Its height on one's own Farm, where nothing lies below it. */
export const GROWN = 118;

/** What is printed on a field or card, in words, with the marks in its corners. */
export const faceText = (component: Component): readonly Message[] => [
  textOf(component),
  ...(component.shopIcon ? [{ id: "shop-icon" }] : []),
  ...(component.printed.noSunflowerBonus === true ? [{ id: "no-bonus" }] : []),
];

interface FaceProps {
  readonly component: Component;
  /** Whether it is a card, not printed on the Farm. */
  readonly isCard: boolean;
  readonly x?: number;
  readonly y?: number;
  readonly height?: number;
  readonly isGhost?: boolean;
}

/** What is printed on a field or card, in icons. */
export function Face({
  component,
  isCard,
  x = 0,
  y = 0,
  height = FACE.height,
  isGhost = false,
}: FaceProps): ReactElement {
  const { printed, once, shopIcon } = component;
  const { action } = printed;
  const { width } = FACE;
  const noBonus = printed.noSunflowerBonus === true;
  const marks = { shop: shopIcon ? 22 : 0, once: once ? 26 : 0, noBonus: noBonus ? 20 : 0 };
  const kind = !isCard ? "face printed" : once ? "face card once" : "face card";
  return (
    <g transform={`translate(${x} ${y})`} className={isGhost ? `${kind} ghost` : kind} aria-hidden="true">
      <rect className="face-ground" x="2" y="2" width={width - 4} height={height - 4} rx="7" />
      {action.do === "choose" ? (
        <>
          <Area area={action.options[0]} top={4} height={(height - 8) / 2} marks={marks} />
          <path className="face-line" d={`M10 ${height / 2}h${width - 20}`} />
          <Area area={action.options[1]} top={height / 2} height={(height - 8) / 2} marks={NO_MARKS} />
        </>
      ) : (
        <Area area={action} top={4} height={height - 8} marks={marks} />
      )}
      {shopIcon && <Icon of="shop-icon" x={width - 25} y={3} size={22} silent />}
      {noBonus && <Icon of="no-bonus" x={width - 25} y={height - 25} size={20} silent />}
      {once && (
        <text className="face-once" x="6" y={height - 8}>
          1×
        </text>
      )}
    </g>
  );
}

/** What is printed on a field or card, at a glance: no marks in corners, and numbers only where they can be large. */
export function GlanceFace({ component, isCard, x, y, height }: Required<Omit<FaceProps, "isGhost">>): ReactElement {
  const { once, printed } = component;
  const { action } = printed;
  const areas = action.do === "choose" ? action.options : [action];
  const high = (height - 8) / areas.length;
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={!isCard ? "face printed" : once ? "face card once" : "face card"}
      aria-hidden="true"
    >
      <rect className="face-ground" x="2" y="2" width={FACE.width - 4} height={height - 4} rx="7" />
      {areas.map((area, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed areas never change
        <GlanceArea key={i} area={area} top={4 + i * high} height={high} />
      ))}
    </g>
  );
}

/** The size of signs at a glance: their numbers can be read on a Farm 190 px wide. */
const GLANCE = 42;

function GlanceArea({ area, top, height }: Omit<AreaProps, "marks">): ReactElement | null {
  const middle = top + height / 2;
  const isLow = height < 70;
  switch (area.do) {
    case "nothing":
      return null;
    case "gain":
      return <Row lines={area.gain} y={middle} size={GLANCE} isGlance />;
    case "activate":
      return <Arrows dirs={area.dirs} y={middle} />;
    case "exchange":
      if (isLow)
        return (
          <>
            <Row lines={area.pay} y={middle} size={GLANCE - 4} to={50} middle={27} isGlance />
            <path className="face-arrow" d={`M54 ${middle}h10m-5-6l6 6l-6 6`} />
            <Row lines={area.gain} y={middle} size={GLANCE - 4} from={70} middle={93} isGlance />
          </>
        );
      return (
        <>
          <Row lines={area.pay} y={top + height * 0.25} size={GLANCE} isGlance />
          <path className="face-arrow" d={`M12 ${top + height * 0.6}v${height * 0.25}m-6-5l6 6l6-6`} />
          <Row lines={area.gain} y={top + height * 0.76} size={GLANCE} from={22} isGlance />
        </>
      );
  }
}

/** The room that marks in the corners take from the rows beside them. */
interface Marks {
  /** In the upper right corner. */
  readonly shop: number;
  /** In the lower left corner. */
  readonly once: number;
  /** In the lower right corner. */
  readonly noBonus: number;
}

const NO_MARKS: Marks = { shop: 0, once: 0, noBonus: 0 };

interface AreaProps {
  readonly area: Plain;
  readonly top: number;
  readonly height: number;
  readonly marks: Marks;
}

/** One area: what it gives, or what it takes, an arrow and what it gives; a low area has all of it in one row. */
function Area({ area, top, height, marks }: AreaProps): ReactElement | null {
  const middle = top + height / 2;
  const isLow = height < 70;
  const grown = height > FACE.height ? 1.3 : 1;
  switch (area.do) {
    case "nothing":
      return null;
    case "gain":
      return (
        <Row
          lines={area.gain}
          y={middle}
          size={isLow ? Math.min(34, height * 0.6) : (area.gain.length > 2 ? 32 : 38) * grown}
          to={FACE.width - 4 - (isLow ? marks.shop : 0)}
        />
      );
    case "activate":
      return <Arrows dirs={area.dirs} y={middle} />;
    case "exchange":
      if (isLow) return <LowExchange pay={area.pay} gain={area.gain} y={middle} size={Math.min(30, height * 0.6)} />;
      return (
        <>
          <Row lines={area.pay} y={top + height * 0.25} size={28 * grown} to={FACE.width - 4 - marks.shop} />
          <path className="face-arrow" d={`M${FACE.width / 2} ${top + height * 0.46}v${height * 0.1}m-6-5l6 6l6-6`} />
          <Row
            lines={area.gain}
            y={top + height * 0.79}
            size={29 * grown}
            from={4 + marks.once}
            to={FACE.width - 4 - marks.noBonus}
          />
        </>
      );
  }
}

interface RowProps {
  readonly lines: readonly Line[];
  readonly y: number;
  readonly size: number;
  readonly from?: number;
  readonly to?: number;
  /** Where the middle of the row should be, if it fits there. */
  readonly middle?: number;
  /** Whether numbers that would be small are left out. */
  readonly isGlance?: boolean;
}

/** Items side by side: a few pieces as icons, more of them as a number and an icon. */
function Row(props: RowProps): ReactElement {
  const { lines: printed, y, size, from = 4, to = FACE.width - 4, middle = FACE.width / 2, isGlance = false } = props;
  const room = to - from;
  const isTight = isGlance && rowWidth(printed, size) > room;
  const lines = isTight ? printed.map((line) => ({ ...line, n: 1 })) : printed;
  const wide = lines.map((line) => widthOf(line, size));
  const all = rowWidth(lines, size);
  const scale = Math.min(1, room / all);
  let left = Math.max(from, Math.min(middle - (all * scale) / 2, to - all * scale));
  return (
    <>
      {lines.map((line, i) => {
        const x = left;
        left += (wide[i]! + 4) * scale;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed lines never change
          <g key={i} transform={`translate(${x} ${y - (size * scale) / 2}) scale(${scale})`}>
            <Item line={line} size={size} />
          </g>
        );
      })}
    </>
  );
}

const isFew = ({ item, n }: Line): boolean =>
  n === 1 || (n <= 2 && (GOODS as readonly string[]).includes(item)) || (n === 2 && item === "bag");

const widthOf = (line: Line, size: number): number =>
  isFew(line) ? size * (1 + 0.75 * (line.n - 1)) : size + size * 0.62 * String(line.n).length;

const rowWidth = (lines: readonly Line[], size: number): number =>
  lines.reduce((sum, line) => sum + widthOf(line, size), 0) + 4 * (lines.length - 1);

function Item({ line, size }: { readonly line: Line; readonly size: number }): ReactElement {
  if (isFew(line))
    return (
      <>
        {range(line.n).map((i) => (
          <Icon key={i} of={line.item} x={i * size * 0.75} size={size} silent />
        ))}
      </>
    );
  const figures = size * 0.62 * String(line.n).length;
  return (
    <>
      <text
        className="face-number"
        x={figures}
        y={size / 2}
        fontSize={size * 0.95}
        textAnchor="end"
        dominantBaseline="central"
      >
        {line.n}
      </text>
      <Icon of={line.item} x={figures + 1} size={size} silent />
    </>
  );
}

interface LowExchangeProps {
  readonly pay: readonly Line[];
  readonly gain: readonly Line[];
  readonly y: number;
  readonly size: number;
}

function LowExchange({ pay, gain, y, size }: LowExchangeProps): ReactElement {
  return (
    <>
      <Row lines={pay} y={y} size={size} from={4} to={54} middle={29} />
      <path className="face-arrow" d={`M56 ${y}h12m-5-6l6 6l-6 6`} />
      <Row lines={gain} y={y} size={size} from={72} to={FACE.width - 4} middle={94} />
    </>
  );
}

const ARROWS = {
  up: "M0 24v-34m-14 13l14-15l14 15",
  down: "M0-24v34m-14-13l14 15l14-15",
  left: "M24 0h-34m13-14l-15 14l15 14",
  right: "M-24 0h34m-13-14l15 14l-15 14",
} as const;

function Arrows({ dirs, y }: { readonly dirs: readonly (keyof typeof ARROWS)[]; readonly y: number }): ReactElement {
  const step = FACE.width / (dirs.length + 1);
  return (
    <>
      {dirs.map((dir, i) => (
        <path key={dir} className="face-green" d={ARROWS[dir]} transform={`translate(${step * (i + 1)} ${y})`} />
      ))}
    </>
  );
}
