import "../board.css";
import "./pages.css";
import { type ReactElement, useDeferredValue, useState } from "react";
import { Choice, Found, Search, Termed, useTable, whenChanged } from "../../../../client/board.ts";
import { type TradeCard, tradeCards } from "../../cards.ts";
import { CROPS } from "../../crops.ts";
import { Face } from "../trade-card.tsx";
import { ANY, find, REWARD_GROUPS, type Wanted } from "./find.ts";
import { usualValues } from "./usual-values.ts";

/** All trade cards, to be searched by words and sifted by what they ask for and give. */
export function Page(): ReactElement {
  const { say } = useTable();
  const [wanted, setWanted] = useState<Wanted>(ANY);
  const looked = useDeferredValue(wanted);
  const textOf = (card: number) => say({ ...usualValues, id: `card.${card}.about` });
  const found = find(looked, (card) => `${card} ${textOf(card)}`);
  return (
    <div className="trade-cards-page">
      <Sieve wanted={wanted} onChange={(part) => setWanted({ ...wanted, ...part })} />
      <Found what="browse" n={found.length} all={tradeCards.length} onClear={() => setWanted(ANY)} />
      <ul className="formidable cards">
        {found.map((card) => (
          <Entry key={card.number} card={card} text={textOf(card.number)} />
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  readonly card: TradeCard;
  readonly text: string;
}

/** A card as it lies on the table, and the same in words. */
const Entry = whenChanged(function Entry({ card: { number, provenance }, text }: EntryProps): ReactElement {
  const { name } = useTable();
  return (
    <li>
      <div className="trade-card" aria-hidden="true">
        <Face card={number} />
      </div>
      <p>
        <Termed text={text} />
      </p>
      <p className="trade-card-origin">
        {number} · {name(`browse.from.${provenance}`)}
      </p>
    </li>
  );
});

interface SieveProps {
  readonly wanted: Wanted;
  onChange(part: Partial<Wanted>): void;
}

function Sieve({ wanted, onChange }: SieveProps): ReactElement {
  const { name } = useTable();
  const any = { value: "", text: name("browse.any") } as const;
  return (
    <search className="sieve">
      <Search value={wanted.text} onChange={(text) => onChange({ text })} />
      <Choice
        label={name("browse.cost")}
        value={wanted.cost}
        values={[
          any,
          ...CROPS.map((value) => ({ value, text: name(value, 2) })),
          { value: "any", text: name("browse.cost.any") },
          { value: "special", text: name("browse.cost.special") },
        ]}
        onChange={(cost) => onChange({ cost })}
      />
      <Choice
        label={name("browse.reward")}
        value={wanted.reward}
        values={[any, ...REWARD_GROUPS.map((value) => ({ value, text: name(`browse.reward.${value}`) }))]}
        onChange={(reward) => onChange({ reward })}
      />
      <Choice
        label={name("browse.sort")}
        value={wanted.order}
        values={(["number", "cost", "reward"] as const).map((value) => ({ value, text: name(`browse.sort.${value}`) }))}
        onChange={(order) => onChange({ order })}
      />
    </search>
  );
}
