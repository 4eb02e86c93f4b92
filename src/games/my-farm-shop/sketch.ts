import { say } from "../../table/messages.ts";
import { FIELDS, type Field, TOP_ROW } from "./data/farm.ts";
import { GOODS, TRANSPORTS } from "./data/grammar.ts";
import { shopTiles, sum, sunflowersOn, visible } from "./farm.ts";
import { timesFulfilled } from "./rules/goals.ts";
import { score } from "./scoring.ts";
import type { Farm, State } from "./state.ts";
import { type Component, tables } from "./tables.ts";
import { en } from "./text/en.ts";
import { textOf } from "./words-of.ts";

/** The table as text: the market, then each Farm, field by field. Cards stand in brackets, sunflowers are stars. */
export const sketch = (state: State): string =>
  [headLine(state), ...marketLines(state), ...moduleLines(state), ...state.farms.flatMap(farmLines(state))].join("\n");

const headLine = ({ turn, dice, deck }: State): string =>
  `turn ${turn}${dice.length > 0 ? `, dice ${dice.join(" ")}` : ""}, ${sum(deck)} cards in the deck`;

const marketLines = (state: State): string[] =>
  state.market.map(
    (card, i) =>
      `stall ${i + 1}: ${card === null ? "" : card === "farmer" ? "Farmer" : short(tables(state).cards[card])}`,
  );

const moduleLines = (state: State): string[] => [
  ...state.skills.map((skill, kind) => `${TRANSPORTS[kind]} (${state.supply[kind]}): ${en[skill]}`),
  ...state.goals.map((goal, i) => `goal: ${en[goal]} (${timesFulfilled(state, i)} so far)`),
  ...state.sets.flatMap((set, i) =>
    set.length > 0 ? [`set ${i + 1}: ${set.map((card) => short(tables(state).cards[card])).join(" | ")}`] : [],
  ),
];

const farmLines =
  (state: State) =>
  (farm: Farm, seat: number): string[] => [
    "",
    `seat ${seat + 1}${seat === state.active ? "*" : ""}: ${score(state, seat).total} coins, ${farm.bags} bags, shop ${shopTiles(farm)}: ${stock(farm)}`,
    ...[TOP_ROW, FIELDS.slice(TOP_ROW.length)].flatMap((row) => row.map((field) => fieldLine(state, farm, field))),
  ];

const stock = ({ goods, transports }: Farm): string =>
  [
    ...GOODS.map((good, i) => `${goods[i]} ${good}`),
    ...TRANSPORTS.flatMap((tile, i) => (transports[i]! > 0 ? [`${transports[i]} ${tile}`] : [])),
  ].join(", ");

function fieldLine(state: State, farm: Farm, field: Field): string {
  const component = visible(state, farm, field);
  const text = `${short(component)}${leadsTo(component, field)}`;
  const isCard = farm.cards[field - 2] !== null;
  return `${en[`field.${field}` as keyof typeof en].padStart(5)} ${isCard ? `[${text}]` : text} ${"*".repeat(sunflowersOn(farm, field))}`.trimEnd();
}

/** The fields that an arrow leads to from where it lies. */
const leadsTo = ({ targets }: Component, field: Field): string =>
  targets === undefined ? "" : ` → ${targets[field]!.map((to) => en[`field.${to}` as keyof typeof en]).join(" ")}`;

/** What is printed on a card or field; a flower crossed out is `(no bonus)`. */
const short = (component: Component): string =>
  `${say({ code: "en", words: en }, textOf(component), String)}${component.printed.noSunflowerBonus ? " (no bonus)" : ""}`;
