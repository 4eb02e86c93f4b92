import { next } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import { STOP } from "../../../table/phrases.ts";
import { since } from "../../../table/versions.ts";
import type { FenceTask, Saved } from "../agenda.ts";
import { allows, answer } from "../cards/asking.ts";
import { isChanged, isNothing, savedAfter, savedIn } from "../cards/costs.ts";
import {
  type FenceTerms,
  fencesFor,
  fencesPayable,
  partnerFencesFor,
  partnerFencesPayable,
} from "../cards/fence-prices.ts";
import { raise } from "../cards/hearing.ts";
import { has, isHeard } from "../cards/marks.ts";
import { isPayable } from "../cards/payable.ts";
import { enclosable, enclosed, fencesBuilt, fencesLeft, fencesOf, keepFairies, pastureStarts } from "../farm.ts";
import {
  ALL,
  besides,
  type Cells,
  COLUMNS,
  cellsOf,
  countBits,
  ENCLOSURES,
  FENCE_SPACES,
  isConnected,
  levelEdges,
  ROWS,
  setOf,
  uprightEdges,
} from "../grid.ts";
import { fenceSpaces, standFences } from "../loose-fences.ts";
import type { AnswerTo, Move, RulesFor } from "../moves.ts";
import { made, on } from "../moves.ts";
import { type Farm, farmOf, MAX_FENCES, type State } from "../state.ts";
import { partnerOf } from "../teams.ts";
import { reckonHouse } from "./animals.ts";
import { payThen } from "./paying.ts";
import { isWatched, watch } from "./watching.ts";

const FENCES_ALONE = ["fence"] as const;
/** By the set of spaces that is enclosed. */
const FENCES = new Array<MoveOf<Move, "fence">>(ALL + 1);
for (const cells of ENCLOSURES[MAX_FENCES]!) FENCES[cells] = { type: "fence", cells: cellsOf(cells) };
/** By the number of the fence space. */
const SINGLE_FENCES = FENCE_SPACES.map((_, at): MoveOf<Move, "oneFence"> => ({ type: "oneFence", at }));

/**
 * Fences, one pasture at a time: a new one on free spaces beside the others, or a part divided off one that is there.
 * Every layout the rules allow can be reached so, for one wood a fence. (Appendix, "Fencing") With open pastures single
 * fences can be built as well, wherever they stand.
 */
export const fenceRules: RulesFor<"fence" | "enclose" | "standFence" | "fenced"> = {
  fence: {
    can: (state, task) =>
      task.single
        ? singleSites(state, task.seat).length > 0
        : canFence(state, task) || partnersSites(state, task).length > 0,
    moves(state, task) {
      const { seat } = task;
      const sites = task.single ? singleSites(state, seat) : payableSites(state, task);
      const moves: AnswerTo<"fence">[] = [];
      for (let i = 0; i < sites.length; i++) moves.push(FENCES[sites[i]!]!);
      if (state.options.openPastures) moves.push(...ownSpaces(state, task).map((at) => SINGLE_FENCES[at]!));
      moves.push(...partnersSites(state, task));
      if (task.may) moves.push(STOP);
      return moves;
    },
    apply(state, task, move) {
      if (move.type === "stop") return;
      const { seat, lent = 0 } = task;
      const home = move.for ?? seat;
      const farm = farmOf(state, home);
      const pasture = move.type === "fence" ? setOf(move.cells) : 0;
      if (task.single) {
        enclose(farm, pasture);
        // A stable that is now in a pasture may no longer hold its animal, where each type has one pasture.
        return reckonHouse(state, seat);
      }
      // The partner's animals that lose their place by it go when the last fence stands.
      if (home !== seat && lent === 0) next(state, { kind: "house", seat: home });
      // The action is over when the last fence stands; then it is spoken of, once.
      if (!task.begun && (isHeard(state, "fenced") || isWatched(state))) speakOf(state, seat);
      const fences = move.type === "fence" ? newFences(farm, pasture) : 1;
      const saved = savedFor(state, task);
      const terms = termsFor(state, task);
      const isLent = home !== seat;
      const paid = move.type === "fence" ? charged(state, seat, farm, pasture) : 1;
      const { prices, free } = isLent
        ? partnerFencesFor(state, seat, { fences, charged: paid, before: lent }, terms)
        : fencesFor(state, seat, paid, terms);
      const left = savedAfter(saved, "fence", { wood: paid - free });
      const rest: FenceTask = { kind: "fence", seat, may: true, begun: true };
      const withFree: FenceTask =
        terms.free === 0
          ? rest
          : { ...rest, free: terms.free - free, ...(terms.paid || !prices.some(isNothing) ? { paid: true } : {}) };
      const withLent: FenceTask = isLent || lent > 0 ? { ...withFree, lent: lent + (isLent ? fences : 0) } : withFree;
      next(state, left === undefined ? withLent : { ...withLent, saved: left });
      payThen(
        state,
        seat,
        prices,
        move.type === "fence"
          ? { kind: "enclose", seat, pasture, ...on(home, seat) }
          : { kind: "standFence", seat, at: move.at, ...on(home, seat) },
      );
    },
  },

  enclose: { run: (state, { seat, pasture, home = seat }) => enclose(farmOf(state, home), pasture) },

  standFence: { run: (state, { seat, at, home = seat }) => standFences(farmOf(state, home), FENCE_SPACES[at]!) },

  fenced: {
    run(state, { seat, fences, enclosed: before, home = seat }) {
      const farm = farmOf(state, home);
      if (fencesBuilt(farm) === fences) return;
      const pastures = farm.pastures.filter((pasture) => (pasture & before) === 0);
      watch(state);
      raise(state, "fenced", { seat, fences: fencesBuilt(farm) - fences, pastures }, seat);
    },
  },
};

