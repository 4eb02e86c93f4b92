import { describe, expect, test } from "vitest";
import { isCoordinate, type Language, type Message, quoted, say, valuesOf } from "../../src/table/messages.ts";

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

test("A place on a grid is a letter, a number or both", () => {
  for (const place of ["c2", "a", "12", "a-1", ""]) expect(isCoordinate(place)).toBe(true);
  for (const word of ["ab", "C2", "c2d", "field"]) expect(isCoordinate(word)).toBe(false);
});

test("A text tells which values it needs", () => {
  expect(valuesOf("{seat:seat} takes {n} {n:plural:a|b} of {what}")).toEqual(["seat", "n", "n", "what"]);
  expect(valuesOf("nothing")).toEqual([]);
});
