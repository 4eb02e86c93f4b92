import { describe, expect, test } from "vitest";
import { agenda, later, next, taskOf, together } from "../../src/table/agenda.ts";
import { CHANCE, type Seat, type Table } from "../../src/table/game.ts";
import {
  andOr,
  anyOrder,
  called,
  either,
  inOrder,
  mayDo,
  type Phrase,
  type PhraseMove,
  STOP,
  upTo,
} from "../../src/table/phrases.ts";
import type { Rules } from "../../src/table/rules.ts";

interface State extends Table<Task> {
  /** What was done, in order. */
  done: string[];
  /** Goods of each seat. */
  goods: number[];
}

type Task =
  | { readonly kind: "plow"; readonly seat: Seat }
  | { readonly kind: "sow"; readonly seat: Seat }
  | { readonly kind: "gather"; readonly seat: Seat; readonly times: number }
  | { readonly kind: "say"; readonly word: string }
  | { readonly kind: "roll" }
  | { readonly kind: "secret"; readonly seat: Seat }
  | { readonly kind: "reveal"; readonly seat: Seat };

type Move =
  | PhraseMove
  | { readonly type: "plow"; readonly cell: number }
  | { readonly type: "sow"; readonly cell: number }
  | { readonly type: "gather"; readonly amount: number }
  | { readonly type: "rolled"; readonly pips: number }
  | { readonly type: "whisper" }
  | { readonly type: "reveal" }
  | { readonly type: "shout"; readonly word: string };

interface Answers {
  plow: "plow";
  sow: "sow";
  gather: "gather";
  roll: "rolled";
  secret: "whisper" | "shout";
  reveal: "reveal";
}

const rules: Rules<State, Task, Move, Answers> = {
  plow: {
    moves: () => [1, 2].map((cell) => ({ type: "plow", cell })),
    apply: (state, { seat }, { cell }) => void state.done.push(`${seat} plow ${cell}`),
  },
  sow: {
    can: ({ goods }, { seat }) => goods[seat]! > 0,
    moves: () => [1, 2].map((cell) => ({ type: "sow", cell })),
    apply(state, { seat }, { cell }) {
      state.done.push(`${seat} sow ${cell}`);
      state.goods[seat]!--;
    },
  },
  gather: {
    moves: () => [1, 2].map((amount) => ({ type: "gather", amount })),
    apply(state, task, { amount }) {
      state.goods[task.seat]! += amount;
      if (task.times > 1) next(state, { ...task, times: task.times - 1 });
      else later(state, { kind: "say", word: `${task.seat} has ${state.goods[task.seat]}` });
    },
  },
  say: { run: (state, { word }) => void state.done.push(word) },
  roll: {
    moves: () => [1, 6].map((pips) => ({ type: "rolled", pips })),
    weight: (_, __, { pips }) => pips,
    use: () => "die",
    apply: (state, _, { pips }) => void state.done.push(`rolled ${pips}`),
  },
  secret: {
    secret: true,
    moves: () => [{ type: "whisper" }, { type: "shout", word: "hey" }],
    apply: (state) => void state.done.push("whispered"),
  },
  /** Goods are kept in secret here, and a seat with some can reveal them; everyone knows that a third seat has none. */
  reveal: {
    secret: true,
    might: (_, { seat }) => seat < 2,
    can: ({ goods }, { seat }) => goods[seat]! > 0,
    moves: ({ goods }, { seat }) => (goods[seat]! > 0 ? [{ type: "reveal" }] : []),
    apply(state, { seat }) {
      state.done.push(`${seat} reveals ${state.goods[seat]}`);
      state.goods[seat] = 0;
    },
  },
};

const { actors, moves, asides, weight, use, isSecret, play, settle, can, might } = agenda<State, Task, Move, Answers>(
  rules,
  {
    shout: {
      moves: ({ goods }, seat) => (goods[seat]! > 0 ? ["hey", "ho"].map((word) => ({ type: "shout", word })) : []),
      apply(state, seat, { word }) {
        state.goods[seat]!--;
        state.done.push(`${seat} shouts ${word}`);
      },
    },
  },
);

