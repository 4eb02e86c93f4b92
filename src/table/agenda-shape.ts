import type { Seat, Table, Task } from "./game.ts";
import { isRecord } from "./json.ts";
import type { Phrase } from "./phrases.ts";
import { type Fields, flag, list, maybe, oneOf, record, type Shape, whole } from "./shape.ts";
import type { Together } from "./table.ts";

/** What every position has, beside its agenda; options, seats and version were compared with the match before. */
export const tableShape = ({ options, version, seats }: Table): Fields<Omit<Table, "agenda">> => ({
  options: (given) => (given === options ? undefined : ""),
  version: oneOf([version]),
  seats: oneOf([seats]),
  shown: whole(0, MOST_SHOWN),
});

const MOST_SHOWN = 100_000;

/** For each kind of task its fields, beside the kind. */
export type TaskShapes<T extends Task> = {
  readonly [Kind in T["kind"]]: Fields<Omit<Extract<T, { readonly kind: Kind }>, "kind">>;
};

/** What an agenda may hold beside the game's own tasks. */
interface Beside {
  readonly seats: number;
  /** The names by which phrases are chosen. */
  readonly names?: readonly string[];
  /** The cards that may bring a phrase about. */
  readonly by?: readonly string[];
  /** Which tasks a seat may have while others act. */
  readonly strands?: readonly string[];
  /** Whose a task in a strand is that names no seat. */
  readonly whose?: (task: Task) => Seat | undefined;
  /** Whether seats that will act together may wait below other tasks. */
  readonly togetherWaits?: boolean;
  /** For some kinds, what lies right below them: kinds of tasks, or `BOTTOM`. Others lie anywhere. */
  readonly below?: { readonly [kind: string]: readonly string[] };
}

/** The bottom of an agenda, or of what a seat does while others act. */
export const BOTTOM = "bottom";

const MOST_TASKS = 2000;
const MOST_PARTS = 12;
const DEEPEST = 5;

/** An agenda: tasks of known kinds with the fields of their kind, phrases of these, and seats that act together last. */
export function agendaOf<T extends Task>(tasks: TaskShapes<T>, beside: Beside): Shape {
  const task = taskAt(tasks, beside, () => true);
  const together = togetherOf(task, beside);
  const all = list((given) => (isTogether(given) ? together : task)(given), { max: MOST_TASKS });
  return (given) => {
    const wrong = all(given);
    if (wrong !== undefined) return wrong;
    const agenda = given as readonly Task[];
    const early = agenda.findIndex((one, i) => isTogether(one) && i < agenda.length - 1 && !beside.togetherWaits);
    return early < 0 ? disorder(agenda, beside) : `.${early}`;
  };
}

const isTogether = (given: unknown): boolean => isRecord(given) && given.kind === "together";

/** The first task that does not lie on what it has to. */
function disorder(tasks: readonly Task[], { below = {} }: Beside): string | undefined {
  const isRight = ({ kind }: Task, i: number): boolean =>
    !Object.hasOwn(below, kind) || (below[kind] as readonly string[]).includes(tasks[i - 1]?.kind ?? BOTTOM);
  const wrong = tasks.findIndex((task, i) => !isRight(task, i));
  return wrong < 0 ? undefined : `.${wrong}`;
}

/** A task or a phrase of tasks as a field of another task: what lies on something of its own is none. */
export const taskOf = <T extends Task>(tasks: TaskShapes<T>, beside: Beside): Shape =>
  taskAt(tasks, beside, (kind) => !Object.hasOwn(beside.below ?? {}, kind));

/** A task, or a phrase of tasks that have no place of their own; which tasks stand by themselves is asked for. */
function taskAt<T extends Task>(
  tasks: TaskShapes<T>,
  { seats, names = [], by = [], below = {} }: Beside,
  standsAlone: (kind: string) => boolean,
): Shape {
  const shapes = new Map<unknown, Shape>();
  for (const [kind, fields] of Object.entries<Fields<object>>(tasks))
    shapes.set(kind, record({ kind: oneOf([kind]), ...fields }));
  const at =
    (depth: number): Shape =>
    (given) => {
      const kind = isRecord(given) ? given.kind : undefined;
      if (isPhrase(kind)) return depth === 0 ? "" : phrase(at(depth - 1), seats, names, by)(given);
      const isPlaced = depth === DEEPEST ? standsAlone(String(kind)) : !Object.hasOwn(below, String(kind));
      return ((isPlaced && shapes.get(kind)) || unknownKind)(given);
    };
  return at(DEEPEST);
}

const unknownKind: Shape = () => ".kind";

const PHRASES: readonly Phrase["kind"][] = ["andOr", "either", "mayDo", "inOrder", "anyOrder", "upTo"];
const isPhrase = (kind: unknown): boolean => (PHRASES as readonly unknown[]).includes(kind);

/** All parts of a phrase are the business of its seat, if it has one. */
function phrase(part: Shape, seats: number, names: readonly string[], by: readonly string[]): Shape {
  const shape = record<Phrase>({
    kind: oneOf(PHRASES),
    seat: maybe(whole(0, seats - 1)),
    parts: list(part, { min: 1, max: MOST_PARTS }),
    name: maybe(oneOf(names)),
    begun: maybe(flag),
    times: maybe(whole(1, 100)),
    by: maybe(oneOf(by)),
  });
  return (given) => {
    const wrong = shape(given);
    if (wrong !== undefined) return wrong;
    const { seat, parts } = given as Phrase;
    const stranger = parts.findIndex((one) => one.seat !== undefined && one.seat !== seat);
    return stranger < 0 ? undefined : `.parts.${stranger}.seat`;
  };
}

/**
 * Seats that act at the same time: each has one strand, with one bar, and above it only tasks of its own; below it waits
 * what comes after all of them.
 */
function togetherOf(task: Shape, beside: Beside): Shape {
  const { seats, strands = [] } = beside;
  const shape = record<Together>({
    kind: oneOf(["together"]),
    seat: maybe(() => ""),
    strands: list(
      record<Together["strands"][number]>({
        seat: whole(0, seats - 1),
        tasks: list((given) => (isBar(given) ? undefined : task(given)), { max: MOST_TASKS }),
      }),
      { min: 1, max: seats },
    ),
  });
  const isOwn = (one: Task, seat: Seat): boolean =>
    (one.seat ?? beside.whose?.(one)) === seat &&
    (isPhrase(one.kind) ? (one as Phrase).parts.every((part) => isOwn(part, seat)) : strands.includes(one.kind));
  return (given) => {
    const wrong = shape(given);
    if (wrong !== undefined) return wrong;
    const all = (given as Together).strands;
    for (const [i, { seat, tasks }] of all.entries()) {
      const bar = tasks.findIndex(isBar);
      const own = tasks.slice(bar + 1);
      const waits = tasks.slice(0, bar).every(({ kind }) => !Object.hasOwn(beside.below ?? {}, kind));
      if (bar < 0 || !waits || !own.every((one) => isOwn(one, seat)) || disorder(own, beside) !== undefined)
        return `.strands.${i}.tasks`;
      if (all.findIndex((other) => other.seat === seat) !== i) return `.strands.${i}.seat`;
    }
    return undefined;
  };
}

const isBar = (given: unknown): boolean => isRecord(given) && given.kind === "bar" && Object.keys(given).length === 1;
