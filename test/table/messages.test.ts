import { describe, expect, test } from "vitest";
import {
  hasText,
  isCoordinate,
  joined,
  type Language,
  type Message,
  quoted,
  say,
  valuesOf,
} from "../../src/table/messages.ts";

const english: Language = {
  code: "en",
  words: {
    plow: "Plow {cell}",
    take: "Take {n} {n:plural:cube|cubes}",
    give: "{seat:seat} gives {what} to {other:seat}",
    list: "Take {things}",
    carrot: "a carrot",
    salad: "a salad",
    both: "{first}, then {second}",
  },
};

const polish: Language = { code: "pl", words: { take: "{n} {n:plural:kostka|kostki|kostek|kostki}" } };

const names = (seat: number) => ["Anna", "Bert"][seat] ?? "nobody";
const said = (message: Message, language = english) => say(language, message, names);

describe("a message", () => {
  test("says its values: numbers, places, other texts, seats", () => {
    expect(said({ id: "plow", cell: "c2" })).toBe("Plow c2");
    expect(said({ id: "plow", cell: 7 })).toBe("Plow 7");
    expect(said({ id: "give", seat: 0, other: 1, what: "carrot" })).toBe("Anna gives a carrot to Bert");
  });

  test("has the plural form of its language", () => {
    expect([0, 1, 2].map((n) => said({ id: "take", n }))).toEqual(["Take 0 cubes", "Take 1 cube", "Take 2 cubes"]);
    expect([1, 2, 5, 22].map((n) => said({ id: "take", n }, polish))).toEqual([
      "1 kostka",
      "2 kostki",
      "5 kostek",
      "22 kostki",
    ]);
  });

  test("may hold messages and lists", () => {
    const first = { id: "take", n: 2 };
    const second = { id: "both", first: { id: "plow", cell: "a1" }, second: "salad" };
    expect(said({ id: "both", first, second })).toBe("Take 2 cubes, then Plow a1, then a salad");
    expect(said({ id: "list", things: ["carrot", { id: "plow", cell: "b3" }, 4] })).toBe("Take a carrot, Plow b3, 4");
  });

  test("shows text from outside in quotes, as it is", () => {
    expect(said({ id: "plow", cell: quoted("{n} cheerful") })).toBe('Plow "{n} cheerful"');
    expect(quoted("x".repeat(200))).toHaveLength(82);
  });

  test("is refused where a text or a value is missing, or a value is a word", () => {
    expect(() => said({ id: "harvest" })).toThrow('no text "harvest"');
    expect(() => said({ id: "plow" })).toThrow('needs the value "cell"');
    expect(() => said({ id: "plow", cell: "somewhere" })).toThrow('no text "somewhere"');
    expect(() => said({ id: "both", first: "carrot", second: { id: "nothing" } })).toThrow('no text "nothing"');
  });
});

const german: Language = {
  code: "de",
  words: {
    sheep: { is: "Schaf|Schafe", to: "einem Schaf|Schafen", it: "es" },
    cow: { is: "Kuh|Kühe", to: "einer Kuh|Kühen", it: "sie" },
    corn: "Mais",
    have: "{n} {good#n}",
    feed: "Gib {good:to} Heu, dann frisst {good:it}.",
    share: "Gib {n} {good#n:to} Heu.",
    several: "Gib {goods:to} Heu.",
    herd: { is: "eine Herde {good#n}", to: "einer Herde {good#n}" },
  },
};
const aufDeutsch = (message: Message) => said(message, german);

describe("a word", () => {
  test("has the form for the number", () => {
    expect(aufDeutsch({ id: "have", n: 1, good: "sheep" })).toBe("1 Schaf");
    expect(aufDeutsch({ id: "have", n: 2, good: "sheep" })).toBe("2 Schafe");
    expect(aufDeutsch({ id: "have", n: 2, good: "corn" })).toBe("2 Mais");
    expect(say(german, { id: "cow" }, names)).toBe("Kuh");
    expect(say(german, { id: "cow" }, names, 3)).toBe("Kühe");
  });

  test("has the form its sentence needs, with the words that agree with it", () => {
    expect(aufDeutsch({ id: "feed", good: "sheep" })).toBe("Gib einem Schaf Heu, dann frisst es.");
    expect(aufDeutsch({ id: "feed", good: "cow" })).toBe("Gib einer Kuh Heu, dann frisst sie.");
    expect(aufDeutsch({ id: "share", n: 3, good: "cow" })).toBe("Gib 3 Kühen Heu.");
    expect(aufDeutsch({ id: "share", n: 3, good: "corn" })).toBe("Gib 3 Mais Heu.");
  });

  test("has it in a list and in a message, too", () => {
    const herd = { id: "herd", good: "cow", n: 5 };
    expect(aufDeutsch({ id: "several", goods: ["sheep", herd] })).toBe("Gib einem Schaf, einer Herde Kühe Heu.");
    expect(aufDeutsch(herd)).toBe("eine Herde Kühe");
  });

  test("without the form is refused, unless it is the same in all", () => {
    expect(() => aufDeutsch({ id: "several", goods: [{ id: "broken" }] })).toThrow('no text "broken"');
    const words = { ...german.words, ask: "{good:of}" };
    expect(() => said({ id: "ask", good: "cow" }, { code: "de", words })).toThrow('"cow" has no form "of"');
    expect(said({ id: "ask", good: "corn" }, { code: "de", words })).toBe("Mais");
  });
});

test("What a language lacks is said in another, by the rules of that one", () => {
  const both: Language = {
    ...german,
    otherwise: { code: "en", words: { cubes: "{n} {n:plural:cube|cubes} of {good}" } },
  };
  expect(said({ id: "cubes", n: 2, good: "cow" }, both)).toBe("2 cubes of Kuh");
  expect(hasText(both, "cubes")).toBe(true);
  expect(hasText(both, "constructor")).toBe(false);
});

test("Words are put together only where no id is used twice", () => {
  expect(joined({ well: "a well" }, { wood: "wood" })).toEqual({ well: "a well", wood: "wood" });
  // @ts-expect-error two texts of one id
  expect(() => joined({ well: "a well" }, { well: "well done" })).toThrow('two texts "well"');
});

test("A place on a grid is a letter, a number or both", () => {
  for (const place of ["c2", "a", "12", "a-1", ""]) expect(isCoordinate(place)).toBe(true);
  for (const word of ["ab", "C2", "c2d", "field"]) expect(isCoordinate(word)).toBe(false);
});

test("A text tells which values it needs", () => {
  expect(valuesOf("{seat:seat} takes {n} {n:plural:a|b} of {what}")).toEqual(["seat", "n", "n", "what"]);
  expect(valuesOf({ is: "{n} {good#m}", to: "{what:to}" })).toEqual(["n", "good", "m", "what"]);
  expect(valuesOf("nothing")).toEqual([]);
});