function table(goods: readonly number[], ...tasks: readonly State["agenda"][number][]): State {
  const state: State = {
    options: {},
    version: 1,
    seats: goods.length,
    agenda: [],
    shown: 0,
    done: [],
    goods: [...goods],
  };
  next(state, ...tasks);
  settle(state);
  return state;
}

const takes = (task: string, nth?: number): Move =>
  nth === undefined ? { type: "take", task } : { type: "take", task, nth };
const HEY: Move = { type: "shout", word: "hey" };
const HO: Move = { type: "shout", word: "ho" };

function plays(state: State, seat: Seat, ...all: readonly Move[]): State {
  for (const move of all) {
    expect(moves(state, seat)).toContainEqual(move);
    play(state, seat, move);
  }
  return state;
}

const plow = { kind: "plow", seat: 0 } as Task;
const sow = { kind: "sow", seat: 0 } as Task;
const say = (word: string) => ({ kind: "say", word }) as const;

describe("the agenda", () => {
  test("is done in order, and what runs by itself runs", () => {
    const state = table([0], say("first"), plow, say("last"));
    expect(state.done).toEqual(["first"]);
    expect(actors(state)).toEqual([0]);
    plays(state, 0, { type: "plow", cell: 2 });
    expect(state.done).toEqual(["first", "0 plow 2", "last"]);
    expect(actors(state)).toEqual([]);
    expect(taskOf(state, 0)).toBeUndefined();
  });

  test("drops what cannot be done when its turn comes", () => {
    expect(actors(table([0], sow))).toEqual([]);
    expect(actors(table([1], sow))).toEqual([0]);
    expect(can(table([0]), sow)).toBe(false);
    expect(can(table([0]), plow)).toBe(true);
  });

  test("lets a task that goes on put itself back", () => {
    const state = table([0], { kind: "gather", seat: 0, times: 2 });
    plays(state, 0, { type: "gather", amount: 2 }, { type: "gather", amount: 1 });
    expect(state).toMatchObject({ goods: [3], done: ["0 has 3"], agenda: [] });
  });

  test("asks chance where a task has no seat", () => {
    const state = table([0], { kind: "roll" });
    expect(actors(state)).toEqual([CHANCE]);
    expect(moves(state, 0)).toEqual([]);
    expect(moves(state, CHANCE).map((move) => weight(state, move))).toEqual([1, 6]);
    expect(use(state)).toBe("die");
    plays(state, CHANCE, { type: "rolled", pips: 6 });
    expect(state.done).toEqual(["rolled 6"]);
    expect(weight(state, STOP)).toBe(1);
    expect(use(state)).toBe("");
  });

  test("asks only whose turn it is", () => {
    const state = table([0, 0], plow);
    expect(moves(state, 1)).toEqual([]);
    expect(() => play(state, 1, { type: "plow", cell: 1 })).toThrow("seat 1 is not asked");
    expect(() => table([0], { kind: "nonsense" } as unknown as Task)).toThrow('no rule for the task "nonsense"');
  });

  test("knows which moves hang on a secret", () => {
    expect(isSecret(table([0], { kind: "secret", seat: 0 }), 0)).toBe(true);
    expect(isSecret(table([0], plow), 0)).toBe(false);
    expect(isSecret(table([0, 0], plow), 1)).toBe(false);
  });

  test("offers asides to anybody until the end", () => {
    const state = table([1, 1], plow);
    expect([0, 1, CHANCE].map((seat) => asides(state, seat))).toEqual([[HEY, HO], [HEY, HO], []]);
    play(state, 1, HEY);
    expect(actors(state)).toEqual([0]);
    expect(asides(state, 1)).toEqual([]);
    plays(state, 0, { type: "plow", cell: 1 });
    expect(asides(state, 0)).toEqual([]);
    expect(state.done).toEqual(["1 shouts hey", "0 plow 1"]);
  });

  test("leaves out only those asides that are among the moves themselves", () => {
    const state = table([2], { kind: "secret", seat: 0 });
    expect(moves(state, 0)).toEqual([{ type: "whisper" }, HEY]);
    expect(asides(state, 0)).toEqual([HO]);
    plays(state, 0, HEY);
    expect(state.done).toEqual(["0 shouts hey"]);
    expect(actors(state)).toEqual([0]);
  });
});

