import type { ReactElement } from "react";
import { Icon, PlaceBox, useTable } from "../../../client/board.ts";
import { taskOf } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import type { Message } from "../../../table/messages.ts";
import { GOODS } from "../data/grammar.ts";
import { canPay, componentOf, covers, farmOf } from "../farm.ts";
import { choicePlace } from "../places.ts";
import { productionsOf } from "../rules/produce.ts";
import type { Move, State, Task } from "../state.ts";
import { actionText, goodsText, productionText } from "../words-of.ts";

interface ChoicesProps {
  readonly view: State;
  readonly seat: Seat;
}

/** What a seat chooses from within an activation: areas, goods to pay, things to gain. */
export function Choices({ view, seat }: ChoicesProps): ReactElement | null {
  const { say, name } = useTable();
  const choices = choicesOf(view, seat);
  if (choices.length === 0) return null;
  return (
    <section className="fs-box fs-choices" aria-label={name("board.choices")}>
      {choices.map(({ move, text, icons }) => (
        <PlaceBox key={choicePlace(move)} id={choicePlace(move)} label={say(text)} className="fs-choice">
          {icons.length === 0 ? (
            <span>{say(text)}</span>
          ) : (
            icons.map(([item, n]) => (
              <span key={item} className="fs-piece">
                {n > 1 && <b>{n}</b>}
                <Icon of={item} size={26} silent />
              </span>
            ))
          )}
        </PlaceBox>
      ))}
    </section>
  );
}

interface Choice {
  readonly move: Parameters<typeof choicePlace>[0];
  readonly text: Message;
  readonly icons: readonly (readonly [item: string, n: number])[];
}

function choicesOf(view: State, seat: Seat): readonly Choice[] {
  const task = taskOf(view, seat) as Task | undefined;
  const farm = farmOf(view, seat);
  switch (task?.kind) {
    case "chooseArea":
      return componentOf(view, seat, task.of).areas.flatMap((area, i) =>
        canPay(farm, area, task.of)
          ? [{ move: { type: "chooseArea", area: i }, text: actionText(area.printed), icons: [] }]
          : [],
      );
    case "payGoods": {
      const { payments, paymentCounts } = componentOf(view, seat, task.of).areas[task.area]!;
      return payments.flatMap((move, i) =>
        covers(farm.goods, paymentCounts[i]!)
          ? [{ move, text: { id: "payGoods", goods: goodsText(move.goods) }, icons: counts(move.goods) }]
          : [],
      );
    }
    case "chooseProduction":
      return productionsOf(view, seat, task.of, task.area).map((move) => ({
        move,
        text: { ...productionText(move), id: "chooseProduction" },
        icons: iconsOf(move),
      }));
    default:
      return [];
  }
}

const counts = (goods: readonly string[]) =>
  GOODS.map((good) => [good, goods.filter((other) => other === good).length] as const).filter(([, n]) => n > 0);

const iconsOf = ({ goods, bags, coins, sunflowers }: Extract<Move, { type: "chooseProduction" }>) => [
  ...counts(goods),
  ...[["bag", bags] as const, ["coin", coins] as const, ["sunflower", sunflowers] as const].filter(([, n]) => n > 0),
];
