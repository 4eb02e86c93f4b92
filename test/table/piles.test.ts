import { describe, expect, test } from "vitest";
import { copy } from "../../src/table/clone.ts";
import type { Viewer } from "../../src/table/game.ts";
import { key } from "../../src/table/json.ts";
import {
  addPool,
  arrange,
  countIn,
  dealAt,
  dealTo,
  EVERYONE,
  emptyPile,
  fill,
  forgetPools,
  hide,
  isUndealt,
  mix,
  only,
  openPile,
  openSpot,
  outcomesOf,
  type Pile,
  pickFrom,
  putBelow,
  putOnTop,
  revealFrom,
  type Sources,
  show,
  shufflePile,
  sizeOf,
  sources,
  takeAt,
  unseenPile,
} from "../../src/table/piles.ts";
import { fastRandom } from "../../src/table/random.ts";
import { checkEven } from "./even.ts";

interface Table {
  shown: number;
  sources: Sources<string>;
  piles: { [name: string]: Pile<string> };
}

/** A stack of all letters, and empty piles of these names. */
function table(letters: string, ...names: readonly string[]): Table {
  const piles: Table["piles"] = { stack: unseenPile("deck", letters.length) };
  for (const name of names) piles[name] = emptyPile();
  return { shown: 0, sources: sources({ deck: [...letters] }), piles };
}

const pileOf = ({ piles }: Table, name: string): Pile<string> => piles[name] as Pile<string>;

/** Chance deals cards of the stack to a pile, known to a seat. */
function deal(state: Table, name: string, cards: string, knows: number): void {
  const stack = pileOf(state, "stack");
  for (const card of cards) {
    dealAt(state.sources, stack, sizeOf(stack) - 1, card, knows);
    putOnTop(pileOf(state, name), takeAt(stack, sizeOf(stack) - 1));
  }
}

function viewed(state: Table, viewer: Viewer): Table {
  const view = copy(state);
  hide(view.sources, Object.values(view.piles), viewer);
  return view;
}

function imagined(view: Table, seed: string): Table {
  const state = copy(view);
  fill(state.sources, Object.values(state.piles), fastRandom(seed));
  return state;
}

const row = ({ cards }: Pile<string>): string => cards.map((card) => card ?? "?").join("");
const seen = (state: Table, name: string, viewer: Viewer): string => row(pileOf(viewed(state, viewer), name));
const places = (pile: Pile<string>) => pile.cards.map((_, index) => ({ pile, index }));

/** What a viewer knows of all groups, and of the pools: "abc | deck: de". */
function knownTo(state: Table, viewer: Viewer): string {
  const { groups, pools } = viewed(state, viewer).sources;
  const held = Object.values(groups).map((group) => row(group) + (group.found.length > 0 ? `-${group.found}` : ""));
  return `${held.join(" ")} | ${Object.values(pools)
    .map((pool) => pool.join(""))
    .join(" ")}`;
}

const VIEWERS: readonly Viewer[] = [0, 1, 2, "spectator"];

