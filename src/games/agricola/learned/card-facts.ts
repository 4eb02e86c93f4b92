import type { Says } from "../cards/card.ts";
import { CATEGORIES, type Printed } from "../cards/decks/printed.ts";
import type { Some } from "../goods.ts";

/** What can be told of a card without having played it, as numbers by name. */
export type Facts = { readonly [name: string]: number };

/** About what goods are worth beside each other, in points. */
const POINTS: Required<Some> = {
  wood: 0.5,
  clay: 0.5,
  reed: 0.8,
  stone: 0.8,
  grain: 0.6,
  vegetable: 1,
  sheep: 0.8,
  boar: 1,
  cattle: 1.2,
  food: 0.4,
};

/** When a card speaks, as far as it matters how often. */
const WHEN: { readonly [time: string]: readonly (keyof NonNullable<Says["on"]>)[] } = {
  space: ["usesSpace", "usedSpace", "turnEnds"],
  round: [
    ...(["beforeRound", "startOfRound", "workStarts", "turnStarts", "onlyNewbornsAtHome"] as const),
    ...(["beforeReturning", "returning", "returned", "roundEnds", "arrives"] as const),
  ],
  harvest: ["fieldPhaseStarts", "fieldPhase", "feedingPhase", "fed", "bred", "harvestEnds"],
  deed: [
    ...(["cardPlayed", "plays", "builtRooms", "builtStables", "fenced", "renovated"] as const),
    ...(["plowed", "sowed", "baked", "grew", "gained"] as const),
  ],
};

const worthOfGoods = (goods: Some = {}): number =>
  (Object.keys(goods) as (keyof Some)[]).reduce((sum, good) => sum + goods[good]! * POINTS[good], 0);

/** Kind, category, price, prerequisite and points are printed; when a card speaks and what it gives, its words say. */
export function factsOf({ on = {}, ...card }: Printed & Says): Facts {
  const said = (moments: readonly (keyof typeof on)[]) => moments.flatMap((moment) => on[moment] ?? []).flat();
  const given = (moments: readonly (keyof typeof on)[]) =>
    said(moments).reduce((sum, { get }) => sum + (typeof get === "object" ? worthOfGoods(get) : 0), 0);
  const facts: { [name: string]: number } = {
    [card.kind]: 1,
    [card.category]: 1,
    cost: worthOfGoods(card.cost),
    needs: Object.keys(card.needs ?? {}).length,
    points: card.points ?? 0,
    bonus: is(card.hasBonus ?? card.bonus),
    travels: is(card.travels),
    "given when played": given(["played"]),
    cheaper: is(card.prices ?? card.replaces ?? card.lowers ?? card.lowersAction),
    exchanges: is(card.atAnyTime ?? card.cooks ?? card.bakes ?? card.crafts),
    room: is(card.changes?.roomForPeople ?? card.changes?.pets ?? card.changes?.pens ?? card.changes?.capacity),
  };
  for (const [time, moments] of Object.entries(WHEN)) {
    facts[`speaks at ${time}`] = Math.min(1, said(moments).length);
    facts[`given at ${time}`] = given(moments);
  }
  return facts;
}

const is = (something: unknown): number => (something === undefined ? 0 : 1);

/** The names of all facts. */
export const FACTS: readonly string[] = [
  ...["occupation", "minor"],
  ...CATEGORIES,
  ...["cost", "needs", "points", "bonus", "travels", "given when played", "cheaper", "exchanges", "room"],
  ...Object.keys(WHEN).flatMap((time) => [`speaks at ${time}`, `given at ${time}`]),
];