/** Making a pasture of these spaces. */
export const fenceAround = (cells: Cells): MoveOf<Move, "fence"> => FENCES[cells]!;

/** Whether an action is paid for with one wood a fence and nothing else has a say in it, nor fences that stand loose. */
export function isPlainFencing(state: State, task: FenceTask): boolean {
  const { seat, single } = task;
  if (single || partnerOf(state, seat) !== undefined || isChanged(state, seat, "fence")) return false;
  const { saved, free } = termsFor(state, task);
  const farm = farmOf(state, seat);
  return (
    saved === undefined && free === 0 && !has(farm, "atAnyTime") && !paysByLine(state, seat) && !hasLooseFences(farm)
  );
}

const hasLooseFences = ({ looseFences }: Farm): boolean =>
  looseFences !== undefined && (looseFences.level | looseFences.upright) !== 0;

/** Fence spaces of its own on which a seat could build a single fence and pay for it. */
function ownSpaces(state: State, task: FenceTask): readonly number[] {
  const { seat, single } = task;
  const isInReach = !single && fencesPayable(state, seat, termsFor(state, task)) > 0;
  return isInReach ? fenceSpaces(state, seat) : [];
}

/** Every pasture of its own that a seat could make and pay for. */
function payableSites(state: State, task: FenceTask): Cells[] {
  const { seat } = task;
  const farm = farmOf(state, seat);
  const most = fencesPayable(state, seat, termsFor(state, task));
  if (!paysByLine(state, seat)) return fenceSites(farm, most, pastureStarts(state, seat));
  return fenceSites(farm, fencesLeft(farm), pastureStarts(state, seat)).filter((site) => newLines(farm, site) <= most);
}

/** Whether a seat pays for straight lines instead of single fences; like all that lowers costs, the card serves both partners. */
function paysByLine(state: State, seat: Seat): boolean {
  if (allows(state, seat, "fencesByLine", {})) return true;
  const partner = partnerOf(state, seat);
  return partner !== undefined && since(state, 2) && allows(state, partner, "fencesByLine", {});
}

/** For how many fences a seat pays that makes a pasture on a farm. */
function charged(state: State, seat: Seat, farm: Farm, pasture: Cells): number {
  const isByLine = paysByLine(state, seat) && (farm === farmOf(state, seat) || since(state, 2));
  return isByLine ? newLines(farm, pasture) : newFences(farm, pasture);
}

/** In how many straight lines the new fences of a pasture stand. */
function newLines(farm: Farm, pasture: Cells): number {
  const { level, upright } = fencesOf(farm);
  const [newLevel, newUpright] = [levelEdges(pasture) & ~level, uprightEdges(pasture) & ~upright];
  let lines = 0;
  for (let row = 0; row <= ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const at = row * COLUMNS + column;
      if (newLevel & (1 << at) && (column === 0 || !(newLevel & (1 << (at - 1))))) lines++;
    }
  for (let column = 0; column <= COLUMNS; column++)
    for (let row = 0; row < ROWS; row++) {
      const at = row * (COLUMNS + 1) + column;
      if (newUpright & (1 << at) && (row === 0 || !(newUpright & (1 << (at - COLUMNS - 1))))) lines++;
    }
  return lines;
}

/** What is fenced from now on is spoken of at the end, on the seat's own farm and on its partner's. */
function speakOf(state: State, seat: Seat): void {
  for (const home of [partnerOf(state, seat), seat]) {
    if (home === undefined) continue;
    const farm = farmOf(state, home);
    next(state, { kind: "fenced", seat, fences: fencesBuilt(farm), enclosed: enclosed(farm), ...on(home, seat) });
  }
}