describe("a place", () => {
  test("holds nothing before chance deals, and is known to whom it was dealt", () => {
    const state = table("abc", "hand");
    expect(isUndealt(pileOf(state, "stack"), 0)).toBe(true);
    deal(state, "hand", "b", only(1));
    expect(VIEWERS.map((viewer) => seen(state, "hand", viewer))).toEqual(["?", "b", "?", "?"]);
    expect(knownTo(state, 1)).toBe(" | ac");
    expect(knownTo(state, 0)).toBe(" | abc");
  });

  test("can be shown to others, which counts, but only if they learn something", () => {
    const state = table("abc", "hand");
    deal(state, "hand", "b", only(1));
    show(state, pileOf(state, "hand"), 0, only(2));
    expect(VIEWERS.map((viewer) => seen(state, "hand", viewer))).toEqual(["?", "b", "b", "?"]);
    show(state, pileOf(state, "hand"), 0, only(2));
    expect(state.shown).toBe(1);
    show(state, pileOf(state, "hand"), 0, EVERYONE);
    expect(VIEWERS.map((viewer) => seen(state, "hand", viewer))).toEqual(["b", "b", "b", "b"]);
    expect(state.shown).toBe(2);
    expect(pileOf(state, "hand").from).toEqual([""]);
  });

  test("stays known below a stack and in a hand", () => {
    const state = table("abcd", "hand");
    deal(state, "hand", "b", only(1));
    deal(state, "hand", "c", EVERYONE);
    for (let i = 0; i < 2; i++) putBelow(pileOf(state, "stack"), takeAt(pileOf(state, "hand"), 0));
    expect(VIEWERS.map((viewer) => seen(state, "stack", viewer))).toEqual(["c???", "cb??", "c???", "c???"]);
    putOnTop(pileOf(state, "hand"), takeAt(pileOf(state, "stack"), 0));
    putOnTop(pileOf(state, "hand"), openSpot("z"));
    expect(seen(state, "hand", "spectator")).toBe("cz");
  });

  test("gets only cards that are left, and only once", () => {
    const state = table("aab", "hand");
    deal(state, "hand", "a", only(0));
    expect(outcomesOf(state.sources, "deck")).toEqual(["a", "b"]);
    expect(countIn(state.sources, "deck", "a")).toBe(1);
    deal(state, "hand", "a", only(0));
    expect(() => deal(state, "hand", "a", only(0))).toThrow("cannot be dealt");
    expect(() => dealAt(state.sources, pileOf(state, "hand"), 0, "b", only(0))).toThrow("cannot be dealt");
    dealTo(state.sources, pileOf(state, "hand"), "deck", "b", EVERYONE);
    expect(row(pileOf(state, "hand"))).toBe("aab");
  });
});

