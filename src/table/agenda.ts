import { clone } from "./clone.ts";

import { same } from "./json.ts";
import { lookup } from "./lookup.ts";
import { phraseRules, STOP } from "./phrases.ts";
import type { AsideRule, AsideRules, Rule, Rules } from "./rules.ts";
import { CHANCE, type Move, type Seat, type Strand, type Table, type Task, type Together } from "./table.ts";

const BAR: Task = { kind: "bar" };

const ONLY_STOP: readonly Move[] = [STOP];

const NOBODY: readonly Seat[] = [];
const ALONE: (readonly Seat[])[] = [];

/** A list of one seat, made once: whoever plays a game asks for it at every move. */
function alone(seat: Seat): readonly Seat[] {
  ALONE[seat + 1] ??= Object.freeze([seat]);
  return ALONE[seat + 1] as readonly Seat[];
}

/** Puts tasks on the agenda, to be done next, in this order. */
export function next<T extends Task>(state: { agenda: T[] }, ...tasks: readonly NoInfer<T>[]): void {
  for (let i = tasks.length - 1; i >= 0; i--) state.agenda.push(tasks[i] as T);
}

/**
 * Seats that act at the same time, each with tasks of its own. Whatever touches another seat or a shared pool must wait
 * with `later`: any order of arrival has to end in the same state.
 */
export function together<T extends Task>(strands: readonly { seat: Seat; tasks: readonly T[] }[]): Together {
  const own = strands.map(({ seat, tasks }) => {
    const strand: Strand = { seat, tasks: [BAR] };
    for (let i = tasks.length - 1; i >= 0; i--) strand.tasks.push(tasks[i] as T);
    return strand;
  });
  return { kind: "together", strands: own };
}

/** Inside a `together`: what is done, in order of the strands, after the last one is finished. Elsewhere: next. */
export function later<T extends Task>(state: { agenda: T[] }, ...tasks: readonly NoInfer<T>[]): void {
  if (!state.agenda.some((task) => task.kind === "bar")) return next(state, ...tasks);
  for (const task of tasks) state.agenda.unshift(task);
}

/** The part of the contract that follows from a game's rules. */
export interface Agenda<S, M> {
  actors(state: S): readonly Seat[];
  moves(state: S, seat: Seat): readonly M[];
  asides(state: S, seat: Seat): readonly M[];
  weight(state: S, outcome: M): number;
  use(state: S): string;
  isSecret(state: S, seat: Seat): boolean;
  play(state: S, seat: Seat, move: M): void;
  /** Runs what runs by itself until somebody is asked; `setup` ends with it. */
  settle(state: S): void;
  /**
   * Whether a task can be done now, by all its seat knows: for the moves of that seat, in tasks that are `secret` where
   * this one is.
   */
  can(state: S, task: Task): boolean;
  /** Whether a task could be done now as far as everybody knows: for all that others see, such as who is asked at all. */
  might(state: S, task: Task): boolean;
}

