import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { GOODS, type Good, TRANSPORTS, type Transport } from "../data/grammar.ts";
import { CAPACITY, farmOf, shopTiles, transportIndex } from "../farm.ts";
import type { AnswerTo, Farm, RulesFor, State, Task } from "../state.ts";
import { forSeats } from "./for-seats.ts";

const RETURN_TILE = forSeats<Task>((seat) => ({ kind: "returnTile", seat }));

/** What the Farm Shop cannot hold goes back to the supply before anything else. */
export function returnSurplus(state: State, seat: Seat, farm: Farm): void {
  if (shopTiles(farm) > CAPACITY) next(state, RETURN_TILE[seat]!);
}

const RETURN_GOODS: readonly AnswerTo<"returnTile">[] = GOODS.map((tile) => ({ type: "returnTile", tile }));
const RETURN_TRANSPORTS: readonly AnswerTo<"returnTile">[] = TRANSPORTS.map((tile) => ({ type: "returnTile", tile }));

export const shopRules: RulesFor<"returnTile"> = {
  /** Tiles beyond sixteen go back, one by one, old or new. */
  returnTile: {
    moves(state, { seat }) {
      const { goods, transports } = farmOf(state, seat);
      const moves: AnswerTo<"returnTile">[] = [];
      for (let i = 0; i < 4; i++) if (goods[i]! > 0) moves.push(RETURN_GOODS[i]!);
      for (let i = 0; i < 4; i++) if (transports[i]! > 0) moves.push(RETURN_TRANSPORTS[i]!);
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
  },
};
