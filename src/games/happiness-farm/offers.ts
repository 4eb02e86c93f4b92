import type { Move, MoveOf, Seat } from "../../table/game.ts";
import { numbered } from "../../table/moves.ts";
import { ANIMALS, type Animal, FOODS, LANDS } from "./data.ts";
import type { Move as FarmMove, Square } from "./state.ts";

/** The moves on a board, made once each. */
export type Offers = ReturnType<typeof offersOn>;

const offersKnown = new Map<string, Offers>();

interface Size {
  readonly width: number;
  readonly height: number;
  readonly names: readonly Square[];
}

/** The moves on a board of this size, for so many kinds of animals. */
export function offersFor({ width, height, names }: Size, kinds: number): Offers {
  const id = `${width}/${height}/${kinds}`;
  const offers = offersKnown.get(id) ?? offersOn(names, kinds);
  offersKnown.set(id, offers);
  return offers;
}

type Of<Type extends FarmMove["type"]> = MoveOf<FarmMove, Type>;

function offersOn(names: readonly Square[], kinds: number) {
  const animals = ANIMALS.slice(0, kinds);
  const ofAnimals = <T>(make: (kind: Animal, square: Square) => T): readonly (readonly T[])[] =>
    names.map((square) => animals.map((kind) => make(kind, square)));
  const frozen = <M extends Move>(move: M): M => Object.freeze(move);
  return {
    buy: animals.map((kind): Of<"buy"> => frozen({ type: "buy", kind })),
    draw: animals.map((kind): Of<"draw"> => frozen({ type: "draw", kind })),
    // By square
    place: names.map((square): Of<"place"> => frozen({ type: "place", square })),
    work: names.map((square): Of<"work"> => frozen({ type: "work", square })),
    collect: names.map((square): Of<"collect"> => frozen({ type: "collect", square })),
    roam: names.map((square): Of<"roam"> => frozen({ type: "roam", square })),
    effort: names.map((square): Of<"effort"> => frozen({ type: "effort", square })),
    // By square, by land
    convert: names.map((square) => LANDS.map((to): Of<"convert"> => frozen({ type: "convert", square, to }))),
    // By square, by animal
    sellAnimal: ofAnimals((kind, square): Of<"sellAnimal"> => frozen({ type: "sellAnimal", kind, square })),
    butcher: ofAnimals((kind, square): Of<"butcher"> => frozen({ type: "butcher", kind, square })),
    butcherHungry: ofAnimals((kind, square): Of<"butcher"> => frozen({ type: "butcher", kind, square, hungry: true })),
    breed: ofAnimals((kind, square): Of<"breed"> => frozen({ type: "breed", kind, square })),
    // By square, by animal, by variant
    feed: ofAnimals((kind, square) =>
      numbered((variant): Of<"feed"> => ({ type: "feed", kind, square, ...distinction(variant) })),
    ),
    // By square, by animal, by owner and variant
    giveScraps: ofAnimals((kind, square) =>
      numbered((n): Of<"giveScraps"> => {
        const owner = n % MOST_OWNERS;
        return { type: "giveScraps", owner, kind, square, ...distinction(Math.floor(n / MOST_OWNERS)) };
      }),
    ),
    // By square and food, by count
    eat: names.flatMap((square) =>
      FOODS.map((food) => numbered((count): Of<"eat"> => ({ type: "eat", food, square, count }))),
    ),
  };
}

const MOST_OWNERS = 8;

/** Among the moves of a square and kind: the one for an owner's animals of a variant. */
export const giftNumber = (owner: Seat, variant: number): number => variant * MOST_OWNERS + owner;

/** A number for what tells animals of one kind on a square apart: what they have eaten, and whether they are new. */
export const variantOf = (eaten: number, isNew: boolean): number => eaten * 2 + (isNew ? 1 : 0);

const distinction = (variant: number): { eaten?: number; new?: true } => ({
  ...(variant > 1 ? { eaten: variant >> 1 } : {}),
  ...((variant & 1) === 1 ? { new: true as const } : {}),
});
