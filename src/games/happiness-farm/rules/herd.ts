import type { Seat } from "../../../table/game.ts";
import type { State, WhichAnimal } from "../state.ts";
import { KIND_INDEX, type Tables, tables } from "../tables.ts";

/** A new animal for a seat, on a square. */
export function addAnimal({ herd, round }: State, owner: Seat, kind: number, square: number): void {
  herd.owner.push(owner);
  herd.kind.push(kind);
  herd.square.push(square);
  herd.bought.push(round);
  herd.eaten.push(0);
  herd.waits.push(0);
}

/** An animal leaves the farm; its meeple returns to the supply or the bag. */
export function removeAnimal(state: State, animal: number): void {
  const { herd } = state;
  const kind = herd.kind[animal] as number;
  herd.owner.splice(animal, 1);
  herd.kind.splice(animal, 1);
  herd.square.splice(animal, 1);
  herd.bought.splice(animal, 1);
  herd.eaten.splice(animal, 1);
  herd.waits.splice(animal, 1);
  if (hasFiniteSupply(state)) state.supply[kind]!++;
}

/** A bag is finite by nature. */
export const hasFiniteSupply = ({ options }: State): boolean => options.limitedSupply || options.meepleBag;

/** How many animals stand on each square; the same row is used again by the next call. */
export function crowd({ herd, land }: State): readonly number[] {
  const counts = CROWD;
  for (let square = 0; square < land.length; square++) counts[square] = 0;
  const { square } = herd;
  for (let i = 0; i < square.length; i++) counts[square[i]!]!++;
  return counts;
}

const CROWD: number[] = [];

/** Whether an animal ate to capacity in the last feeding. */
export const isFed = ({ herd }: State, { capacity }: Tables, animal: number): boolean =>
  herd.eaten[animal]! >= capacity[herd.kind[animal]!]!;

/** Whether it matters that an animal was bought this round: it cannot be butchered yet. */
export const isNew = ({ herd, round, options }: State, { meat }: Tables, animal: number): boolean =>
  herd.bought[animal] === round && options.butcherAnimals === "fed-and-settled" && meat[herd.kind[animal]!]! > 0;

/** The waiting animal of an owner that a move names. */
export function waitingAnimal(state: State, owner: Seat, which: WhichAnimal): number {
  const all = tables(state);
  const { herd } = state;
  const kind = KIND_INDEX[which.kind];
  const square = all.board.index[which.square];
  const eaten = which.eaten ?? 0;
  for (let i = 0; i < herd.kind.length; i++)
    if (
      herd.kind[i] === kind &&
      herd.square[i] === square &&
      herd.owner[i] === owner &&
      herd.waits[i] === 1 &&
      herd.eaten[i] === eaten &&
      isNew(state, all, i) === (which.new === true)
    )
      return i;
  throw new Error(`no such ${which.kind} waits on ${which.square}`);
}

const SEEN: number[] = [];
let stamp = 0;

/** Begins to tell animals apart that are not equal. */
export function startGrouping(): void {
  stamp++;
}

/** Whether an animal is the first of its kind, square and `variant` (a number below 256) since grouping began. */
export function isFirstOfGroup({ herd }: State, animal: number, variant: number): boolean {
  const group = (herd.square[animal]! * 8 + herd.kind[animal]!) * 256 + variant;
  if (SEEN[group] === stamp) return false;
  SEEN[group] = stamp;
  return true;
}
