import "./cards.css";
import "./browser.css";
import { type ReactElement, useDeferredValue, useId, useState } from "react";
import { type CardsProps, Choice, Flag, Icon, useTable, whenChanged } from "../../../../client/board.ts";
import { DECKS } from "../../cards/decks/index.ts";
import { CATEGORIES, type Category } from "../../cards/decks/printed.ts";
import type { CardId } from "../../cards/index.ts";
import { GOODS } from "../../goods.ts";
import { categoryOf, Face, isMajor } from "./face.tsx";
import { ALL_CARDS, ANY, find, type Wanted } from "./find.ts";

/** All cards of the game, to be searched by words and sifted; where cards are picked, each can be left out. */
export function Cards({ picked, onPick }: CardsProps): ReactElement {
  const { name, say } = useTable();
  const [wanted, setWanted] = useState<Wanted>(ANY);
  const [isOnlyPicked, showOnlyPicked] = useState(false);
  const looked = useDeferredValue(wanted);
  const found = find(looked, name).filter((card) =>
    picked === undefined ? true : !isMajor(card) && (!isOnlyPicked || picked.includes(card)),
  );
  const all = picked === undefined ? ALL_CARDS.length : ALL_CARDS.filter((card) => !isMajor(card)).length;
  const pick = (card: CardId, isPicked: boolean) =>
    onPick?.(isPicked ? [...(picked ?? []), card].sort() : (picked ?? []).filter((other) => other !== card));
  return (
    <div className="card-browser">
      <Sieve wanted={wanted} hasMajors={picked === undefined} onChange={setWanted} />
      <p className="browse-count" role="status">
        {say({ id: "browse.count", n: found.length, all })}
        {picked !== undefined && ` · ${say({ id: "browse.picked", n: picked.length })}`}
      </p>
      {picked !== undefined && (
        <Flag label={name("browse.only-picked")} value={isOnlyPicked} onChange={showOnlyPicked} />
      )}
      {found.length === 0 && (
        <p>
          {name("browse.none")}{" "}
          <button className="button small" type="button" onClick={() => setWanted(ANY)}>
            {name("browse.clear")}
          </button>
        </p>
      )}
      {groupsOf(looked, found).map(({ category, cards }) => (
        <section key={category ?? ""} aria-label={category && name(`category.${category}`)}>
          {category !== undefined && (
            <h2>
              <Icon of={`category.${category}`} size={22} silent /> {name(`category.${category}`)} ({cards.length})
            </h2>
          )}
          <ul className="card-row">
            {cards.map((card) => (
              <li key={card}>
                <Entry card={card} />
                {picked !== undefined && (
                  <label className="flag">
                    <input
                      type="checkbox"
                      aria-label={say({ id: "browse.leave-out-card", card })}
                      checked={picked.includes(card)}
                      onChange={({ target }) => pick(card, target.checked)}
                    />
                    {name("browse.leave-out")}
                  </label>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const Entry = whenChanged(function Entry({ card }: { readonly card: CardId }): ReactElement {
  const { name } = useTable();
  return (
    <Face card={card}>
      <p className="card-category">{name(`category.${categoryOf(card)}`)}</p>
    </Face>
  );
});

interface Group {
  readonly category?: Category;
  readonly cards: readonly CardId[];
}

function groupsOf({ order }: Wanted, found: readonly CardId[]): readonly Group[] {
  if (order !== "category") return [{ cards: found }];
  const groups = CATEGORIES.map((category) => ({
    category,
    cards: found.filter((card) => categoryOf(card) === category),
  }));
  return groups.filter(({ cards }) => cards.length > 0);
}

interface SieveProps {
  readonly wanted: Wanted;
  readonly hasMajors: boolean;
  onChange(wanted: Wanted): void;
}

/** The search and the filters. */
function Sieve({ wanted, hasMajors, onChange }: SieveProps): ReactElement {
  const { name, say } = useTable();
  const id = useId();
  const any = { value: "", text: name("browse.any") } as const;
  const change = (part: Partial<Wanted>) => onChange({ ...wanted, ...part });
  return (
    <search className="sieve">
      <div className="field sieve-text">
        <label htmlFor={id}>{name("browse.search")}</label>
        <input id={id} type="search" value={wanted.text} onChange={({ target }) => change({ text: target.value })} />
      </div>
      <Choice
        label={name("browse.kind")}
        value={wanted.kind}
        values={[
          any,
          { value: "occupation", text: name("occupation.many") },
          { value: "minor", text: name("minor.many") },
          ...(hasMajors ? [{ value: "major", text: name("browse.majors") } as const] : []),
        ]}
        onChange={(kind) => change({ kind })}
      />
      <Choice
        label={name("browse.category")}
        value={wanted.category}
        values={[any, ...CATEGORIES.map((value) => ({ value, text: name(`category.${value}`) }))]}
        onChange={(category) => change({ category })}
      />
      <Choice
        label={name("browse.deck")}
        value={wanted.deck}
        values={[
          any,
          ...DECKS.map((value) => ({ value, text: name(`deck.${value}`) })),
          ...(hasMajors ? [{ value: "majors", text: name("browse.majors") } as const] : []),
        ]}
        onChange={(deck) => change({ deck })}
      />
      <Choice
        label={name("browse.players")}
        value={wanted.players}
        values={[0, 1, 2, 3, 4].map((value) => ({ value, text: value === 0 ? name("browse.any") : String(value) }))}
        onChange={(players) => change({ players })}
      />
      <Choice
        label={name("browse.cost")}
        value={wanted.cost}
        values={[
          any,
          { value: "free", text: name("browse.free") },
          ...GOODS.map((value) => ({ value, text: say({ id: value }) })),
        ]}
        onChange={(cost) => change({ cost })}
      />
      <Choice
        label={name("browse.sort")}
        value={wanted.order}
        values={(["number", "name", "category"] as const).map((value) => ({
          value,
          text: name(`browse.sort.${value}`),
        }))}
        onChange={(order) => change({ order })}
      />
    </search>
  );
}
