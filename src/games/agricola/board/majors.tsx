import type { ReactElement } from "react";
import { type BoardProps, Icon, PlaceBox, SeatMark, useTable } from "../../../client/board.ts";
import { type CardId, cards, MAJOR_IDS } from "../cards/index.ts";
import { costText } from "../describe.ts";
import { GOODS } from "../goods.ts";
import type { State } from "../state.ts";

/** The ten major improvements in their frame, two rows of five. */
export function Majors({ view }: BoardProps<State>): ReactElement {
  return (
    <div className="majors">
      {MAJOR_IDS.map((card) => (
        <Major key={card} view={view} card={card} />
      ))}
    </div>
  );
}

function Major({ view, card }: { readonly view: State; readonly card: CardId }): ReactElement {
  const { say, name } = useTable();
  const owner = view.farms.findIndex((farm) => farm.cards.includes(card));
  const { cost, points, hasBonus } = cards[card];
  const label =
    owner < 0
      ? say({ id: "board.major-free", card, cost: costText(cost) })
      : say({ id: "board.major-built", card, seat: owner });
  return (
    <PlaceBox id={`major/${card}`} label={label} className={owner < 0 ? "major" : "major built"} explains={card}>
      <strong>{name(card)}</strong>
      <span className="cost">
        {GOODS.filter((good) => (cost[good] ?? 0) > 0).map((good) => (
          <span key={good}>
            {cost[good]} <Icon of={good} size={18} silent />
          </span>
        ))}
      </span>
      <small>{name(`${card}.about`)}</small>
      <span className="points">
        <span>
          {say({ id: "board.points", n: points })} {hasBonus && <Icon of="card.bonus" size={18} />}
        </span>
        {owner >= 0 && <SeatMark seat={owner} size={20} />}
      </span>
    </PlaceBox>
  );
}
