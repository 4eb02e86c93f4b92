import "./board.css";
import { type CSSProperties, type ReactElement, useState } from "react";
import { type BoardModule, type BoardProps, type SeatLineProps, useTable } from "../../../client/board.ts";
import { taskOf } from "../../../table/agenda.ts";
import { rewardOf } from "../rules/rewards.ts";
import { type CardNumber, coinsOf, farmOf, GAP, type State, type Task } from "../state.ts";
import { Breakers, OwnFarm } from "./farm.tsx";
import { icons } from "./icons.tsx";
import { lots } from "./lots.ts";
import { Coins, Holdings, Others } from "./panels.tsx";
import { type Payer, TradeCard } from "./trade-card.tsx";
import { TurnRow } from "./turn-row.tsx";
import { Wheel } from "./wheel.tsx";

function Board({ view, preview, viewer, focus, compact }: BoardProps<State>): ReactElement {
  const { name } = useTable();
  const shown = preview ?? view;
  const payer = { view, seat: focus };
  return (
    <div className="formidable-room">
      <div
        className="formidable table-top"
        data-compact={compact || undefined}
        role="group"
        aria-label={name("board.table")}
      >
        {view.looked.cards.length > 0 && <Row title={name("board.looked")} cards={view.looked.cards} zone="looked" />}
        {viewer === focus && asksForCoins(view, focus) && (
          <Row title={name("board.your-coins")} cards={farmOf(view, focus).fulfilled.cards} zone="coin" />
        )}
        <Wheel view={view} shown={shown} focus={focus} compact={compact} />
        <Market view={view} shown={shown} payer={payer} />
        <TurnRow view={view} shown={shown} />
        <OwnFarm view={view} shown={shown} seat={focus} />
        <Hand shown={shown} payer={payer} isOwn={viewer === focus} />
        <Breakers />
      </div>
    </div>
  );
}

interface HandProps {
  readonly shown: State;
  readonly payer: Payer;
  readonly isOwn: boolean;
}

/** Cards of a hand in one row, and in each of two. */
const ONE_ROW = { least: 5, most: 8 } as const;

/** How many cards of a hand lie side by side; a large one lies in two rows. */
const acrossIn = (held: number): number =>
  held <= ONE_ROW.most ? Math.max(ONE_ROW.least, held) : Math.max(ONE_ROW.most, Math.ceil(held / 2));

/** The hand of the seat in focus; the more cards, the narrower they are, and each glides to where it now lies. */
function Hand({ shown, payer, isOwn }: HandProps): ReactElement {
  const { say, name } = useTable();
  const { view, seat } = payer;
  const cards = useArrival(farmOf(view, seat).hand.cards);
  const across = acrossIn(cards.length);
  return (
    <section
      className="hand"
      data-spot="own-hand"
      data-narrow={cards.length > ONE_ROW.least || undefined}
      data-rows={cards.length > ONE_ROW.most ? 2 : 1}
      aria-label={name("board.hand")}
      style={{ "--held": cards.length, "--side-by-side": across } as CSSProperties}
    >
      <h3>{isOwn ? name("board.hand") : say({ id: "board.hand.of", seat })}</h3>
      <div className="cards">
        {cards.map((card, i) => (
          <div
            key={card ?? `back ${i}`}
            className="held-card"
            style={{ "--column": i % across, "--row": Math.floor(i / across) } as CSSProperties}
          >
            <TradeCard
              card={card}
              zone="hand"
              payer={payer}
              isGhost={card !== null && !farmOf(shown, seat).hand.cards.includes(card)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/** A hand in the order in which its cards came: those that are held keep their places, and new ones lie behind them. */
function useArrival(cards: readonly (CardNumber | null)[]): readonly (CardNumber | null)[] {
  const [held, hold] = useState<readonly (CardNumber | null)[]>([]);
  const kept = held.filter((card) => card !== null && cards.includes(card));
  const arrived = cards
    .filter((card) => card === null || !kept.includes(card))
    .toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity));
  const order = [...kept, ...arrived];
  if (order.length !== held.length || order.some((card, i) => card !== held[i])) hold(order);
  return order;
}

interface MarketProps {
  readonly view: State;
  readonly shown: State;
  readonly payer: Payer;
}

function Market({ view, shown, payer }: MarketProps): ReactElement {
  const { say, name } = useTable();
  return (
    <section className="market" aria-label={name("board.market")}>
      <h3 data-explain="market">
        {name("board.market")}{" "}
        <span className="piles">
          {say({ id: "board.piles", stack: view.marketStack.cards.length, discard: view.discard.length })}
        </span>
      </h3>
      <div className="cards">
        {view.market.map((card, i) =>
          card === GAP ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
            <div key={`gap ${i}`} className="slot" role="img" aria-label={name("board.gap")} />
          ) : (
            <TradeCard key={card} card={card} zone="market" payer={payer} isGhost={!shown.market.includes(card)} />
          ),
        )}
      </div>
    </section>
  );
}

/** Whether a seat has to choose among its coins. */
function asksForCoins(view: State, seat: number): boolean {
  const task = taskOf(view, seat) as Task | undefined;
  if (task?.kind === "reward") return rewardOf(task).kind === "tradeWithFulfilled";
  return task?.kind === "payCoins" || task?.kind === "coinToStack" || task?.kind === "coinToHand";
}

interface RowProps {
  readonly title: string;
  readonly cards: readonly (CardNumber | null)[];
  readonly zone: string;
}

/** Cards to choose from. */
const Row = ({ title, cards, zone }: RowProps): ReactElement => (
  <section className="looked" aria-label={title}>
    <h3>{title}</h3>
    <div className="cards">
      {cards.map((card, i) => (
        <TradeCard key={card ?? `back ${i}`} card={card} zone={zone} />
      ))}
    </div>
  </section>
);

/** How many cards a seat has still to fulfill: that is the race. */
function headline(view: State, seat: number) {
  const { hand, stack } = farmOf(view, seat);
  const n = hand.cards.length + stack.cards.length;
  return { n, label: { id: "board.to-go", n } };
}

const SeatLine = ({ view, seat }: SeatLineProps<State>): ReactElement => <Holdings farm={farmOf(view, seat)} />;

export const board: BoardModule<State> = {
  Board,
  compactOn: ["lying"],
  SeatLine,
  headline,
  lots,
  icons,
  panels: [
    {
      id: "coins",
      title: (view, viewer) => ({
        id: "board.coins",
        n: coinsOf(farmOf(view, viewer === "spectator" ? Math.max(0, view.seat) : viewer)),
      }),
      Body: Coins,
    },
    {
      id: "others",
      title: () => ({ id: "board.others" }),
      isShown: (view) => view.seats > 1,
      Body: Others,
    },
  ],
};
