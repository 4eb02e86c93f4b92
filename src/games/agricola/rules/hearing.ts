import { next } from "../../../table/agenda.ts";
import { numbered } from "../../../table/moves.ts";
import { STOP } from "../../../table/phrases.ts";
import type { ActTask, HearTask } from "../agenda.ts";
import { type Can, type Said, saidByItself, sayings, speak } from "../cards/hearing.ts";
import type { CardId } from "../cards/ids.ts";
import type { AnswerTo, RulesFor } from "../moves.ts";
import { farmOf, type State } from "../state.ts";
import { canAct, leadingTo, offersInAct, pushAction, saidInAct } from "./acting.ts";

const ACT: AnswerTo<"heed"> = { type: "act" };
const NOTHING: readonly string[] = [];

/** Cards speak: each is asked when its turn comes, and their owner says in which order they are heeded. */
export const hearingRules = (can: Can): RulesFor<"hear" | "heed"> => ({
  /** Goods and notes come by themselves; the rest is asked where there is something to choose. */
  hear: {
    run(state, asked) {
      let task = asked;
      let said = saidIn(state, task, can);
      while (said.length === 0) {
        if (task.owners.length <= 1) return;
        task = { ...task, owners: task.owners.slice(1), heard: NOTHING };
        said = saidIn(state, task, can);
      }
      const first = saidByItself(said);
      if (first === undefined) return next(state, { kind: "heed", seat: task.owners[0]!, of: task }, task);
      next(state, { ...task, heard: [...task.heard, first.key] });
      speak(state, task.owners[0]!, first);
    },
  },

  heed: {
    can: (state, { of }) => heeded(state, of, can).length > 0 || (isBefore(of) && canGoOn(state, of, can)),
    moves(state, { of }) {
      const said = heeded(state, of, can);
      const moves: AnswerTo<"heed">[] = said.map(cardMove);
      if (isBefore(of)) {
        if (canGoOn(state, of, can)) moves.push(ACT);
      } else if (said.every(({ isOptional }) => isOptional)) moves.push(STOP);
      return moves;
    },
    apply(state, { seat, of }, move) {
      // The task that asked lies below; it goes on with what was heard.
      state.agenda.pop();
      if (move.type !== "card") {
        if (of.kind === "hear") nextOwner(state, of);
        else if (!of.isDone) pushAction(state, of);
        return;
      }
      const { card, nth = 0 } = move;
      const said = heeded(state, of, can).find((one) => one.card === card && one.nth === nth)!;
      const heard = [...of.heard, said.key];
      next(state, of.kind === "act" && said.hearing.instead ? { ...of, heard, isDone: true } : { ...of, heard });
      speak(state, seat, said);
    },
  },
});

/** Whether something is still to come that must stay possible. */
const isBefore = (of: HearTask | ActTask): boolean => (of.kind === "act" ? !of.isDone : of.before !== undefined);

const canGoOn = (state: State, of: HearTask | ActTask, can: Can): boolean =>
  of.kind === "act" ? canAct(state, of, can) : can(state, of.before!);

const CARD_MOVES = new Map<CardId, (nth: number) => AnswerTo<"heed">>();

function cardMove({ card, nth }: Said): AnswerTo<"heed"> {
  let moves = CARD_MOVES.get(card);
  if (moves === undefined) {
    moves = numbered((n) => (n === 0 ? { type: "card", card } : { type: "card", card, nth: n }));
    CARD_MOVES.set(card, moves);
  }
  return moves(nth);
}

/** What the first owner's cards say; before something that must stay possible only what surely leaves it so. */
function saidIn(state: State, task: HearTask, can: Can): readonly Said[] {
  const { owners, before, moment, at, heard } = task;
  const seat = owners[0]!;
  const said = sayings(state, seat, task, can);
  return before === undefined ? said : leadingTo(state, seat, said, { moment, at, heard }, can, before);
}

const heeded = (state: State, of: HearTask | ActTask, can: Can): readonly Said[] =>
  of.kind === "act" ? offersInAct(state, of, saidInAct(state, of, can), can) : saidIn(state, of, can);

function nextOwner(state: State, task: HearTask): void {
  const owners = task.owners.slice(1);
  if (owners.length > 0) next(state, { ...task, owners, heard: NOTHING });
}

/** Limits end with what they are limits of. */
export function renew(state: State, until: "turn" | "round" | "harvest"): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const farm = farmOf(state, seat);
    if (farm.spent.length > 0) farm.spent = farm.spent.filter(({ once }) => once !== until);
  }
}
