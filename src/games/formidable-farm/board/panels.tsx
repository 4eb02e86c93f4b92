import type { ReactElement } from "react";
import { type BoardProps, Icon, SeatMark, useTable } from "../../../client/board.ts";
import { CROPS } from "../crops.ts";
import { type CardNumber, coinsOf, type Farm, farmOf, HIDDEN, type State } from "../state.ts";
import { CardBack, TradeCard } from "./trade-card.tsx";

/** The fulfilled cards of a seat; only their owner sees those that were put down in secret. */
export function Coins({ view, focus }: BoardProps<State>): ReactElement {
  const { name } = useTable();
  const { fulfilled } = farmOf(view, focus);
  if (fulfilled.cards.length === 0) return <p>{name("board.no-coins")}</p>;
  return (
    <div className="formidable cards small">
      {fulfilled.cards.map((card, i) => (
        <TradeCard key={card ?? `back ${i}`} card={card} zone="fulfilled" />
      ))}
    </div>
  );
}

/** What lies before the other seats, and the cards of theirs that everybody knows. */
export function Others({ view, focus }: BoardProps<State>): ReactElement {
  const { seats } = useTable();
  return (
    <div className="formidable others">
      {view.farms.map((farm, seat) =>
        seat === focus ? null : (
          <section key={seats[seat]?.name ?? seat} className="other" aria-label={seats[seat]?.name}>
            <h3>
              <SeatMark seat={seat} size={20} /> {seats[seat]?.name}
            </h3>
            <Holdings farm={farm} />
            <div className="cards">
              {knownOf(farm).map((card) => (
                <TradeCard key={card} card={card} zone={`seat-${seat}`} payer={{ view, seat }} />
              ))}
              <CardBack n={farm.hand.cards.length - knownOf(farm).length} />
            </div>
          </section>
        ),
      )}
    </div>
  );
}

/** The cards of a hand that everybody knows. */
const knownOf = ({ hand }: Farm): readonly CardNumber[] =>
  hand.cards.filter((card): card is CardNumber => card !== null && card !== HIDDEN);

/** Crops, hand, stack and coins as icons with numbers. */
export function Holdings({ farm }: { readonly farm: Farm }): ReactElement {
  const { name } = useTable();
  const { crops, hand, stack } = farm;
  const amounts: [string, number][] = [
    ["hand", hand.cards.length],
    ["stack", stack.cards.length],
    ["coin", coinsOf(farm)],
  ];
  for (const [i, crop] of CROPS.entries()) if ((crops[i] as number) > 0) amounts.push([crop, crops[i] as number]);
  return (
    <p className="seat-line holdings">
      {amounts.map(([of, n]) => (
        <span key={of} role="img" aria-label={`${n} ${name(of)}`}>
          <Icon of={of} size={18} silent />
          {n}
        </span>
      ))}
    </p>
  );
}
