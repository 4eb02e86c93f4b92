import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import type { Phrase } from "../../../table/phrases.ts";
import { since } from "../../../table/versions.ts";
import type { PlaceTask, Task, WorkTask } from "../agenda.ts";
import { allows, forbids } from "../cards/asking.ts";
import { spacesInPlay } from "../cards/common.ts";
import { type Can, hearIn, raise, turnOrder } from "../cards/hearing.ts";
import { hears, hearsAt, isChecked, isHeard, isHeardAt, sayersAmong } from "../cards/marks.ts";
import type { AnswerTo, RulesFor } from "../moves.ts";
import { bySpace } from "../moves.ts";
import { SPACE_INDEX, type SpaceId } from "../space-ids.ts";
import { boardOf, type LaidOut } from "../spaces.ts";
import { atHome, farmOf, ownAtHome, type State } from "../state.ts";
import { actionHere, canAfter, pushUse } from "./acting.ts";
import { marketMoves, takeFromMarket } from "./dealing.ts";
import { renew } from "./hearing.ts";

const PLACES = bySpace("place");
const SENDS = bySpace("send");

/** The work phase: one person each, in turn, until nobody is at home. */
export const workRules = (can: Can, might: Can): RulesFor<"work" | "place" | "used" | "endTurn"> => ({
  work: {
    run(state, task) {
      if (task.order !== undefined) return takeOrderedTurn(state, task, task.order, might);
      const { turn, passed = 0, declined = 0 } = task;
      for (let i = 0; i < state.seats; i++) {
        const seat = (turn + i) % state.seats;
        const farm = farmOf(state, seat);
        const bit = 1 << seat;
        const canSend = canSendFor(state, seat, might);
        if (ownAtHome(state, seat) <= 0 && !canSend) {
          if (farm.newborns === 0 || (declined & bit) !== 0 || !hears(state, farm, "onlyNewbornsAtHome")) continue;
          // Whoever grows up now is at home when the turn is looked at again.
          next(state, { kind: "work", turn: seat, passed, declined: declined | bit });
          return hearIn(state, "onlyNewbornsAtHome", { seat }, [seat]);
        }
        // Our ruling: a person who finds no usable space stays at home.
        if ((passed & bit) !== 0 || !(canSend || hasUsableSpace(state, seat, might))) continue;
        // Others need not know that a seat finds none, so it is asked; if it gives up, it is not asked again before
        // somebody has placed a person.
        const after: Task =
          state.hands === null
            ? { kind: "work", turn: seat + 1 }
            : { kind: "work", turn: seat + 1, passed: passed | bit, declined };
        next(state, { kind: "place", seat }, after);
        return raise(state, "turnStarts", { seat }, seat);
      }
    },
  },

  place: {
    can: (state, { seat, nth = 1, at }) =>
      nth === 1 || (ownAtHome(state, seat) > 0 && hasUsableSpace(state, seat, can, at)),
    might: (state, { seat, nth = 1, at }) =>
      nth === 1 || (ownAtHome(state, seat) > 0 && hasUsableSpace(state, seat, might, at)),
    // Whether a space can be used may hang on the hand.
    secret: ({ hands }) => hands !== null,
    moves(state, { seat, at: given, orAnywhere, nth = 1 }) {
      const at = orAnywhere && !hasUsableSpace(state, seat, can, given) ? undefined : given;
      const spaces = spacesInPlay(state);
      const moves: AnswerTo<"place">[] = [];
      const isWarned = isWarnedOff(state, seat);
      const isUsual = !isWarned && at === undefined && sayersAmong(state.common, "gives").length === 0;
      if (ownAtHome(state, seat) > 0)
        for (let i = 0; i < spaces.length; i++) {
          const space = spaces[i]!;
          const isOpen = isUsual && space.isPlain && state.occupants[space.index] === 0;
          if (isOpen || isUsable(state, seat, space, can, at, isWarned)) moves.push(PLACES[space.index]!);
        }
      if (state.lent !== 0 && given === undefined && nth === 1) moves.push(...sends(state, seat, might));
      // Who is told where to place a person does not pass the turn instead.
      const mayPass = nth === 1 && (given === undefined || !since(state, 2));
      if (state.hands !== null && state.hands.market.length > 0 && mayPass) moves.push(...marketMoves(state));
      return moves;
    },
    apply(state, task, move) {
      somethingHappened(state);
      if (move.type === "takeCard") return takeFromMarket(state, task.seat, move);
      if (move.type === "send") return send(state, task.seat, move.space);
      placePerson(state, task, boardOf(state).all[SPACE_INDEX[move.space]]!);
    },
  },

  used: {
    run(state, { seat, space, nth }) {
      next(state, { kind: "endTurn", seat, space, nth });
      if (isHeardAt(state, "usedSpace", space)) raise(state, "usedSpace", { seat, space, nth }, seat);
    },
  },

  endTurn: {
    run(state, { seat, space, nth }) {
      renew(state, "turn");
      if (isHeardAt(state, "turnEnds", space)) raise(state, "turnEnds", { seat, space, nth }, seat);
    },
  },
});