describe("cards mixed in secret", () => {
  test("change nothing where nobody could tell them apart", () => {
    const state = table("abcd", "hand");
    deal(state, "hand", "ab", only(0));
    const before = copy(state);
    mix(state.sources, places(pileOf(state, "hand")), 0);
    expect(state).toEqual(before);
  });

  test("are known to the others as a group, not place by place", () => {
    const state = table("abcdef", "hand");
    deal(state, "hand", "ab", only(0));
    deal(state, "hand", "c", EVERYONE);
    show(state, pileOf(state, "hand"), 1, only(1));
    expect(seen(state, "hand", 1)).toBe("?bc");
    mix(state.sources, places(pileOf(state, "hand")), 0);
    expect(VIEWERS.map((viewer) => seen(state, "hand", viewer))).toEqual(["abc", "???", "???", "???"]);
    expect(knownTo(state, 0)).toBe("abc | def");
    expect(knownTo(state, 1)).toBe("bc? | adef");
    expect(knownTo(state, 2)).toBe("c?? | abdef");
  });

  test("may only be mixed by who knows them", () => {
    const state = table("abcd", "hand");
    deal(state, "hand", "ab", only(0));
    expect(() => mix(state.sources, places(pileOf(state, "hand")), 1)).toThrow("only what it knows");
  });

  test("leave the group when all see them", () => {
    const state = table("abcdef", "hand");
    deal(state, "hand", "ab", only(0));
    deal(state, "hand", "c", EVERYONE);
    mix(state.sources, places(pileOf(state, "hand")), 0);
    revealFrom(state.sources, pileOf(state, "hand"), "c", 0);
    expect(knownTo(state, 1)).toBe("?? | abdef");
    revealFrom(state.sources, pileOf(state, "hand"), "a", 0);
    expect(knownTo(state, 1)).toBe("? | bdef");
    revealFrom(state.sources, pileOf(state, "hand"), "b", 0);
    expect(state.sources.groups).toEqual({});
    expect(knownTo(state, 1)).toBe(" | def");
  });

  test("do not tell who knew the card that left", () => {
    const left = ["a", "b"].map((card) => {
      const state = table("abcdef", "hand");
      deal(state, "hand", card === "a" ? "ab" : "ba", only(0));
      show(state, pileOf(state, "hand"), 0, only(1));
      show(state, pileOf(state, "hand"), 1, only(2));
      mix(state.sources, places(pileOf(state, "hand")), 0);
      revealFrom(state.sources, pileOf(state, "hand"), "a", 0);
      return viewed(state, "spectator");
    });
    expect(left[0]).toEqual(left[1]);
    expect(key(left[0])).toBe(key(left[1]));
  });

  test("of two equal ones the known one is taken to leave first, for every viewer", () => {
    const state = table("aabc", "hand");
    deal(state, "hand", "aa", only(0));
    show(state, pileOf(state, "hand"), 0, only(1));
    show(state, pileOf(state, "hand"), 1, only(2));
    mix(state.sources, places(pileOf(state, "hand")), 0);
    expect(knownTo(state, 1)).toBe("a? | abc");
    revealFrom(state.sources, pileOf(state, "hand"), "a", 0);
    expect([1, 2].map((viewer) => knownTo(state, viewer))).toEqual(["? | abc", "? | abc"]);
    expect(knownTo(state, "spectator")).toBe("? | abc");
  });

  test("that somebody else sees tell that viewer what the group holds", () => {
    const state = table("abcdef", "hand");
    deal(state, "hand", "ab", only(0));
    deal(state, "hand", "c", EVERYONE);
    mix(state.sources, places(pileOf(state, "hand")), 0);
    show(state, pileOf(state, "hand"), 0, only(1));
    expect(seen(state, "hand", 1)).toBe("a??");
    expect(knownTo(state, 1)).toBe("ac? | bdef");
    mix(state.sources, places(pileOf(state, "hand")), 0);
    expect(seen(state, "hand", 1)).toBe("???");
    expect(knownTo(state, 1)).toBe("ac? | bdef");
    expect(knownTo(state, 2)).toBe("c?? | abdef");
  });

  test("of an older group bring the whole group with them", () => {
    const state = table("abcdefgh", "mine", "yours");
    deal(state, "mine", "ab", only(0));
    deal(state, "mine", "c", EVERYONE);
    deal(state, "yours", "de", only(1));
    deal(state, "yours", "f", EVERYONE);
    mix(state.sources, places(pileOf(state, "mine")), 0);
    mix(state.sources, places(pileOf(state, "yours")), 1);
    expect(Object.keys(state.sources.groups)).toEqual(["mix/0.0", "mix/1.0"]);
    putOnTop(pileOf(state, "yours"), pickFrom(state.sources, pileOf(state, "mine"), "c", 0));
    show(state, pileOf(state, "yours"), 3, only(1));
    mix(state.sources, places(pileOf(state, "yours")), 1);
    expect(Object.keys(state.sources.groups)).toEqual(["mix/0.0"]);
    expect(state.sources.joined).toEqual({ "mix/1.0": "mix/0.0" });
    expect(knownTo(state, 2)).toBe("cf???? | abdegh");
    expect(knownTo(state, 1)).toBe("cdef?? | abgh");
    expect(seen(state, "mine", 0)).toBe("ab");
    for (const card of "defc") revealFrom(state.sources, pileOf(state, "yours"), card, 1);
    for (const card of "ab") revealFrom(state.sources, pileOf(state, "mine"), card, 0);
    expect(state.sources).toMatchObject({ groups: {}, joined: {}, pools: { deck: ["g", "h"] } });
  });

  test("come out in the same state whoever of two seats was first", () => {
    const [one, other] = [
      [0, 1],
      [1, 0],
    ].map((order) => {
      const state = table("abcdefgh", "0", "1");
      deal(state, "0", "a", only(0));
      deal(state, "0", "b", EVERYONE);
      deal(state, "1", "c", only(1));
      deal(state, "1", "d", EVERYONE);
      for (const seat of order) mix(state.sources, places(pileOf(state, String(seat))), seat);
      return key(state);
    });
    expect(one).toBe(other);
  });
});

