import type { ReactElement, ReactNode } from "react";
import { Icon, PlaceBox, useTable } from "../../../client/board.ts";
import { type Cost, cardOf, type Reward } from "../cards.ts";
import { missingFor } from "../costs.ts";
import { CROPS } from "../crops.ts";
import { canPaySpecial } from "../rules/fulfill.ts";
import { type CardNumber, farmOf, HIDDEN, type State } from "../state.ts";
import { Amounts, amountOf, Count } from "./amounts.tsx";

/** A seat that might fulfill a card, in a position. */
export interface Payer {
  readonly view: State;
  readonly seat: number;
}

interface TradeCardProps {
  readonly card: CardNumber | null;
  /** The place of the card: "hand", "market", "coin", "looked". */
  readonly zone: string;
  /** Who would pay for it: what is missing is shown. */
  readonly payer?: Payer;
  readonly isGhost?: boolean;
}

/** A trade card: what it asks for on top, what it gives below, what is missing at its foot. */
export function TradeCard({ card, zone, payer, isGhost = false }: TradeCardProps): ReactElement {
  const { name } = useTable();
  if (card === null || card === HIDDEN) return <CardBack n={1} />;
  return (
    <PlaceBox
      id={`${zone}/${card}`}
      label={name(`card.${card}`)}
      explains={`card.${card}`}
      className={isGhost ? "trade-card ghost" : "trade-card"}
    >
      <Face card={card} />
      {payer !== undefined && <Missing card={card} payer={payer} isOfMarket={zone === "market"} />}
    </PlaceBox>
  );
}

/** A card nobody else has seen, or so many of them on a heap. */
export function CardBack({ n }: { readonly n: number }): ReactElement | null {
  const { say } = useTable();
  if (n === 0) return null;
  return (
    <div className="trade-card back" role="img" aria-label={say({ id: "board.back", n })}>
      <Icon of="coin" size={28} silent />
      {n > 1 && <b aria-hidden="true">×{n}</b>}
    </div>
  );
}

/** Both halves of a card. */
export function Face({ card }: { readonly card: CardNumber }): ReactElement {
  const { cost, rewards } = cardOf(card);
  return (
    <>
      <div className="cost">
        <CostRow cost={cost} />
      </div>
      <div className="gain">
        {rewards.map((reward) => (
          <div key={reward.kind} className="reward">
            <RewardRow reward={reward} />
          </div>
        ))}
      </div>
    </>
  );
}

/** What a card asks for. */
export function CostRow({ cost: { special, ...crops } }: { readonly cost: Cost }): ReactElement {
  const { name } = useTable();
  if (special === undefined) return <Amounts of={crops} />;
  if (special === "pay3Fulfilled") return <Count of="coin" n={3} />;
  return (
    <>
      <Amounts of={crops} />
      {special === "anyNumberAnimals" && <Amounts of={{ sheep: 1, pig: 1 }} />}
      <span className="words">{name(`board.${special}`)}</span>
    </>
  );
}

/** What a card gives. */
export function RewardRow({ reward }: { readonly reward: Reward }): ReactElement {
  const { say, name } = useTable();
  const words = (id: string): ReactElement => <span className="words">{name(id)}</span>;
  const times = (n: number): ReactElement => <span className="words">{say({ id: "board.times", n })}</span>;
  switch (reward.kind) {
    case "take":
      return <Amounts of={reward.crops} />;
    case "perAnimal":
      return (
        <>
          <Amounts of={reward.reward.crops} />
          {words("board.per-animal")}
        </>
      );
    case "draw":
      return <Count of="trade-card" n={reward.cards} />;
    case "supplies":
      return (
        <>
          <Icon of="disc" size={20} silent />
          {words(`board.${reward.at}-space`)}
          {reward.times === 2 && words("board.twice")}
        </>
      );
    case "exchangeCrops":
      return (
        <Trade a={<Amounts of={reward.give} />} b={<Amounts of={reward.take} />} sign="→">
          {times(reward.times)}
        </Trade>
      );
    case "tradeCrops":
      return (
        <Trade a={<Amounts of={reward.a} />} b={<Amounts of={reward.b} />} sign="↔">
          {times(reward.times)}
        </Trade>
      );
    case "cropForCard":
      return (
        <Trade a={<Count of="any-crop" n={1} />} b={<Count of="trade-card" n={1} />} sign="→">
          {times(reward.times)}
        </Trade>
      );
    case "fulfilledForCrops":
      return (
        <Trade a={<Count of="coin" n={reward.give} />} b={<Count of="any-crop" n={1} />} sign="→">
          {times(reward.times)}
        </Trade>
      );
    case "drawThenReturn":
      return <span className="words">{say({ id: "board.drawThenReturn", n: reward.draw, back: reward.return })}</span>;
    case "thirdCard":
      return (
        <>
          <Count of="any-crop" n={1} />
          {words("board.thirdCard")}
        </>
      );
    default:
      return words(`board.${reward.kind}`);
  }
}

interface TradeProps {
  readonly a: ReactNode;
  readonly b: ReactNode;
  readonly sign: string;
  readonly children: ReactNode;
}

const Trade = ({ a, b, sign, children }: TradeProps): ReactElement => (
  <>
    <span className="trade">
      {a} <b aria-hidden="true">{sign}</b> {b}
    </span>
    {children}
  </>
);

interface MissingProps {
  readonly card: CardNumber;
  readonly payer: Payer;
  readonly isOfMarket: boolean;
}

/** The crops one lacks for a card, a coin or a card where a special cost cannot be paid, or a tick. */
function Missing({ card, payer: { view, seat }, isOfMarket }: MissingProps): ReactElement {
  const { say, name } = useTable();
  const farm = farmOf(view, seat);
  const missing = missingFor(card, view.seat === seat ? view.less : 0, farm.crops);
  const { special } = cardOf(card).cost;
  if (special !== undefined && !canPaySpecial(view, farm, special, isOfMarket ? 1 : 0))
    return (
      <div className="foot">
        <span aria-hidden="true">−</span>
        {special === "anyNumberAnimals" ? (
          <Amounts of={{ sheep: 1 }} size={15} />
        ) : (
          <Icon of={special.startsWith("market") ? "trade-card" : "coin"} size={15} />
        )}
      </div>
    );
  const lacking = CROPS.flatMap((crop, i) =>
    missing[i] === 0 ? [] : [{ id: `count.${crop}`, n: missing[i] as number }],
  );
  if (lacking.length === 0)
    return (
      <div className="foot ready" role="img" aria-label={name("board.ready")}>
        ✓
      </div>
    );
  return (
    <div className="foot" role="img" aria-label={say({ id: "board.missing", crops: lacking })}>
      <span aria-hidden="true">−</span>
      <Amounts of={amountOf(missing)} size={15} />
    </div>
  );
}