/** The right neighbour, if a person of theirs is still to be placed by a seat. (AG-245) */
export function lenderTo({ lent, seats, farms }: State, seat: Seat): Seat | undefined {
  const right = (seat + seats - 1) % seats;
  return ((lent >> right) & 1) !== 0 && atHome(farms[right]!) > 0 ? right : undefined;
}

function canSendFor(state: State, seat: Seat, might: Can): boolean {
  const lender = state.lent === 0 ? undefined : lenderTo(state, seat);
  return lender !== undefined && hasUsableSpace(state, lender, might);
}

/** Where a seat may place the person it has borrowed, as far as all know. */
function sends(state: State, seat: Seat, might: Can): AnswerTo<"place">[] {
  const lender = lenderTo(state, seat);
  return lender === undefined ? [] : usableSpaces(state, lender, might).map(({ index }) => SENDS[index]!);
}

/** The owner of the person uses the space, in the turn of whoever has borrowed it. */
function send(state: State, seat: Seat, space: SpaceId): void {
  const lender = lenderTo(state, seat)!;
  state.lent &= ~(1 << lender);
  next(state, { kind: "place", seat: lender, at: [space], orAnywhere: true });
}

/** Turns in an order of their own; when all have been taken, the work goes on as usual. */
function takeOrderedTurn(state: State, { turn }: WorkTask, order: readonly Seat[], might: Can): void {
  const first = order.findIndex((seat) => atHome(farmOf(state, seat)) > 0 && hasUsableSpace(state, seat, might));
  if (first < 0) return next(state, { kind: "work", turn });
  const seat = order[first]!;
  next(state, { kind: "place", seat }, { kind: "work", turn, order: order.slice(first + 1) });
  raise(state, "turnStarts", { seat }, seat);
}

/** Whoever found nothing to do is asked again. */
const somethingHappened = (state: State): void => resumeTurns(state, state.agenda.length - 1);

/** The same, where the turns go on by a task that lies further below. */
export function resumeTurns(state: State, at: number): void {
  const after = state.agenda[at];
  if (after?.kind === "work" && after.order === undefined) state.agenda[at] = { kind: "work", turn: after.turn };
}

/** A person stands on a space and uses it; cards speak before and after. */
function placePerson(state: State, { seat, nth = 1 }: PlaceTask, space: LaidOut): void {
  const farm = farmOf(state, seat);
  const { id } = space;
  state.occupants[space.index]! |= 1 << seat;
  farm.placed++;
  if (space.isOncePerRound) state.closed.push(id);
  // A card that comes into play with this very action is heard after it, too.
  if (state.hands !== null || isHeard(state, "usedSpace") || isHeard(state, "turnEnds"))
    next(state, { kind: "used", seat, space: id, nth });
  if (hearsAt(state, farm, "usesSpace", id))
    next(state, { kind: "act", seat, space: id, nth, cards: farm.cards.length, heard: [], isDone: false });
  else pushUse(state, seat, space);
  if (!isHeardAt(state, "usesSpace", id)) return;
  const others = othersHearing(state, seat, id);
  if (others.length > 0) hearIn(state, "usesSpace", { seat, space: id, nth }, others);
}

