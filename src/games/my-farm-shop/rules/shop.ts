import type { Seat } from "../../../table/game.ts";
import { GOODS, type Good, TRANSPORTS, type Transport } from "../data/grammar.ts";
import { CAPACITY, farmOf, shopTiles, transportIndex } from "../farm.ts";
import type { Farm, Move, State, Task } from "../state.ts";
import { type Asks, forSeats } from "./task.ts";

const RETURN_TILE = forSeats<Task>((seat) => ({ kind: "returnTile", seat }));

/** What the Farm Shop cannot hold goes back to the supply before anything else. */
export function returnSurplus(state: State, seat: Seat, farm: Farm): void {
  if (shopTiles(farm) > CAPACITY) state.agenda.push(RETURN_TILE[seat]!);
}

type ReturnMove = Extract<Move, { type: "returnTile" }>;
const RETURN_GOODS: readonly ReturnMove[] = GOODS.map((tile) => ({ type: "returnTile", tile }));
const RETURN_TRANSPORTS: readonly ReturnMove[] = TRANSPORTS.map((tile) => ({ type: "returnTile", tile }));

/** Tiles beyond sixteen go back, one by one, old or new. */
export const returnTile: Asks<"returnTile", "returnTile"> = {
  moves(state, { seat }) {
    const { goods, transports } = farmOf(state, seat);
    const moves: Move[] = [];
    for (let i = 0; i < 4; i++) if (goods[i]! > 0) moves.push(RETURN_GOODS[i] as Move);
    for (let i = 0; i < 4; i++) if (transports[i]! > 0) moves.push(RETURN_TRANSPORTS[i] as Move);
    return moves;
  },
  apply(state, task, { tile }) {
    const farm = farmOf(state, task.seat);
    const good = GOODS.indexOf(tile as Good);
    if (good >= 0) farm.goods[good]!--;
    else {
      const kind = transportIndex(tile as Transport);
      farm.transports[kind]!--;
      state.supply[kind]!++;
    }
    returnSurplus(state, task.seat, farm);
  },
};
