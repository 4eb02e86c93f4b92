import "./board.css";
import type { ReactElement } from "react";
import { type BoardModule, type BoardProps, Icon, type SeatLineProps } from "../../../client/board.ts";
import { GOODS, TRANSPORTS } from "../data/grammar.ts";
import { farmOf, sum } from "../farm.ts";
import type { State } from "../state.ts";
import { Choices } from "./choices.tsx";
import { FACE, GROWN, TALL } from "./face.tsx";
import { Farm } from "./farm.tsx";
import { OtherFarms } from "./glance.tsx";
import { icons } from "./icons.tsx";
import { lots } from "./lots.ts";
import { Market } from "./market.tsx";
import { Goals, Sets, Skills } from "./modules.tsx";
import { range } from "./range.ts";
import { Shop } from "./shop.tsx";
import { Track } from "./track.tsx";

function Board({ view, preview, focus, compact, screen }: BoardProps<State>): ReactElement {
  const shown = preview ?? view;
  const isDraft = view.sets.some((set) => set.length > 0);
  const hasModules = view.skills.length > 0 || view.goals.length > 0;
  const others = !compact && <OtherFarms view={view} seat={focus} />;
  const isPhone = compact || screen === "lying";
  const isBelow = isPhone || screen === "upright";
  const choosing = (
    <div className="fs-choosing">
      <Choices view={view} seat={focus} />
    </div>
  );
  return (
    <div className="my-farm-shop" data-compact={compact || undefined} data-grown={!hasModules || undefined}>
      <div className="fs-main">
        {isDraft && <Sets view={view} />}
        <Market view={view} shown={shown} seat={focus} columns={compact ? 3 : 6} />
        {!isBelow && choosing}
        <Farm
          view={view}
          shown={shown}
          seat={focus}
          face={compact ? TALL : hasModules || isPhone ? FACE.height : GROWN}
        />
        {hasModules && others}
      </div>
      <div className="fs-side">
        <Shop view={view} shown={shown} seat={focus} />
        {view.skills.length > 0 && <Skills view={view} shown={shown} seat={focus} />}
        {view.goals.length > 0 && <Goals view={view} shown={shown} seat={focus} />}
        {!hasModules && others}
      </div>
      {isBelow && choosing}
    </div>
  );
}

/** Goods, bags and tiles of a seat. */
function SeatLine({ view, seat }: SeatLineProps<State>): ReactElement {
  const { goods, bags, sunflowers, transports } = farmOf(view, seat);
  const amounts: readonly (readonly [string, number])[] = [
    ...GOODS.map((good, i) => [good, goods[i]!] as const),
    ["bag", bags],
    ["sunflower", sum(sunflowers)],
    ...TRANSPORTS.map((tile, i) => [tile, transports[i]!] as const),
  ];
  return (
    <p className="seat-line fs-seat">
      {amounts.map(([item, n]) =>
        n === 0 ? null : (
          <span key={item} className="fs-piece">
            <Icon of={item} size={18} /> {n}
          </span>
        ),
      )}
    </p>
  );
}

/** All Farms in full, with their shops. */
function Farms({ view, focus }: BoardProps<State>): ReactElement {
  const others = range(view.seats).filter((seat) => seat !== focus);
  return (
    <div className="fs-farms">
      {others.map((seat) => (
        <div key={seat}>
          <Shop view={view} shown={view} seat={seat} />
          <Farm view={view} shown={view} seat={seat} />
        </div>
      ))}
    </div>
  );
}

export const board: BoardModule<State> = {
  Board,
  SeatLine,
  lots,
  icons,
  panels: [
    {
      id: "farms",
      title: () => ({ id: "board.farms" }),
      holds: (place, _view, viewer) => place.startsWith("shop/") && !place.startsWith(`shop/${viewer}/`),
      Body: Farms,
    },
    { id: "track", title: () => ({ id: "board.track" }), Body: Track },
  ],
};
