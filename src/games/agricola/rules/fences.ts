import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { STOP } from "../../../table/phrases.ts";
import { raise } from "../cards/index.ts";
import { enclosable, enclosed, fenceCost, fencesLeft, fencesOf, fencesPayable } from "../farm.ts";
import { remove } from "../goods.ts";
import {
  ALL,
  besides,
  type Cells,
  cellsOf,
  countBits,
  ENCLOSURES,
  isConnected,
  levelEdges,
  setOf,
  uprightEdges,
} from "../grid.ts";
import { type AnswerTo, type Farm, farmOf, type RulesFor, type State } from "../state.ts";

const FENCES = new Map(
  ENCLOSURES.map((cells): [Cells, AnswerTo<"fence">] => [cells, { type: "fence", cells: cellsOf(cells) }]),
);

/**
 * Fences, one pasture at a time: a new one on free spaces beside the others, or a part divided off one that is there.
 * Every layout the rules allow can be reached so, for one wood a fence. (Appendix, "Fencing")
 */
export const fenceRules: RulesFor<"fence"> = {
  fence: {
    can: (state, { seat }) => canFence(state, seat),
    moves(state, { seat, may }) {
      const moves = fenceSites(farmOf(state, seat), fencesPayable(state, seat)).map((cells) => FENCES.get(cells)!);
      if (may) moves.push(STOP);
      return moves;
    },
    apply(state, { seat }, move) {
      if (move.type === "stop") return;
      const farm = farmOf(state, seat);
      const pasture = setOf(move.cells);
      const before = fencesLeft(farm);
      enclose(farm, pasture);
      const cost = fenceCost(state, seat);
      for (let built = before - fencesLeft(farm); built > 0; built--) remove(farm.goods, cost);
      next(state, { kind: "fence", seat, may: true });
      raise(state, "fenced", { seat, pasture }, seat);
    },
  },
};

/** Makes a pasture of these spaces; what is left of one they were part of stays a pasture. */
export function enclose(farm: Farm, pasture: Cells): void {
  const parts = farm.pastures.map((cells) => cells & ~pasture);
  parts.push(pasture);
  farm.pastures = parts.sort((a, b) => a - b);
}

function canFence(state: State, seat: Seat): boolean {
  const most = fencesPayable(state, seat);
  if (most === 0) return false;
  const farm = farmOf(state, seat);
  const free = enclosable(farm);
  if (farm.pastures.length === 0) return most >= 4 && free !== 0;
  // A space beside a pasture needs three fences at most.
  if (most >= 3 && (besides(enclosed(farm)) & free) !== 0) return true;
  return fenceSites(farm, most).length > 0;
}

/** Every pasture that could be made with so many fences. */
export function fenceSites(farm: Farm, most: number): Cells[] {
  const sites: Cells[] = [];
  const blocked = ALL & ~enclosable(farm);
  const near = farm.pastures.length === 0 ? ALL : besides(enclosed(farm));
  const { level, upright } = fencesOf(farm);
  const isPayable = (cells: Cells) =>
    countBits(levelEdges(cells) & ~level) + countBits(uprightEdges(cells) & ~upright) <= most;
  for (let i = 0; i < ENCLOSURES.length; i++) {
    const cells = ENCLOSURES[i]!;
    if ((cells & blocked) === 0 && (cells & near) !== 0 && isPayable(cells)) sites.push(cells);
  }
  for (const pasture of farm.pastures) {
    // The part that keeps the first space is the rest, so that each division is listed once.
    const parts = pasture & (pasture - 1);
    for (let part = parts; part > 0; part = (part - 1) & parts)
      if (isConnected(part) && isConnected(pasture & ~part) && isPayable(part)) sites.push(part);
  }
  return sites;
}
