import "../cards/cards.css";
import "./cards.css";
import { type ReactElement, useDeferredValue, useState } from "react";
import {
  Choice,
  Flag,
  Found,
  type GamePageProps,
  Icon,
  Search,
  useTable,
  whenChanged,
} from "../../../../client/board.ts";
import { CATEGORIES, type Category } from "../../cards/decks/printed.ts";
import { type CardId, cards } from "../../cards/index.ts";
import type { CardKind } from "../../cards/kinds.ts";
import { GOODS } from "../../goods.ts";
import { categoryOf } from "../cards/category.ts";
import { Face } from "../cards/face.tsx";
import { ALL_CARDS, ANY, DECK_NAMES, find, HAND_CARDS, HAND_DECKS, type Wanted } from "../cards/find.ts";

/** All cards of the game, to be searched by words and sifted; where cards are picked, each can be left out. */
export function Page({ picked, onPick }: GamePageProps): ReactElement {
  const { name, say } = useTable();
  const [wanted, setWanted] = useState<Wanted>(ANY);
  const [isOnlyPicked, showOnlyPicked] = useState(false);
  const looked = useDeferredValue(wanted);
  const among = picked === undefined ? ALL_CARDS : HAND_CARDS;
  const found = find(looked, name, among).filter((card) => !isOnlyPicked || picked?.includes(card));
  const pick = (card: CardId, isPicked: boolean) =>
    onPick?.(isPicked ? [...(picked ?? []), card].sort() : (picked ?? []).filter((other) => other !== card));
  return (
    <div className="card-browser">
      <Sieve wanted={wanted} isHandOnly={picked !== undefined} onChange={setWanted} />
      <Found
        what="browse"
        n={found.length}
        all={among.length}
        also={picked && say({ id: "browse.picked", n: picked.length })}
        onClear={() => setWanted(ANY)}
      />
      {picked !== undefined && (
        <Flag label={name("browse.only-picked")} value={isOnlyPicked} onChange={showOnlyPicked} />
      )}
      {groupsOf(looked, found).map(({ category, found }) => (
        <section key={category ?? ""} aria-label={category && name(`category.${category}`)}>
          {category !== undefined && (
            <h2>
              <Icon of={`category.${category}`} size={22} silent /> {name(`category.${category}`)} ({found.length})
            </h2>
          )}
          <ul className="card-row">
            {found.map((card) => (
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
  const category = categoryOf(card);
  const { kind } = cards[card];
  // Hand cards show by their colour what they are.
  const shown = [
    ...(HAND_KINDS.includes(kind) ? [] : [name(kind)]),
    ...(category === undefined ? [] : [name(`category.${category}`)]),
  ];
  return (
    <Face card={card}>
      <p className="card-category">{shown.join(" · ")}</p>
    </Face>
  );
});

/** Kinds that are dealt, and the others. */
const HAND_KINDS: readonly CardKind[] = ["occupation", "minor"];
const OTHER_KINDS: readonly CardKind[] = ["major", "action-space", "merchant", "artifact", "event", "season"];

interface Group {
  readonly category?: Category | undefined;
  readonly found: readonly CardId[];
}

function groupsOf({ order }: Wanted, found: readonly CardId[]): readonly Group[] {
  if (order !== "category") return [{ found }];
  const groups = [...CATEGORIES, undefined].map((category) => ({
    category,
    found: found.filter((card) => categoryOf(card) === category),
  }));
  return groups.filter((group) => group.found.length > 0);
}

interface SieveProps {
  readonly wanted: Wanted;
  /** Whether only cards that may be held in hand are looked for. */
  readonly isHandOnly: boolean;
  onChange(wanted: Wanted): void;
}

/** The search and the filters. */
function Sieve({ wanted, isHandOnly, onChange }: SieveProps): ReactElement {
  const { name, say } = useTable();
  const any = { value: "", text: name("browse.any") } as const;
  const change = (part: Partial<Wanted>) => onChange({ ...wanted, ...part });
  return (
    <search className="sieve">
      <Search value={wanted.text} onChange={(text) => change({ text })} />
      <Choice
        label={name("browse.kind")}
        value={wanted.kind}
        values={[
          any,
          ...[...HAND_KINDS, ...(isHandOnly ? [] : OTHER_KINDS)].map((value) => ({
            value,
            text: name(`${value}.many`),
          })),
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
          ...(isHandOnly ? HAND_DECKS : DECK_NAMES).map((value) => ({ value, text: name(`deck.${value}`) })),
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
