import { next } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import { add } from "../crops.ts";
import { type AnswerTo, coinsOf, farmOf, type Move, type RulesFor, type State } from "../state.ts";
import { CARD_SPACE, cropsOfSpace, indexOfSpace, OFF_BOARD, SPACES } from "../supplies-board.ts";
import { payCoins } from "./coins.ts";
import { draw } from "./draw.ts";

type GetSupplies = MoveOf<Move, "getSupplies">;
const allSpaces: readonly GetSupplies[] = SPACES.map((space) => ({ type: "getSupplies", space }));

/** "The same supply": what staying on one's space costs, whoever else lies there. */
export const STAYING_FEE = 2;

/** The fulfilled cards it takes to put one's disc on a space. */
export function feeOf(state: State, seat: Seat, space: number): number {
  if (farmOf(state, seat).disc === space) return STAYING_FEE;
  let discs = state.countdown === space ? 1 : 0;
  for (const { disc } of state.farms) if (disc === space) discs++;
  return discs;
}

/** Adds the spaces a seat can get supplies from to a list of moves. */
export function addSupplies(state: State, seat: Seat, moves: AnswerTo<"turn">[]): void {
  const coins = coinsOf(farmOf(state, seat));
  for (let space = 0; space < SPACES.length; space++)
    if (feeOf(state, seat, space) <= coins) moves.push(allSpaces[space] as GetSupplies);
}

/** Puts the disc on a space, pays what that costs and takes what the space gives. */
export function getSupplies(state: State, seat: Seat, { space }: GetSupplies): void {
  const index = indexOfSpace[space];
  const fee = feeOf(state, seat, index);
  farmOf(state, seat).disc = index;
  if (fee === 0) return supply(state, seat, index, 1);
  next(state, { kind: "supply", owner: seat, space: index, times: 1 });
  payCoins(state, seat, fee);
}

/** Takes what a space gives, so many times. */
export function supply(state: State, seat: Seat, space: number, times: number): void {
  const farm = farmOf(state, seat);
  if (space !== CARD_SPACE) return add(farm.crops, cropsOfSpace[space] as readonly number[], times);
  const missing = times - farm.stack.cards.length;
  if (missing > 0 && state.options.emptyStackAtSupplySpace === "any-crop")
    next(state, { kind: "takeCrops", seat, count: missing });
  draw(state, seat, times);
}

export const supplyRules: RulesFor<"supply"> = {
  supply: {
    run: (state, { owner, space, times }) => supply(state, owner, space, times),
  },
};

/** The space of the seat who plays before this one; alone, of the countdown disc. */
export function previousDisc(state: State, seat: Seat): number {
  if (state.seats === 1) return state.options.soloPreviousDisc === "countdown" ? state.countdown : OFF_BOARD;
  return farmOf(state, (seat + state.seats - 1) % state.seats).disc;
}