describe("phrases", () => {
  test("either: exactly one of the parts that can be done", () => {
    expect(moves(table([0], either(plow, sow)), 0)).toEqual([takes("plow")]);
    const state = plays(table([1], either(plow, sow), say("then")), 0, takes("sow"), { type: "sow", cell: 1 });
    expect(state.done).toEqual(["0 sow 1", "then"]);
    expect(actors(table([0], either(sow, sow)))).toEqual([]);
  });

  test("andOr: at least one, and one may stop after it", () => {
    const state = table([1], andOr(plow, sow));
    expect(moves(state, 0)).toEqual([takes("plow"), takes("sow")]);
    plays(state, 0, takes("plow"), { type: "plow", cell: 1 });
    expect(moves(state, 0)).toEqual([takes("sow"), STOP]);
    plays(state, 0, STOP);
    expect(state.done).toEqual(["0 plow 1"]);
    const both = plays(table([1], andOr(plow, sow)), 0, takes("sow"), { type: "sow", cell: 2 });
    plays(both, 0, takes("plow"), { type: "plow", cell: 2 });
    expect(both.done).toEqual(["0 sow 2", "0 plow 2"]);
    expect(actors(both)).toEqual([]);
  });

  test("andOr: ends by itself when nothing else can be done", () => {
    const state = plays(table([0], andOr(plow, sow)), 0, takes("plow"), { type: "plow", cell: 1 });
    expect(actors(state)).toEqual([]);
  });

  test("mayDo: the part or nothing", () => {
    expect(plays(table([0], mayDo(plow)), 0, STOP).done).toEqual([]);
    expect(plays(table([0], mayDo(plow)), 0, takes("plow"), { type: "plow", cell: 1 }).done).toEqual(["0 plow 1"]);
    expect(actors(table([0], mayDo(sow)))).toEqual([]);
  });

  test("upTo: so many times at most", () => {
    const state = table([5], upTo(2, sow));
    plays(state, 0, takes("sow"), { type: "sow", cell: 1 }, takes("sow"), { type: "sow", cell: 2 });
    expect(actors(state)).toEqual([]);
    expect(plays(table([5], upTo(3, sow)), 0, takes("sow"), { type: "sow", cell: 1 }, STOP).agenda).toEqual([]);
    const once = plays(table([1], upTo(3, sow)), 0, takes("sow"), { type: "sow", cell: 1 });
    expect(actors(once)).toEqual([]);
  });

  test("inOrder: the first must be possible, later ones are left out if they are not", () => {
    expect(can(table([0]), inOrder(sow, plow))).toBe(false);
    expect(can(table([0]), inOrder(plow, sow))).toBe(true);
    const state = plays(table([0], inOrder(plow, sow), say("end")), 0, { type: "plow", cell: 1 });
    expect(state.done).toEqual(["0 plow 1", "end"]);
    const both = plays(table([1], inOrder(plow, sow)), 0, { type: "plow", cell: 1 }, { type: "sow", cell: 1 });
    expect(both.done).toEqual(["0 plow 1", "0 sow 1"]);
  });

  test("anyOrder: all that can be done, in any order", () => {
    const state = table([1], anyOrder(plow, sow));
    plays(state, 0, takes("sow"), { type: "sow", cell: 1 });
    expect(moves(state, 0)).toEqual([takes("plow")]);
    plays(state, 0, takes("plow"), { type: "plow", cell: 2 });
    expect(actors(state)).toEqual([]);
  });

  test("parts of the same kind are told apart, and whole phrases have names", () => {
    const state = table([2], either<Task | Phrase>(plow, called("farm", andOr(plow, sow)), plow));
    expect(moves(state, 0)).toEqual([takes("plow"), takes("farm"), takes("plow", 1)]);
    plays(state, 0, takes("farm"), takes("sow"), { type: "sow", cell: 1 }, STOP);
    expect(state.done).toEqual(["0 sow 1"]);
    expect(plays(table([0], either(plow, plow)), 0, takes("plow", 1), { type: "plow", cell: 2 }).done).toEqual([
      "0 plow 2",
    ]);
  });
});

