import type { Place, Seat } from "../../table/game.ts";
import type { Field } from "./data/farm.ts";
import type { Transport } from "./data/grammar.ts";
import type { JumpStartCardId } from "./data/jump-start-cards.ts";
import type { Move, Tile } from "./state.ts";

/** Where things lie on the board; moves are made there. */
export const fieldPlace = (seat: Seat, field: Field): Place => `farm/${seat}/${field}`;
export const diePlace = (die: number): Place => `die/${die}`;
export const stallPlace = (stall: number): Place => `stall/${stall}`;
export const shopPlace = (seat: Seat, tile: Tile): Place => `shop/${seat}/${tile}`;
export const supplyPlace = (tile: Transport): Place => `supply/${tile}`;
export const skillPlace = (tile: Transport): Place => `skill/${tile}`;
export const setPlace = (set: number, on4: JumpStartCardId): Place => `set/${set}/${on4}`;

type Choice = Extract<Move, { type: "chooseArea" | "payGoods" | "chooseProduction" }>;

/** What is chosen from a list beside the Farm: an area, goods to pay, things to gain. */
export function choicePlace(move: Choice): Place {
  switch (move.type) {
    case "chooseArea":
      return `choice/${move.area}`;
    case "payGoods":
      return `choice/${move.goods.join("-")}`;
    case "chooseProduction":
      return `choice/${[...move.goods, `bags-${move.bags}`, `coins-${move.coins}`].join("-")}`;
  }
}
