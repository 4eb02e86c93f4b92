import { expect, test } from "vitest";
import { formsOf, say } from "../../table/messages.ts";
import { en } from "../text/en.ts";
import { pseudo } from "./pseudo.ts";

test("the made-up language keeps values and plural forms, and no letter of English", () => {
  const words = pseudo({ cubes: "{n} {n:plural:cube|cubes} of {seat:seat}" });
  expect(say({ code: "en", words }, { id: "cubes", n: 2, seat: 0 }, () => "1")).toBe("2 çûƀéš öƒ 1");
  expect(say({ code: "en", words }, { id: "cubes", n: 1, seat: 0 }, () => "1")).toBe("1 çûƀé öƒ 1");
});

test("the made-up language keeps the names of forms", () => {
  const words = pseudo({ sheep: { is: "Schaf|Schafe", to: "Schaf|Schafen" }, give: "{n} {good#n:to}" });
  expect(say({ code: "de", words }, { id: "give", n: 2, good: "sheep" }, String)).toBe("2 Šçĥàƒéñ");
});

test("every text of the page can be made up", () => {
  for (const text of Object.values(pseudo(en)).flatMap(formsOf))
    expect(text.replaceAll(/\{[^}]*\}/g, "")).not.toMatch(/[A-Za-z]/);
});