describe("a secret task", () => {
  const reveal = (seat: Seat = 0) => ({ kind: "reveal", seat }) as Task;
  const REVEAL: Move = { type: "reveal" };
  const RICH = 3;
  const POOR = 0;

  const phrases: { readonly [name: string]: () => Task | Phrase } = {
    alone: () => reveal(),
    mayDo: () => mayDo(reveal()),
    either: () => either(reveal(), sow),
    andOr: () => andOr(reveal(), sow),
    anyOrder: () => anyOrder(reveal(), sow),
    upTo: () => upTo(2, reveal()),
    inOrder: () => inOrder(reveal(), sow),
    "mayDo around inOrder": () => mayDo(inOrder(reveal(), plow)),
    "upTo around either around andOr": () =>
      upTo(2, either<Task | Phrase>(called("all", andOr<Task>(reveal(), sow)), reveal())),
    "inOrder around anyOrder": () => inOrder<Task | Phrase>(anyOrder(reveal(), reveal()), plow),
  };

  test.each(Object.entries(phrases))("%s: asks whether or not it can be done, and is a secret", (_, task) => {
    for (const goods of [RICH, POOR]) {
      const state = table([goods, 0], task(), say("on"));
      expect(actors(state)).toEqual([0]);
      expect(isSecret(state, 0)).toBe(true);
      expect(might(state, task())).toBe(true);
      expect(can(state, task())).toBe(goods === RICH);
      expect(state.done).toEqual([]);
    }
  });

  test.each(Object.entries(phrases))("%s: who can do nothing stops, and the game goes on", (_, task) => {
    const state = table([POOR, 0], task(), say("on"));
    expect(moves(state, 0)).toEqual([STOP]);
    play(state, 0, STOP);
    if (actors(state).length > 0) plays(state, 0, { type: "plow", cell: 1 });
    expect(state.done.at(-1)).toBe("on");
    expect(state.agenda).toEqual([]);
  });

  test("that must be done gives no way out to whoever can do it", () => {
    expect(moves(table([RICH], reveal()), 0)).toEqual([REVEAL]);
    expect(moves(table([RICH], either(reveal(), plow)), 0)).toEqual([takes("reveal"), takes("plow")]);
    expect(moves(table([POOR], either(reveal(), plow)), 0)).toEqual([takes("plow")]);
    expect(plays(table([RICH], mayDo(reveal())), 0, takes("reveal"), REVEAL).done).toEqual(["0 reveals 3"]);
  });

  test("is asked again inside a phrase after another part was done", () => {
    const state = plays(table([POOR], andOr(plow, reveal())), 0, takes("plow"), { type: "plow", cell: 1 });
    expect(moves(state, 0)).toEqual([STOP]);
    expect(plays(state, 0, STOP).agenda).toEqual([]);
    const all = plays(table([POOR], anyOrder(plow, reveal())), 0, takes("plow"), { type: "plow", cell: 1 }, STOP);
    expect(all.agenda).toEqual([]);
    const ordered = plays(table([POOR], inOrder(plow, reveal()), say("on")), 0, { type: "plow", cell: 1 }, STOP);
    expect(ordered.done.at(-1)).toBe("on");
  });

  test("is dropped where everybody knows that it cannot be done", () => {
    for (const task of [reveal(2), mayDo(reveal(2)), inOrder(reveal(2), sow), upTo(2, either(reveal(2), reveal(2)))]) {
      const state = table([0, 0, 0], task, say("on"));
      expect(state).toMatchObject({ agenda: [], done: ["on"] });
      expect(might(state, task)).toBe(false);
    }
  });

  test("of which everybody knows that it can be done makes no secret of a phrase around it", () => {
    const state = table([0], either({ kind: "secret", seat: 0 }, sow));
    expect(moves(state, 0)).toEqual([takes("secret")]);
    expect(isSecret(state, 0)).toBe(false);
    plays(state, 0, takes("secret"));
    expect(isSecret(state, 0)).toBe(true);
  });

  test("may be a secret at some times only", () => {
    const { isSecret, settle, moves } = agenda<State, Task, Move, Answers>({
      ...rules,
      plow: { ...rules.plow, secret: ({ goods }) => goods.length > 1 },
    });
    for (const goods of [[0], [0, 0]]) {
      const state = table(goods);
      next(state, plow);
      settle(state);
      expect(isSecret(state, 0)).toBe(goods.length > 1);
      expect(moves(state, 0)).toHaveLength(2);
    }
  });
});