/** Other seats whose cards hear that a space is used, in turn order. */
const othersHearing = (state: State, seat: Seat, space: SpaceId): readonly Seat[] =>
  turnOrder(state, seat).filter((other) => other !== seat && hearsAt(state, farmOf(state, other), "usesSpace", space));

function hasUsableSpace(state: State, seat: Seat, can: Can, at?: readonly SpaceId[]): boolean {
  const spaces = spacesInPlay(state);
  const isWarned = isWarnedOff(state, seat);
  // Spaces that give goods are the quickest to look at.
  for (let i = spaces.length - 1; i >= 0; i--)
    if (spaces[i]!.good !== undefined && isUsable(state, seat, spaces[i]!, can, at, isWarned)) return true;
  for (let i = 0; i < spaces.length; i++) if (isUsable(state, seat, spaces[i]!, can, at, isWarned)) return true;
  return false;
}

/** All spaces that a seat could use now. */
export function usableSpaces(state: State, seat: Seat, can: Can): readonly LaidOut[] {
  const isWarned = isWarnedOff(state, seat);
  return spacesInPlay(state).filter((space) => isUsable(state, seat, space, can, undefined, isWarned));
}

/** Whether some card keeps the seat away from some space. */
const isWarnedOff = (state: State, seat: Seat): boolean => isChecked(state, farmOf(state, seat), "usesSpace");

/** Open by now, and nobody stands there or on its tile. */
export function isFree(state: State, seat: Seat, space: LaidOut): boolean {
  if (!space.isUsable || state.round < space.from || isTileTaken(state, space)) return false;
  return !state.closed.includes(space.id) && !forbids(state, seat, "usesSpace", { space: space.id });
}

/** Free, open by now, and at least one of its actions can be carried out. (Appendix, "Action spaces") */
function isUsable(
  state: State,
  seat: Seat,
  space: LaidOut,
  can: Can,
  at: readonly SpaceId[] | undefined,
  isWarned: boolean,
): boolean {
  if (!space.isUsable || state.round < space.from) return false;
  if (at !== undefined && !at.includes(space.id)) return false;
  if (space.isOncePerRound && state.closed.includes(space.id)) return false;
  const isTaken = space.tile.length === 1 ? state.occupants[space.index] !== 0 : isTileTaken(state, space);
  if (isTaken && !allows(state, seat, "sharesSpace", { space: space.id })) return false;
  if (isWarned && forbids(state, seat, "usesSpace", { space: space.id })) return false;
  if (space.good !== undefined) return true;
  const task = actionHere(state, seat, space)!;
  // Goods for nothing can always be had; asked most often, so answered here.
  if (task.kind === "gain" || can(state, task)) return true;
  return (
    hearsAt(state, farmOf(state, seat), "usesSpace", space.id) && isUsableAfterCards(state, seat, space.id, task, can)
  );
}

/** Whether the action can be carried out after what cards say first. Apart, for a closure makes its function dear. */
const isUsableAfterCards = (state: State, seat: Seat, space: SpaceId, task: Task | Phrase, can: Can): boolean =>
  canAfter(state, seat, "usesSpace", { seat, space, nth: 1 }, can, (after) => can(after, task));

/** Whether somebody stands on a space of the tile. */
function isTileTaken({ occupants }: State, { tile }: LaidOut): boolean {
  for (let i = 0; i < tile.length; i++) if (occupants[tile[i]!] !== 0) return true;
  return false;
}