describe("a card of a hand", () => {
  const secret = (card: string) => {
    const state = table("abcdef", "hand", "below");
    deal(state, "hand", "ab", only(0));
    deal(state, "hand", "c", EVERYONE);
    deal(state, "hand", "d", only(0));
    putOnTop(pileOf(state, "below"), pickFrom(state.sources, pileOf(state, "hand"), card, 0));
    return state;
  };

  test("is picked without a trace", () => {
    for (const viewer of [1, 2, "spectator"] as const) {
      const views = [..."abcd"].map((card) => key(viewed(secret(card), viewer)));
      expect(new Set(views).size).toBe(1);
    }
    expect([..."abcd"].map((card) => seen(secret(card), "below", 0))).toEqual([..."abcd"]);
  });

  test("is shown without telling which place it came from", () => {
    const shown = (cards: string) => {
      const state = table("abcdef", "hand");
      deal(state, "hand", cards[0] as string, only(0));
      deal(state, "hand", "c", EVERYONE);
      deal(state, "hand", cards[1] as string, only(0));
      const { card } = revealFrom(state.sources, pileOf(state, "hand"), "a", 0);
      expect(card).toBe("a");
      return state;
    };
    expect(key(viewed(shown("ab"), 1))).toBe(key(viewed(shown("ba"), 1)));
    expect(shown("ab").shown).toBe(0);
    expect(seen(shown("ab"), "hand", 1)).toMatch(/^(c\?|\?c)$/);
  });

  test("that all know is shown before an equal one that they do not", () => {
    const state = table("aabc", "hand");
    deal(state, "hand", "a", only(0));
    deal(state, "hand", "a", EVERYONE);
    revealFrom(state.sources, pileOf(state, "hand"), "a", 0);
    expect(seen(state, "hand", 1)).toBe("?");
    expect(() => revealFrom(state.sources, pileOf(state, "hand"), "z", 0)).toThrow("knows of no z");
  });

  test("lies in the order its seat chose", () => {
    const state = table("abcdef", "top");
    deal(state, "top", "abc", only(0));
    show(state, pileOf(state, "top"), 2, only(1));
    arrange(state.sources, pileOf(state, "top"), 1, ["c", "b"], 0);
    expect([0, 1, 2].map((viewer) => seen(state, "top", viewer))).toEqual(["acb", "???", "???"]);
    expect(knownTo(state, 1)).toBe("c? | abdef");
  });
});

describe("a shuffled pile", () => {
  /** A card from the first deck and one from the second, mixed; both decks held a "b". */
  function twoDecks(): Table {
    const state = table("ab", "hand", "open");
    deal(state, "hand", "a", only(0));
    addPool(state.sources, "second", ["b", "c"]);
    dealTo(state.sources, pileOf(state, "hand"), "second", "b", only(0));
    mix(state.sources, places(pileOf(state, "hand")), 0);
    return state;
  }

  test("is a pool of its own", () => {
    const state = table("abcd", "hand", "discard");
    deal(state, "hand", "a", only(0));
    deal(state, "discard", "bcd", EVERYONE);
    state.piles.stack = shufflePile(state.sources, pileOf(state, "discard"), "second");
    state.piles.discard = emptyPile();
    expect(state.sources.pools).toEqual({ deck: [], second: ["b", "c", "d"] });
    expect(knownTo(state, 1)).toBe(" | a bcd");
    expect(row(pileOf(imagined(viewed(state, 1), "x"), "hand"))).toBe("a");
    expect(() => shufflePile(state.sources, pileOf(state, "hand"), "third")).toThrow("only open cards");
    expect(() => shufflePile(state.sources, openPile(["b"]), "second")).toThrow("already");
  });

  test("is forgotten when nothing of it is hidden any more", () => {
    const state = table("ab", "hand", "open");
    deal(state, "hand", "a", only(0));
    deal(state, "open", "b", EVERYONE);
    forgetPools(state.sources, Object.values(state.piles));
    expect(Object.keys(state.sources.pools)).toEqual(["deck"]);
    revealFrom(state.sources, pileOf(state, "hand"), "a", 0);
    forgetPools(state.sources, Object.values(state.piles));
    expect(state.sources).toMatchObject({ pools: {}, began: {} });
    expect(outcomesOf(state.sources, "deck")).toEqual([]);
  });

  test("stays in mind while it alone tells that a card is there twice", () => {
    const state = table("aab", "hand", "open");
    deal(state, "open", "aab", EVERYONE);
    forgetPools(state.sources, Object.values(state.piles));
    expect(state.sources.began).toEqual({ deck: ["a", "a", "b"] });
    // One a goes openly into a hand and is mixed with b there, the other comes from the second deck.
    for (const card of ["a", "b"]) putOnTop(pileOf(state, "hand"), openSpot(card));
    mix(state.sources, places(pileOf(state, "hand")), 0);
    addPool(state.sources, "second", ["a"]);
    state.piles.other = emptyPile();
    dealTo(state.sources, pileOf(state, "other"), "second", "a", only(1));
    expect(revealFrom(state.sources, pileOf(state, "other"), "a", 1)).toEqual(openSpot("a"));
  });

  test("leaves open which deck a card came from that was in both", () => {
    const state = twoDecks();
    revealFrom(state.sources, pileOf(state, "hand"), "b", 0);
    expect(knownTo(state, 1)).toBe("??-b | ab bc");
    // From the first deck b, then b or c from the second; or b from the second, then a or b from the first.
    const view = viewed(state, 1);
    const weights = new Map([
      ["a", 1],
      ["b", 2],
      ["c", 1],
    ]);
    let seed = 0;
    checkEven(weights, () => row(pileOf(imagined(view, `two decks ${seed++}`), "hand")), 2000);
  });

  test("tells which deck a card came from that was in one", () => {
    const state = twoDecks();
    revealFrom(state.sources, pileOf(state, "hand"), "a", 0);
    expect(knownTo(state, 1)).toBe("? | b bc");
    expect(seen(state, "hand", 0)).toBe("b");
  });
});

