import { type CSSProperties, cloneElement, type ReactElement, type ReactNode } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { Place as PlaceId } from "../../table/game.ts";
import { type PlaceAttributes, placeAttributes } from "./place-attributes.ts";
import { idle, type PlaceState } from "./places.ts";
import { useKit } from "./table-context.ts";

/** What makes an element act as a place, to be spread on it: it is marked, clicked, pointed at, focused and read aloud. */
export function usePlace(id: PlaceId, label: string): PlaceAttributes {
  const { places } = useKit();
  return placeAttributes(places, id, label);
}

/** How a place stands, for what is drawn otherwise when that changes. */
export function usePlaceState(id: PlaceId): PlaceState {
  const { places } = useKit();
  return useStore(places, ({ states }) => states.get(id)) ?? idle;
}

/** The highlighted places whose names begin so: for what a board draws in another way than as places. */
export function useHighlighted(prefix: string): readonly PlaceId[] {
  const { places } = useKit();
  return useStore(
    places,
    useShallow(({ highlighted }) => [...highlighted].filter((place) => place.startsWith(prefix))),
  );
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
  const attributes = usePlace(id, label);
  const hint = useHint(id);
  const isSuggested = useSuggested(id);
  return (
    <g className="place" data-explain={explains} {...attributes}>
      {cloneElement(shape, { className: "place-ground" })}
      <g>{children}</g>
      {cloneElement(shape, { className: "place-outline" })}
      {hint !== undefined && <HintMarker rank={hint} at={markAt ?? corner(shape)} />}
      {isSuggested && <SuggestionMarker at={markAt ?? corner(shape)} />}
    </g>
  );
}

interface HintMarkerProps {
  readonly rank: number;
  readonly at: { readonly x: number; readonly y: number };
}

/** The rank of a hint inside an SVG. */
function HintMarker({ rank, at: { x, y } }: HintMarkerProps): ReactElement {
  return (
    <g className="hint-marker" transform={`translate(${x} ${y})`} aria-hidden="true">
      <circle r="12" />
      <text textAnchor="middle" dominantBaseline="central">
        {rank}
      </text>
    </g>
  );
}

/** The marker of a move that is suggested, inside an SVG. */
function SuggestionMarker({ at: { x, y } }: Pick<HintMarkerProps, "at">): ReactElement {
  return (
    <g className="suggestion-marker" transform={`translate(${x} ${y})`} aria-hidden="true">
      <circle r="11" />
      <path d={STAR} />
    </g>
  );
}

/** A star around the middle of its marker. */
const STAR =
  "M0-7.500l2.200 4.800l5.200.6l-3.900 3.600l1.100 5.100l-4.600-2.600l-4.600 2.600l1.100-5.100l-3.900-3.600l5.200-.6z";

/** The rank of a hint, or that a move is suggested, at a place outside an SVG. */
export function HintBadge({ of }: { readonly of: PlaceId }): ReactElement | null {
  const rank = useHint(of);
  const isSuggested = useSuggested(of);
  if (isSuggested)
    return (
      <span className="hint-badge" aria-hidden="true">
        ★
      </span>
    );
  if (rank === undefined) return null;
  return (
    <span className="hint-badge" aria-hidden="true">
      {rank}
    </span>
  );
}

function useHint(place: PlaceId): number | undefined {
  const { places } = useKit();
  return useStore(places, ({ states }) => states.get(place)?.hint);
}

function useSuggested(place: PlaceId): boolean {
  const { places } = useKit();
  return useStore(places, ({ states }) => states.get(place)?.isSuggested === true);
}

function corner({ props }: ReactElement<object>): { x: number; y: number } {
  const shape = props as Record<string, unknown>;
  const at = (name: string) => Number(shape[name] ?? 0);
  if ("r" in shape && "cx" in shape) return { x: at("cx") + at("r") * 0.7, y: at("cy") - at("r") * 0.7 };
  return { x: at("x") + at("width") - 6, y: at("y") + 6 };
}

interface PlaceBoxProps extends Omit<PlaceProps, "shape" | "markAt"> {
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A place outside an SVG: a card in a hand, a row in a panel. */
export function PlaceBox({ id, label, children, className = "", style, explains }: PlaceBoxProps): ReactElement {
  const attributes = usePlace(id, label);
  return (
    <div className={`place-box ${className}`} style={style} data-explain={explains} {...attributes}>
      {children}
      <HintBadge of={id} />
    </div>
  );
}
