import "../board.css";
import "./pages.css";
import type { ReactElement, ReactNode } from "react";
import { Icon, Termed, useTable } from "../../../../client/board.ts";
import { CostRow, RewardRow } from "../trade-card.tsx";
import { CROP_SYMBOLS, GENERAL_SYMBOLS, REWARDS, SPECIAL_COSTS, symbolOf } from "./explained.ts";
import { usualValues } from "./usual-values.ts";

/** Every symbol on cards and on the board, with what it means. */
export function Page(): ReactElement {
  return (
    <div className="symbols-page">
      <Part title="symbols.crops">
        {CROP_SYMBOLS.map((id) => (
          <Row key={id} symbol={<Icon of={id} size={32} silent />} text={`symbols.${id}`} />
        ))}
      </Part>
      <Part title="symbols.general">
        {GENERAL_SYMBOLS.map((id) => (
          <Row key={id} symbol={<Icon of={id} size={32} silent />} text={`symbols.${id}`} />
        ))}
        <Row symbol={<b>→</b>} text="symbols.one-way" />
        <Row symbol={<b>↔</b>} text="symbols.both-ways" />
      </Part>
      <Part title="symbols.costs">
        {SPECIAL_COSTS.map((special) => (
          <Row key={special} symbol={<CostRow cost={{ special }} />} text={`symbols.cost.${special}`} />
        ))}
      </Part>
      <Part title="symbols.rewards">
        {REWARDS.map((reward) => (
          <Row key={symbolOf(reward)} symbol={<RewardRow reward={reward} />} text={`symbols.${symbolOf(reward)}`} />
        ))}
      </Part>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps): ReactElement {
  const { name } = useTable();
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{name(title)}</h2>
      <ul className="formidable symbol-list">{children}</ul>
    </section>
  );
}

interface RowProps {
  readonly symbol: ReactNode;
  readonly text: string;
}

function Row({ symbol, text }: RowProps): ReactElement {
  const { say } = useTable();
  return (
    <li>
      <div className="trade-card symbol" aria-hidden="true">
        {symbol}
      </div>
      <p>
        <Termed text={say({ ...usualValues, id: text })} />
      </p>
    </li>
  );
}
