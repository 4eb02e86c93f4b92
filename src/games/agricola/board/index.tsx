import "./board.css";
import { type ReactElement, Suspense, useState } from "react";
import {
  type BoardModule,
  type BoardProps,
  Icon,
  lazily,
  type SeatLineProps,
  useTable,
} from "../../../client/board.ts";
import { taskOf } from "../../../table/agenda.ts";
import { COLUMNS, ROWS } from "../grid.ts";
import { atHome, farmOf, type State } from "../state.ts";
import { partnerOf } from "../teams.ts";
import { ActionBoard } from "./action-board.tsx";
import { symbols } from "./cards/symbols.tsx";
import { Farmyard } from "./farmyard.tsx";
import { Feeding } from "./feeding.tsx";
import { FenceLayer } from "./fence-layer.tsx";
import { icons } from "./icons.tsx";
import { smallLayout, wideLayout } from "./layout.ts";
import { lots } from "./lots.ts";
import { Majors } from "./majors.tsx";
import { Others, Rivals } from "./others.tsx";
import { Partner } from "./partner.tsx";
import { Patterns } from "./patterns.tsx";
import { Seasons } from "./seasons.tsx";
import { sideIcons } from "./side/icons.tsx";
import { Stages } from "./stages.tsx";
import { Supply } from "./supply.tsx";

// What only some tables have comes with them.
const CardTable = lazily(() => import("./cards/card-table.tsx"));
const HandStrip = lazily(() => import("./cards/hand-strip.tsx"));
const SideTable = lazily(() => import("./side/side-table.tsx"));
const Played = lazily(() => import("./cards/played.tsx"));

function Board({ view, preview, viewer, focus, actors, compact, screen }: BoardProps<State>): ReactElement {
  const { say, name } = useTable();
  const [stocked, setStocked] = useState(false);
  const shown = preview ?? view;
  const layout = compact ? smallLayout(view, screen === "upright" ? 5 : 3) : wideLayout(view);
  const asked = viewer === focus && actors.includes(focus) ? taskOf(view, focus) : undefined;
  const task = asked?.kind;
  const isFencing = task === "fence";
  const partner = partnerOf(view, focus);
  const areCardsDealt = view.round === 0 && view.hands !== null;
  const side = compact ? 68 : 92;
  const farmWidth = side * COLUMNS + 20;
  const fenceBar = screen === "phone" || screen === "lying" ? 86 : 58;
  const farmHeight = side * ROWS + 20 + (isFencing ? fenceBar + 4 : 0);
  const sideTable = view.sideDecks.length > 0 && (
    <Suspense>
      <SideTable view={view} />
    </Suspense>
  );
  return (
    <div className="agricola" data-compact={compact || undefined} data-cards-first={areCardsDealt || undefined}>
      <svg
        className="board spaces"
        viewBox={`-2 -2 ${layout.width + 4} ${layout.height + 4}`}
        role="group"
        aria-label={say({ id: "board.table" })}
      >
        <ActionBoard view={view} shown={shown} layout={layout} stocked={stocked} isSmall={compact} />
      </svg>
      {compact && <Seasons view={view} />}
      {compact && sideTable}
      <div className="homestead">
        <svg
          className="board farm"
          viewBox={`-27 -28 ${farmWidth + 17} ${farmHeight + 18}`}
          role="group"
          data-spot={`farm/${focus}`}
          aria-label={say({ id: "board.farm", seat: focus })}
        >
          <Patterns />
          <Farmyard view={view} shown={shown} seat={focus} x={0} y={0} cell={side} isLive={!isFencing} isNamed>
            {isFencing && <FenceLayer view={view} seat={focus} side={side} bar={fenceBar} />}
          </Farmyard>
        </svg>
        <div className="beside">
          {!compact && sideTable}
          {task === "feed" ? (
            <Feeding view={view} shown={shown} seat={focus} />
          ) : (
            <Supply view={view} shown={shown} seat={focus} />
          )}
          {!compact && <Seasons view={view} />}
        </div>
        {(!compact || screen === "upright") && view.seats > 1 && <Rivals view={view} focus={focus} />}
        <Aid text={name("board.stocked")} isOn={stocked} onChange={setStocked} />
        {!compact && view.hands !== null && view.round > 0 && (
          <Suspense>
            <HandStrip view={view} seat={focus} />
          </Suspense>
        )}
      </div>
      {partner !== undefined && (
        <Partner
          view={view}
          shown={shown}
          seat={focus}
          partner={partner}
          side={side}
          fenceBar={isFencing ? fenceBar : undefined}
        />
      )}
      {view.hands !== null && (
        <Suspense>
          <CardTable view={view} focus={focus} task={asked} />
        </Suspense>
      )}
    </div>
  );
}

interface AidProps {
  readonly text: string;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

const Aid = ({ text, isOn, onChange }: AidProps): ReactElement => (
  <label className="aid">
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    {text}
  </label>
);

const SEAT_LINE = ["food", "wood", "clay", "reed", "stone", "grain", "vegetable", "sheep", "boar", "cattle"] as const;

function SeatLine({ view, seat }: SeatLineProps<State>): ReactElement {
  const { say } = useTable();
  const farm = farmOf(view, seat);
  const all = farm.people;
  const people = say({ id: "board.people", n: atHome(farm), all });
  const goods = SEAT_LINE.filter((good) => farm.goods[good] > 0);
  const amounts = goods.map((good) => say({ id: "amount", n: farm.goods[good], good }));
  return (
    <p className="seat-line farm-line" role="img" aria-label={[people, ...amounts].join(", ")}>
      {goods.map((good) => (
        <span key={good}>
          <Icon of={good} size={16} silent />
          {farm.goods[good]}{" "}
        </span>
      ))}
    </p>
  );
}

export const board: BoardModule<State> = {
  Board,
  compactOn: ["lying", "upright"],
  SeatLine,
  lots,
  icons: { ...icons, ...symbols, ...sideIcons },
  landmarks: [
    {
      id: "own-farm",
      title: ({ viewer, focus }) => (viewer === focus ? { id: "board.own-farm" } : { id: "board.farm", seat: focus }),
      isShown: ({ screen }) => screen === "phone" || screen === "lying",
      at: ".homestead",
    },
    {
      id: "partner-farm",
      title: ({ view, focus }) => ({ id: "board.partner", seat: partnerOf(view, focus) ?? focus }),
      isShown: ({ view, focus }) => partnerOf(view, focus) !== undefined,
      at: ".partner",
    },
  ],
  panels: [
    { id: "majors", title: () => ({ id: "board.majors" }), holds: (place) => place.startsWith("major/"), Body: Majors },
    { id: "others", title: () => ({ id: "board.others" }), isShown: (view) => view.seats > 1, Body: Others },
    {
      id: "played",
      title: () => ({ id: "board.played" }),
      isShown: (view) => view.hands !== null || view.farms.some(({ cards }) => cards.length > 0),
      Body: Played,
    },
    { id: "stages", title: () => ({ id: "board.stages" }), Body: Stages },
  ],
};
