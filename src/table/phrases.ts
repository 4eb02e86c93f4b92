import { numbered } from "./moves.ts";
import type { AskRule, RunRule } from "./rules.ts";
import type { MoveOf, Phrase, Table, Task } from "./table.ts";

export type { Phrase } from "./table.ts";

/** How a seat answers a phrase: takes one of its parts, by name, or stops. */
export type PhraseMove =
  | { readonly type: "take"; readonly task: string; readonly nth?: number }
  | { readonly type: "stop" };

/** At least one of the parts, in the order the seat likes. */
export const andOr = <T extends Task>(...parts: readonly T[]): Phrase => phrase("andOr", parts);

/** Exactly one of the parts. */
export const either = <T extends Task>(...parts: readonly T[]): Phrase => phrase("either", parts);

/** The part, or nothing. */
export const mayDo = <T extends Task>(part: T): Phrase => phrase("mayDo", [part]);

/** All parts, one after the other. The first must be possible; a later one that is not when its turn comes is left out. */
export const inOrder = <T extends Task>(...parts: readonly T[]): Phrase => phrase("inOrder", parts);

/** All parts that can be done, in the order the seat likes. */
export const anyOrder = <T extends Task>(...parts: readonly T[]): Phrase => phrase("anyOrder", parts);

/** The part up to so many times. */
export const upTo = <T extends Task>(times: number, part: T): Phrase => ({ ...phrase("upTo", [part]), times });

/** Gives a phrase a name to be chosen by. */
export const called = (name: string, whole: Phrase): Phrase => ({ ...whole, name });

/** What a part is called when it is chosen. */
const partName = (task: Task): string => (task as Phrase).name ?? task.kind;

function phrase(kind: Phrase["kind"], parts: readonly Task[]): Phrase {
  const seat = parts.find((part) => part.seat !== undefined)?.seat;
  return seat === undefined ? { kind, parts } : { kind, seat, parts };
}

/** The answer of a seat that does not go on. */
export const STOP: MoveOf<PhraseMove, "stop"> = Object.freeze({ type: "stop" });

/** The move that takes the part at this index. */
function take(parts: readonly Task[], index: number): PhraseMove {
  const task = partName(parts[index] as Task);
  let nth = 0;
  for (let i = 0; i < index; i++) if (partName(parts[i] as Task) === task) nth++;
  let takes = TAKES.get(task);
  if (takes === undefined) {
    takes = numbered((n) => (n === 0 ? { type: "take", task } : { type: "take", task, nth: n }));
    TAKES.set(task, takes);
  }
  return takes(nth);
}

/** By name of the part, by how many parts before it have the same. */
const TAKES = new Map<string, (nth: number) => PhraseMove>();

function taken(parts: readonly Task[], move: PhraseMove): number {
  if (move.type === "stop") return -1;
  let nth = move.nth ?? 0;
  return parts.findIndex((part) => partName(part) === move.task && nth-- === 0);
}

type PhraseRules<S> = {
  readonly [K in Phrase["kind"]]: RunRule<S, Phrase> | AskRule<S, Phrase, PhraseMove>;
};

type Asked<S> = (state: S, task: Task) => boolean;

/**
 * The rules of the phrases, given ways to ask of a part whether it can be done, whether it might be as far as everybody
 * knows, and whether they may know no more than that. A phrase is possible where a part is, and a secret where others may
 * not know whether a part is possible.
 */
export function phraseRules<S extends Table>(can: Asked<S>, might: Asked<S>, isUncertain: Asked<S>): PhraseRules<S> {
  const some =
    (asked: Asked<S>) =>
    (state: S, { parts }: Phrase): boolean => {
      for (let i = 0; i < parts.length; i++) if (asked(state, parts[i] as Task)) return true;
      return false;
    };
  const anyPart = { can: some(can), might: some(might), secret: some(isUncertain) };
  const firstPart = {
    can: (state: S, { parts }: Phrase) => parts[0] !== undefined && can(state, parts[0]),
    might: (state: S, { parts }: Phrase) => parts[0] !== undefined && might(state, parts[0]),
    secret: (state: S, { parts }: Phrase) => parts[0] !== undefined && isUncertain(state, parts[0]),
  };
  const takes = (state: S, { parts }: Phrase): PhraseMove[] => {
    const moves: PhraseMove[] = [];
    for (let i = 0; i < parts.length; i++) if (can(state, parts[i] as Task)) moves.push(take(parts, i));
    return moves;
  };
  const takesOrStop = (state: S, task: Phrase): PhraseMove[] => {
    const moves = takes(state, task);
    moves.push(STOP);
    return moves;
  };
  const without = (parts: readonly Task[], index: number) => parts.filter((_, i) => i !== index);

  return {
    either: {
      ...anyPart,
      moves: takes,
      apply: (state, { parts }, move) => push(state, parts[taken(parts, move)]),
    },
    andOr: {
      ...anyPart,
      moves: (state, task) => (task.begun ? takesOrStop(state, task) : takes(state, task)),
      apply(state, task, move) {
        if (move.type === "stop") return;
        const index = taken(task.parts, move);
        const rest = without(task.parts, index);
        if (rest.length > 0) push(state, { ...task, parts: rest, begun: true });
        push(state, task.parts[index]);
      },
    },
    mayDo: {
      ...anyPart,
      moves: takesOrStop,
      apply: (state, { parts }, move) => push(state, parts[taken(parts, move)]),
    },
    upTo: {
      ...anyPart,
      moves: takesOrStop,
      apply(state, task, move) {
        if (move.type === "stop") return;
        const times = (task.times ?? 1) - 1;
        if (times > 0) push(state, { ...task, times });
        push(state, task.parts[0]);
      },
    },
    inOrder: {
      ...firstPart,
      run(state, { parts }) {
        for (let i = parts.length - 1; i >= 0; i--) push(state, parts[i]);
      },
    },
    anyOrder: {
      ...anyPart,
      moves: takes,
      apply(state, task, move) {
        const index = taken(task.parts, move);
        const rest = without(task.parts, index);
        if (rest.length > 0) push(state, { ...task, parts: rest });
        push(state, task.parts[index]);
      },
    },
  };
}

function push(state: Table, task: Phrase | Task | undefined): void {
  if (task !== undefined) state.agenda.push(task);
}