/** Turns rules into play. */
export function agenda<S extends Table, T extends Task, M extends Move, A, Aside extends M["type"] = never>(
  gameRules: Rules<S, T, M, A, T["kind"], Aside>,
  asides: AsideRules<S, M> = {},
): Agenda<S, M> {
  const asideRules = asides as unknown as { readonly [type: string]: AsideRule<S, M> };
  const can = (state: S, task: Task): boolean => {
    const { can } = ruleOf(task);
    return can === undefined || can(state, task);
  };
  const might = (state: S, task: Task): boolean => {
    const { might } = ruleOf(task);
    return might === undefined || might(state, task);
  };
  const isSecretTask = (state: S, task: Task): boolean => {
    const { secret } = ruleOf(task);
    return typeof secret === "function" ? secret(state, task) : secret;
  };
  const isUncertain = (state: S, task: Task): boolean => ruleOf(task).hasOwnCan && isSecretTask(state, task);
  const rules = completed<S, M>({ ...gameRules, ...phraseRules<S>(can, might, isUncertain) });
  const asideList = Object.values(asideRules);

  function ruleFor(kind: string): Completed<S, M> {
    const rule = rules[kind];
    if (rule === undefined) throw new Error(`no rule for the task "${kind}"`);
    return rule;
  }

  const ruleOf = (task: Task): Completed<S, M> => ruleFor(task.kind);

  // The task at which an agenda settled last, its seat and its rule: whoever plays asks for its actors and its moves, and
  // then plays it.
  let last: Task | undefined;
  let lastSeat: Seat = CHANCE;
  let lastRule: Completed<S, M> | undefined;

  function asked(task: Task): Completed<S, M> {
    if (task === last) return lastRule as Completed<S, M>;
    const rule = ruleOf(task);
    if (rule.run !== undefined) throw new Error(`the task "${task.kind}" asks nobody`);
    return rule;
  }

  const seatOf = (task: Task): Seat => (task === last ? lastSeat : (task.seat ?? CHANCE));
  const isTogether = (task: Task): task is Together => task !== last && task.kind === "together";

  /** The task a seat is asked about now. */
  function taskFor(state: S, seat: Seat): Task | undefined {
    const task = top(state.agenda);
    if (task === undefined) return undefined;
    if (!isTogether(task)) return seatOf(task) === seat ? task : undefined;
    const strand = strandAmong(task, seat);
    return strand !== undefined && isOpen(strand) ? top(strand.tasks) : undefined;
  }

  /** Runs tasks until the next one asks somebody. */
  function settle(state: S): void {
    for (;;) {
      const task = top(state.agenda);
      if (task === undefined) return;
      const { kind } = task;
      if (kind === "bar") return;
      if (kind === "together") {
        if (settleStrands(state, task as Together)) return;
        continue;
      }
      const rule = ruleFor(kind);
      if (rule.might !== undefined && !rule.might(state, task)) {
        state.agenda.pop();
      } else if (rule.run !== undefined) {
        state.agenda.pop();
        rule.run(state, task);
      } else {
        lastRule = rule;
        lastSeat = task.seat ?? CHANCE;
        last = task;
        return;
      }
    }
  }

  /** Whether any strand still waits; if none does, the agenda goes on with what they left for later. */
  function settleStrands(state: S, { strands }: Together): boolean {
    for (const strand of strands) inStrand(state, strand, settle);
    if (strands.some(isOpen)) return true;
    state.agenda.pop();
    for (let i = strands.length - 1; i >= 0; i--) state.agenda.push(...(strands[i] as Strand).tasks.slice(0, -1));
    return false;
  }

  function inStrand(state: S, strand: Strand, act: (state: S, seat: Seat, move: M) => void, move?: M): void {
    const whole = state.agenda;
    state.agenda = strand.tasks;
    act(state, strand.seat, move as M);
    const task = top(state.agenda);
    if (task !== undefined && task.kind !== "bar" && task.seat !== strand.seat)
      throw new Error(`the task "${task.kind}" cannot be done while others act`);
    strand.tasks = state.agenda;
    state.agenda = whole;
  }

  /** A move of an aside's type leaves the task on the agenda, also where the task itself lists it. */
  function playHere(state: S, seat: Seat, move: M): void {
    const aside = asideRules[move.type];
    if (aside !== undefined) {
      aside.apply(state, seat, move);
    } else {
      const task = top(state.agenda);
      if (task === undefined || seatOf(task) !== seat) throw new Error(`seat ${seat} is not asked`);
      const rule = asked(task);
      const isGivenUp = move.type === STOP.type && isSecretTask(state, task) && rule.moves(state, task).length === 0;
      state.agenda.pop();
      if (!isGivenUp) rule.apply(state, task, move);
    }
    settle(state);
  }

  /** Whether the seat could still do what it is asked after an aside: nobody gets out of a duty that way. */
  function leavesDoable(state: S, seat: Seat, aside: M): boolean {
    const task = taskFor(state, seat);
    if (task === undefined || ruleOf(task).can === undefined) return true;
    const after = clone(state);
    asideRules[aside.type]?.apply(after, seat, aside);
    return can(after, task);
  }

  function moves(state: S, seat: Seat): readonly M[] {
    const task = taskFor(state, seat);
    return task === undefined ? [] : movesOf(state, task);
  }

  /** A seat that is asked only because others may not know that it has no move stops. */
  function movesOf(state: S, task: Task): readonly M[] {
    const own = asked(task).moves(state, task);
    return own.length === 0 && isSecretTask(state, task) ? (ONLY_STOP as readonly M[]) : own;
  }

  return {
    can,
    might,
    settle,
    moves,
    actors(state) {
      const task = top(state.agenda);
      if (task === undefined) return NOBODY;
      if (!isTogether(task)) return alone(seatOf(task));
      return task.strands.filter(isOpen).map(({ seat }) => seat);
    },
    asides(state, seat) {
      if (asideList.length === 0 || seat === CHANCE || state.agenda.length === 0) return [];
      const own = moves(state, seat);
      const besides = asideList
        .flatMap((rule) => rule.moves(state, seat))
        .filter((aside) => !own.some((move) => same(move, aside)));
      const isFree = own.length === 0 || own.some((move) => move.type === "stop");
      return isFree ? besides : besides.filter((aside) => leavesDoable(state, seat, aside));
    },
    weight(state, outcome) {
      const task = taskFor(state, CHANCE);
      return task === undefined ? 1 : (asked(task).weight?.(state, task, outcome) ?? 1);
    },
    use(state) {
      const task = taskFor(state, CHANCE);
      return task === undefined ? "" : (asked(task).use?.(state, task) ?? task.kind);
    },
    isSecret(state, seat) {
      const task = taskFor(state, seat);
      return task !== undefined && isSecretTask(state, task);
    },
    play(state, seat, move) {
      const task = top(state.agenda);
      const strand = task !== undefined && isTogether(task) ? strandAmong(task, seat) : undefined;
      if (strand === undefined) return playHere(state, seat, move);
      inStrand(state, strand, playHere, move);
      // The other strands are as they were; only the last one to be done lets the agenda go on.
      if (!(top(state.agenda) as Together).strands.some(isOpen)) settle(state);
    },
  };
}

