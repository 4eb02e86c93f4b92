import {
  type CSSProperties,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { Place as PlaceId } from "../../table/game.ts";
import { idle, type PlaceState, type Places } from "./places.ts";
import { useKit } from "./table-context.ts";

interface PlaceElement {
  readonly state: PlaceState;
  /** To be spread on the element that stands for the place. */
  readonly attributes: ReturnType<typeof attributesOf>;
}

/** How a place stands, and the attributes that make an element act as that place. */
export function usePlace(id: PlaceId, label: string): PlaceElement {
  const { places } = useKit();
  const state = useStore(places, ({ states }) => states.get(id)) ?? idle;
  const name = state.label === "" ? label : `${label}. ${state.label}`;
  return { state, attributes: attributesOf(id, name, state, places.getState) };
}

/** The highlighted places whose names begin so: for what a board draws in another way than as places. */
export function useHighlighted(prefix: string): readonly PlaceId[] {
  const { places } = useKit();
  return useStore(
    places,
    useShallow(({ highlighted }) => [...highlighted].filter((place) => place.startsWith(prefix))),
  );
}

function attributesOf(id: PlaceId, label: string, state: PlaceState, places: () => Places) {
  const canPress = state.moves > 0 || state.isChosen;
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.stopPropagation();
    places().press(id, event.currentTarget);
  };
  return {
    "data-place": id,
    "data-lit": state.moves > 0 || undefined,
    "data-chosen": state.isChosen || undefined,
    "data-highlighted": state.isHighlighted || undefined,
    "data-recent": state.isRecent || undefined,
    "data-hint": state.hint,
    "aria-label": label,
    role: canPress ? "button" : "img",
    tabIndex: canPress ? 0 : -1,
    ...(canPress && {
      "aria-pressed": state.isChosen || undefined,
      onClick: press,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        press(event);
      },
      // Not on entering: what a resting pointer points at may have become another choice.
      onPointerMove: (event: PointerEvent) => {
        const isHere = event.target instanceof Element && event.target.closest("[data-place]") === event.currentTarget;
        if (isHere && event.pointerType === "mouse") places().point(id);
      },
      onPointerLeave: () => places().point(undefined),
      onFocus: () => places().point(id),
      onBlur: () => places().point(undefined),
    }),
  } as const;
}

interface PlaceProps {
  readonly id: PlaceId;
  /** What lies here, for the screen reader; what a click does is added. */
  readonly label: string;
  /** A rect, circle or path: what can be hit, and the outline when it is lit. */
  readonly shape: ReactElement<{ className?: string }>;
  /** Where a hint is marked; at the upper right corner of a rect or circle if not given. */
  readonly markAt?: { readonly x: number; readonly y: number };
  readonly children?: ReactNode;
  /** The id of a word with an `.about` text, shown on hover, focus and long press. */
  readonly explains?: string;
}

/** A place inside an SVG: it lights up, is clicked, pointed at, focused and read aloud by itself. */
export function Place({ id, label, shape, markAt, children, explains }: PlaceProps): ReactElement {
  const { state, attributes } = usePlace(id, label);
  return (
    <g className="place" data-explain={explains} {...attributes}>
      {cloneElement(shape, { className: "place-ground" })}
      <g>{children}</g>
      {cloneElement(shape, { className: "place-outline" })}
      {state.hint !== undefined && <HintMarker rank={state.hint} at={markAt ?? corner(shape)} />}
    </g>
  );
}

/** The rank of a hint. */
function HintMarker({ rank, at: { x, y } }: { rank: number; at: { x: number; y: number } }) {
  return (
    <g className="hint-marker" transform={`translate(${x} ${y})`} aria-hidden="true">
      <circle r="9" />
      <text textAnchor="middle" dominantBaseline="central">
        {rank}
      </text>
    </g>
  );
}

function corner({ props }: ReactElement<object>): { x: number; y: number } {
  const shape = props as Record<string, unknown>;
  const at = (name: string) => Number(shape[name] ?? 0);
  if ("r" in shape && "cx" in shape) return { x: at("cx") + at("r") * 0.7, y: at("cy") - at("r") * 0.7 };
  return { x: at("x") + at("width") - 4, y: at("y") + 4 };
}

interface PlaceBoxProps extends Omit<PlaceProps, "shape" | "markAt"> {
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A place outside an SVG: a card in a hand, a row in a panel. */
export function PlaceBox({ id, label, children, className = "", style, explains }: PlaceBoxProps): ReactElement {
  const { state, attributes } = usePlace(id, label);
  return (
    <div className={`place-box ${className}`} style={style} data-explain={explains} {...attributes}>
      {children}
      {state.hint !== undefined && (
        <span className="hint-badge" aria-hidden="true">
          {state.hint}
        </span>
      )}
    </div>
  );
}