/** Pastures that a seat could make on its partner's farm, of the partner's fences. */
function partnersSites(state: State, task: FenceTask): readonly AnswerTo<"fence">[] {
  const { seat, lent = 0 } = task;
  const partner = task.single ? undefined : partnerOf(state, seat);
  if (partner === undefined) return NO_SITES;
  const terms = termsFor(state, task);
  const farm = farmOf(state, partner);
  const isByLine = paysByLine(state, seat) && since(state, 2);
  const most = isByLine ? fencesLeft(farm) : partnerFencesPayable(state, seat, partner, lent, terms);
  if (most === 0) return NO_SITES;
  const sites = fenceSites(farm, most, pastureStarts(state, partner));
  const isPaid = (lines: { readonly fences: number; readonly charged: number }) =>
    isPayable(state, seat, partnerFencesFor(state, seat, { ...lines, before: lent }, terms).prices);
  const isInReach = (site: Cells) => isPaid({ fences: newFences(farm, site), charged: newLines(farm, site) });
  const moves: AnswerTo<"fence">[] = (isByLine ? sites.filter(isInReach) : sites).map((cells) =>
    made({ type: "fence", cells: FENCES[cells]!.cells, for: partner }),
  );
  if (state.options.openPastures && isPaid({ fences: 1, charged: 1 }))
    moves.push(...fenceSpaces(state, partner).map((at) => made({ type: "oneFence", at, for: partner })));
  return moves;
}

const NO_SITES: readonly AnswerTo<"fence">[] = [];

/** What cards take off in this action; found when its first fence is built. */
const savedFor = (state: State, { seat, begun, saved }: FenceTask): Saved | undefined =>
  begun ? saved : savedIn(state, seat, FENCES_ALONE);

/** How the fences of this action are paid for. */
const termsFor = (state: State, task: FenceTask): FenceTerms => ({
  saved: savedFor(state, task)?.fence,
  free: task.begun ? (task.free ?? 0) : answer(state, task.seat, "freeFences", 0),
  paid: task.paid ?? false,
});

/** How many fences a pasture needs beside those that stand. */
function newFences(farm: Farm, pasture: Cells): number {
  const { level, upright } = fencesOf(farm);
  return countBits(levelEdges(pasture) & ~level) + countBits(uprightEdges(pasture) & ~upright);
}

/** Single spaces that may become a new pasture with the fences that are left. */
function singleSites(state: State, seat: Seat): Cells[] {
  const farm = farmOf(state, seat);
  return cellsOf(enclosable(farm) & pastureStarts(state, seat))
    .map((cell) => 1 << cell)
    .filter((site) => isOpen(farm, site) && newFences(farm, site) <= fencesLeft(farm));
}

/** Whether a pasture needs a fence at all. Where a house is lost that fences surrounded, no pasture comes by itself. */
const isOpen = (farm: Farm, site: Cells): boolean => newFences(farm, site) > 0;

/** Makes a pasture of these spaces; what is left of one they were part of stays a pasture. */
export function enclose(farm: Farm, pasture: Cells): void {
  if (farm.looseFences !== undefined)
    return standFences(farm, { level: levelEdges(pasture), upright: uprightEdges(pasture) });
  const parts = farm.pastures.map((cells) => cells & ~pasture);
  parts.push(pasture);
  farm.pastures = parts.sort((a, b) => a - b);
  keepFairies(farm);
}

export function canFence(state: State, task: FenceTask): boolean {
  const farm = farmOf(state, task.seat);
  // The first fence of an action is always paid for.
  const isPlain = !isChanged(state, task.seat, "fence") && !has(farm, "atAnyTime");
  if (isPlain && farm.goods.wood === 0 && !task.begun) return false;
  const most = fencesPayable(state, task.seat, termsFor(state, task));
  if (most === 0) return false;
  if (state.options.openPastures && fenceSpaces(state, task.seat).length > 0) return true;
  const free = enclosable(farm);
  const near = pastureStarts(state, task.seat);
  if (farm.pastures.length === 0) return most >= 4 && (free & near) !== 0;
  // A space beside a pasture needs three fences at most.
  if (most >= 3 && (besides(enclosed(farm)) & free) !== 0) return true;
  return payableSites(state, task).length > 0;
}

/** Every pasture that could be made with so many fences; a new one holds one of the spaces that are near. */
export function fenceSites(farm: Farm, most: number, near: Cells): Cells[] {
  const sites: Cells[] = [];
  const blocked = ALL & ~enclosable(farm);
  const { level, upright } = fencesOf(farm);
  const isPayable = (cells: Cells) =>
    countBits(levelEdges(cells) & ~level) + countBits(uprightEdges(cells) & ~upright) <= most;
  const enclosures = ENCLOSURES[Math.min(MAX_FENCES, most + countBits(level) + countBits(upright))]!;
  for (let i = 0; i < enclosures.length; i++) {
    const cells = enclosures[i]!;
    if ((cells & blocked) === 0 && (cells & near) !== 0 && isPayable(cells)) sites.push(cells);
  }
  for (const pasture of farm.pastures) {
    // The part that keeps the first space is the rest, so that each division is listed once.
    const parts = pasture & (pasture - 1);
    for (let part = parts; part > 0; part = (part - 1) & parts)
      if (isPayable(part) && isConnected(part) && isConnected(pasture & ~part)) sites.push(part);
  }
  return farm.looseFences === undefined ? sites : sites.filter((site) => isOpen(farm, site));
}