describe("together", () => {
  const gather = (seat: Seat, times = 1) => ({ kind: "gather", seat, times }) as const;
  const both = () =>
    table(
      [0, 0, 0],
      together([0, 2].map((seat) => ({ seat, tasks: [gather(seat, 2), { kind: "plow", seat }] }))),
      say("after"),
    );

  test("asks all seats whose strand is open", () => {
    const state = both();
    expect(actors(state)).toEqual([0, 2]);
    expect(moves(state, 1)).toEqual([]);
    plays(state, 2, { type: "gather", amount: 1 }, { type: "gather", amount: 1 }, { type: "plow", cell: 1 });
    expect(actors(state)).toEqual([0]);
    expect(taskOf(state, 0)?.kind).toBe("gather");
    expect(taskOf(state, 2)).toBeUndefined();
    expect(state.done).toEqual(["2 plow 1"]);
  });

  test("does what waits after the last strand, in the order of the strands", () => {
    const orders: readonly (readonly Seat[])[] = [
      [0, 0, 0, 2, 2, 2],
      [2, 2, 2, 0, 0, 0],
      [2, 0, 2, 0, 2, 0],
    ];
    const ends = orders.map((order) => {
      const state = both();
      for (const seat of order) play(state, seat, moves(state, seat)[0] as Move);
      return state;
    });
    for (const end of ends) expect(end.done.slice(-3)).toEqual(["0 has 2", "2 has 2", "after"]);
    expect(ends.map((end) => end.goods)).toEqual([
      [2, 0, 2],
      [2, 0, 2],
      [2, 0, 2],
    ]);
  });

  test("lets `later` mean next where nobody else acts", () => {
    const state = table([0], gather(0), say("after"));
    plays(state, 0, { type: "gather", amount: 1 });
    expect(state.done).toEqual(["0 has 1", "after"]);
  });

  test("plays asides of its seats and of others", () => {
    const state = both();
    plays(state, 0, { type: "gather", amount: 2 });
    expect(asides(state, 0)).toEqual([HEY, HO]);
    play(state, 0, HO);
    expect(actors(state)).toEqual([0, 2]);
    expect(state.goods).toEqual([1, 0, 0]);
  });

  test("allows nobody else's task and no chance in a strand", () => {
    expect(() => table([0, 0], together([{ seat: 0, tasks: [{ kind: "roll" }] }]))).toThrow("while others act");
    expect(() => table([0, 0], together([{ seat: 0, tasks: [{ kind: "plow", seat: 1 }] }]))).toThrow(
      "while others act",
    );
  });

  test("with strands that have nothing to do is over at once", () => {
    const state = table([0, 0], together([0, 1].map((seat) => ({ seat, tasks: [{ kind: "sow", seat }] }))), say("on"));
    expect(state).toMatchObject({ agenda: [], done: ["on"] });
  });

  test("can be saved and copied in the middle", () => {
    const state = both();
    plays(state, 2, { type: "gather", amount: 1 });
    const loaded = JSON.parse(JSON.stringify(state)) as State;
    for (const each of [state, loaded]) {
      plays(each, 2, { type: "gather", amount: 2 }, { type: "plow", cell: 1 });
      plays(each, 0, { type: "gather", amount: 2 }, { type: "gather", amount: 2 }, { type: "plow", cell: 2 });
    }
    expect(loaded).toEqual(state);
    expect(state.done.at(-1)).toBe("after");
  });
});