describe("views and what is imagined behind them", () => {
  /** Hands, a stack with known cards, groups in groups and a second deck. */
  function tangle(): Table {
    const state = table("aabbccddeeff", "0", "1", "2", "pack", "open");
    deal(state, "0", "abc", only(0));
    deal(state, "1", "abd", only(1));
    deal(state, "2", "c", EVERYONE);
    deal(state, "2", "de", only(2));
    deal(state, "open", "e", EVERYONE);
    putOnTop(pileOf(state, "pack"), pickFrom(state.sources, pileOf(state, "2"), "c", 2));
    show(state, pileOf(state, "pack"), 0, only(0));
    putOnTop(pileOf(state, "0"), takeAt(pileOf(state, "pack"), 0));
    putBelow(pileOf(state, "stack"), pickFrom(state.sources, pileOf(state, "0"), "a", 0));
    addPool(state.sources, "second", ["a", "e", "g"]);
    dealTo(state.sources, pileOf(state, "0"), "second", "e", only(0));
    putOnTop(pileOf(state, "1"), pickFrom(state.sources, pileOf(state, "0"), "c", 0));
    show(state, pileOf(state, "1"), 3, only(1));
    mix(state.sources, places(pileOf(state, "1")), 1);
    revealFrom(state.sources, pileOf(state, "0"), "e", 0);
    return state;
  }

  test("look the same to the viewer", () => {
    const state = tangle();
    for (const viewer of VIEWERS) {
      const view = viewed(state, viewer);
      expect(key(viewed(view, viewer))).toBe(key(view));
      for (let i = 0; i < 50; i++) expect(key(viewed(imagined(view, `${i}`), viewer))).toBe(key(view));
    }
  });

  test("hold every card once, nothing left out", () => {
    const state = tangle();
    const cardsOf = ({ piles, sources: { pools } }: Table) =>
      [...Object.values(piles).flatMap(({ cards }) => cards), ...Object.values(pools).flat()]
        .filter((card) => card !== null)
        .sort()
        .join("");
    for (const viewer of VIEWERS)
      for (let i = 0; i < 20; i++) expect(cardsOf(imagined(viewed(state, viewer), `${i}`))).toBe(cardsOf(state));
  });

  test("are even over all deals of a tiny deck", () => {
    const state = table("aabc", "mine", "yours");
    deal(state, "mine", "a", only(0));
    deal(state, "yours", "bc", only(1));
    const view = viewed(state, 0);
    // Of a, b and c, two lie in the other hand and one is left.
    const weights = new Map(["ab", "ac", "ba", "bc", "ca", "cb"].map((hand) => [hand, 1]));
    let seed = 0;
    checkEven(weights, () => row(pileOf(imagined(view, `tiny ${seed++}`), "yours")), 3000);
  });

  test("are even over a group of known and unknown cards", () => {
    const state = table("abcd", "hand", "below");
    deal(state, "hand", "a", EVERYONE);
    deal(state, "hand", "b", only(0));
    putOnTop(pileOf(state, "below"), pickFrom(state.sources, pileOf(state, "hand"), "a", 0));
    const view = viewed(state, 1);
    // The unknown card is b, c or d; either it or a lies below.
    const weights = new Map(["ab", "ba", "ac", "ca", "ad", "da"].map((two) => [two, 1]));
    let seed = 0;
    const draw = () => {
      const { piles } = imagined(view, `group ${seed++}`);
      return row(piles.hand as Pile<string>) + row(piles.below as Pile<string>);
    };
    checkEven(weights, draw, 3000);
  });
});
