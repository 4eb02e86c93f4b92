import type { ReactElement } from "react";
import { Icon, PlaceBox, usePlaceState, useTable } from "../../../client/board.ts";
import { taskOf } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { cookingRate } from "../cards/cooking.ts";
import { foodDue } from "../cards/family-needs.ts";
import { cards } from "../cards/index.ts";
import { ANIMALS, type Animal } from "../goods.ts";
import { farmOf, type State } from "../state.ts";

const EDIBLE = ["grain", "vegetable", ...ANIMALS] as const;

interface FeedingProps {
  readonly view: State;
  /** After the choice that is pointed at. */
  readonly shown: State;
  readonly seat: Seat;
}

/** The feeding phase of a seat on one sheet: what is due, what is there, and everything that makes food. */
export function Feeding({ view, shown, seat }: FeedingProps): ReactElement {
  const { say, name } = useTable();
  const farm = farmOf(view, seat);
  const due = foodDue(view, seat);
  const missing = Math.max(0, due - farm.goods.food);
  const coming = mealsIn(shown, seat, due, farm.beggingMarkers);
  const edible = EDIBLE.filter((good) => farm.goods[good] > 0 && cookingRate(farm, good) > 0);
  const crafts = farm.cards.filter((card) => cards[card].crafts !== undefined);
  const uncooked = ANIMALS.filter((animal) => farm.goods[animal] > 0 && cookingRate(farm, animal) === 0);
  return (
    <section className="feeding" aria-label={name("board.feeding")}>
      <header>
        <h3>{name("board.feeding")}</h3>
        <p>
          {say(missing === 0 ? { id: "board.feeding-enough", n: due } : { id: "board.feeding-lack", n: missing, due })}
        </p>
      </header>
      <div className="meals" role="img" aria-label={say({ id: "board.need", n: due, food: farm.goods.food })}>
        {Array.from({ length: due }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: meals are alike
            key={i}
            data-missing={i >= Math.max(coming, farm.goods.food) || undefined}
            data-ghost={(i >= farm.goods.food && i < coming) || undefined}
          >
            <Icon of="food" size={26} silent />
          </span>
        ))}
      </div>
      {edible.length + crafts.length > 0 && <p className="feeding-choice">{name("board.feeding-choice")}</p>}
      <div className="conversions">
        {edible.map((good) => (
          <PlaceBox
            key={good}
            id={`good/${seat}/${good}`}
            label={say({ id: "board.feeding-rate", good, food: cookingRate(farm, good), n: farm.goods[good] })}
            className="conversion"
          >
            1 <Icon of={good} size={24} silent /> → {cookingRate(farm, good)} <Icon of="food" size={22} silent />{" "}
            <small>{say({ id: "board.there", n: farm.goods[good] })}</small>
          </PlaceBox>
        ))}
        {uncooked.map((animal) => (
          <Release key={animal} animal={animal} seat={seat} count={farm.goods[animal]} />
        ))}
        {crafts.map((card) => (
          <PlaceBox key={card} id={`craft/${card}`} label={name(card)} className="conversion" explains={card}>
            {name(card)}: 1 <Icon of={cards[card].crafts!.good} size={26} silent /> → {cards[card].crafts!.food}{" "}
            <Icon of="food" size={22} silent />
          </PlaceBox>
        ))}
      </div>
      <PlaceBox id={`feed/${seat}`} label={name("board.feeding")} className="conversion serve">
        {say(missing === 0 ? { id: "move.feed", n: due } : { id: "move.beg", n: due - missing, missing })}
      </PlaceBox>
    </section>
  );
}

/** How many meals are there after a choice: it may already end the feeding. */
function mealsIn(after: State, seat: Seat, due: number, begged: number): number {
  const { goods, beggingMarkers } = farmOf(after, seat);
  return taskOf(after, seat)?.kind === "feed" ? goods.food : due - (beggingMarkers - begged);
}

/** An animal that may go to make room for newborn ones; not shown where none is in the way. */
function Release({ animal, seat, count }: { animal: Animal; seat: Seat; count: number }): ReactElement | null {
  const { say } = useTable();
  const place = `good/${seat}/${animal}`;
  const { moves } = usePlaceState(place);
  if (moves === 0) return null;
  return (
    <PlaceBox id={place} label={say({ id: "board.have", n: count, good: animal })} className="conversion">
      {count} <Icon of={animal} size={26} silent /> {say({ id: "move.release", good: animal })}
    </PlaceBox>
  );
}