/** A rule with all that follows from it. Rules of one shape are read more quickly. */
interface Completed<S, M> {
  readonly run: ((state: S, task: Task) => void) | undefined;
  readonly moves: (state: S, task: Task) => readonly M[];
  readonly apply: (state: S, task: Task, move: M) => void;
  readonly can: ((state: S, task: Task) => boolean) | undefined;
  readonly might: ((state: S, task: Task) => boolean) | undefined;
  readonly secret: boolean | ((state: S, task: Task) => boolean);
  /** Of a secret task without a `can` of its own everybody knows whether it can be done. */
  readonly hasOwnCan: boolean;
  readonly weight: ((state: S, task: Task, outcome: M) => number) | undefined;
  readonly use: ((state: S, task: Task) => string) | undefined;
}

function completed<S, M>(rules: object): { readonly [kind: string]: Completed<S, M> } {
  const all: { [kind: string]: Completed<S, M> } = {};
  for (const [kind, rule] of Object.entries(rules as { readonly [kind: string]: Rule<S, Task, M> })) {
    const { can, might, secret = false } = rule;
    const asks = "run" in rule ? undefined : rule;
    all[kind] = {
      run: "run" in rule ? rule.run : undefined,
      moves: asks?.moves ?? (() => []),
      apply: asks?.apply ?? (() => {}),
      can: can ?? might,
      might: might ?? mightOf(can, secret),
      secret,
      hasOwnCan: can !== undefined,
      weight: asks?.weight,
      use: asks?.use,
    };
  }
  return lookup(all);
}

type Asked<S> = (state: S, task: Task) => boolean;

/** What everybody knows where a rule does not say it. */
function mightOf<S>(can: Asked<S> | undefined, secret: boolean | Asked<S>): Asked<S> | undefined {
  if (can === undefined || secret === true) return undefined;
  return secret === false ? can : (state, task) => secret(state, task) || can(state, task);
}

/** The task a seat is asked about now. */
export function taskOf(state: Table, seat: Seat): Task | undefined {
  const task = top(state.agenda);
  if (task === undefined) return undefined;
  if (task.kind !== "together") return (task.seat ?? CHANCE) === seat ? task : undefined;
  const strand = strandAmong(task as Together, seat);
  return strand !== undefined && isOpen(strand) ? top(strand.tasks) : undefined;
}

/** What is to be done next. */
const top = (tasks: readonly Task[]): Task | undefined => (tasks.length === 0 ? undefined : tasks[tasks.length - 1]);

const isOpen = ({ tasks }: Strand): boolean => top(tasks)?.kind !== "bar";

function strandAmong({ strands }: Together, seat: Seat): Strand | undefined {
  for (let i = 0; i < strands.length; i++) if ((strands[i] as Strand).seat === seat) return strands[i];
  return undefined;
}
