import type { Seat } from "../../../table/game.ts";
import { emptyFields, fieldsOf } from "../farm.ts";
import type { Crop, Good } from "../goods.ts";
import { CELLS, cellsOf, countBits, type Plot } from "../grid.ts";
import type { House } from "../houses.ts";
import { keptBy } from "../kept.ts";
import { SPACE_IDS, SPACE_INDEX, type SpaceId } from "../space-ids.ts";
import { boardOf, spaceOf } from "../spaces.ts";
import { type Farm, farmOf, type State } from "../state.ts";
import { printed } from "./decks/index.ts";
import type { Category } from "./decks/printed.ts";
import { type CardId, MAJOR_IDS } from "./ids.ts";
import type { CardKind } from "./kinds.ts";
import { occupationsOf } from "./marks.ts";
import { cards } from "./registry.ts";

/** Collective terms of the appendix: what cards count and speak of. */

const countCards = (farm: Farm, isMeant: (card: CardId) => boolean): number => {
  let count = 0;
  for (let i = 0; i < farm.cards.length; i++) if (isMeant(farm.cards[i]!)) count++;
  return count;
};

const ofKind = (...kinds: readonly CardKind[]) => {
  return (farm: Farm): number => countCards(farm, (card) => kinds.includes(cards[card].kind));
};

/** Occupations before a seat. Travelling cards that were passed on do not lie there. (AG-042) */
export const occupations = (farm: Farm): number => occupationsOf(farm);
/** Occupations that came before a seat after a card of its own. */
export const occupationsAfter = (farm: Farm, card: CardId): number =>
  countCards(
    farm,
    (other) => cards[other].kind === "occupation" && farm.cards.indexOf(other) > farm.cards.indexOf(card),
  );
/** Improvements before a seat, major and minor. */
export const improvements = ofKind("major", "minor");
/** Occupations played in this game, which the price of the next one hangs on; those kept from another are none. (AG-328) */
export function occupationsPlayed(state: State, seat: Seat): number {
  const farm = farmOf(state, seat);
  if (state.options.kept.length === 0) return occupations(farm);
  return occupations(farm) - keptBy(state.options, seat).filter((card) => farm.cards.includes(card)).length;
}

/** A card's category; all major improvements are Food Providers. (AG-029) */
const categoryOf = (card: CardId): Category =>
  (MAJOR_IDS as readonly CardId[]).includes(card) ? "food-provider" : printed[card as keyof typeof printed].category;

/**
 * Cards of a category before a seat. (AG-030)
 * @public
 */
export const ofCategory = (farm: Farm, category: Category): number =>
  countCards(farm, (card) => categoryOf(card) === category);

/**
 * Improvements that are wells or ovens by their name. (AG-047)
 * @public
 */
export const wells = (farm: Farm): number => countCards(farm, (card) => cards[card].named === "well");
/** @public */
export const ovens = (farm: Farm): number => countCards(farm, (card) => cards[card].named === "oven");

/**
 * Field tiles and field cards together. (AG-048)
 * @public
 */
export const fields = (farm: Farm): number => countBits(fieldsOf(farm));

/** Fields that hold a crop now. (AG-046) */
export function fieldsWith(farm: Farm, crop: Crop): number {
  let count = 0;
  for (const plot of cellsOf(fieldsOf(farm))) if (farm[crop][plot]! > 0) count++;
  return count;
}

/** Fields in which nothing lies. (AG-091) */
export const emptyFieldsOf = (farm: Farm): number => countBits(emptyFields(farm));

/** Whose people stand on a space. */
export const peopleOn = ({ occupants, seats }: State, space: SpaceId): readonly Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => occupants[SPACE_INDEX[space]]! & (1 << seat));

export const rooms = (farm: Farm): number => countBits(farm.rooms);

/** Whether a family lives in a house of this kind; one that has lost its rooms lives in none. */
export const livesIn = (farm: Farm, ...houses: readonly House[]): boolean =>
  farm.rooms !== 0 && houses.includes(farm.house);

/** Action spaces on which a good accumulates, whatever the number of seats. */
export const accumulating = (good: Good): readonly SpaceId[] =>
  SPACE_IDS.filter((id) => spaceOf(id).accumulates?.good === good);

export const ANIMAL_MARKETS: readonly SpaceId[] = ["sheep-market", "pig-market", "cattle-market"];
export const WISHES_FOR_CHILDREN: readonly SpaceId[] = [
  "basic-wish-for-children",
  "urgent-wish-for-children",
  "modest-wish-for-children",
];

/** Whether goods accumulate on an action space. */
export const accumulates = (state: State, space: SpaceId): boolean =>
  boardOf(state).all[SPACE_INDEX[space]]?.good !== undefined;

/** The action spaces that a card of a farm has marked. */
export const markedBy = ({ marked }: Farm, card: CardId): readonly SpaceId[] =>
  marked.filter((one) => one.card === card).map(({ space }) => space);

/** Whether somebody who can act stays when one person leaves. */
export const canSpare = ({ people, idle }: Farm): boolean => people - idle > 1;

/** How many live on cards of a farm and eat in every harvest. */
export const eaters = ({ cards: own, onCard }: Farm): number => {
  let count = 0;
  for (const card of own) if (cards[card].eats) count += onCard[card] ?? 0;
  return count;
};

/** Whether a crop may be sown in a field. */
export const takesCrop = ({ fieldCards }: Farm, plot: Plot, crop: Crop): boolean =>
  plot < CELLS || cards[fieldCards[plot - CELLS]!].field!.includes(crop);
