import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { type Message, say } from "../../../table/messages.ts";
import { randomOptions } from "../../../table/options.ts";
import { fastRandom, pick } from "../../../table/random.ts";
import { game } from "../index.ts";
import type { MasterFarmerOptions } from "../options.ts";
import { de } from "../text/de.ts";
import { VEGETABLES } from "../vegetables.ts";

const aufDeutsch = (message: Message) => say({ code: "de", words: de }, message, (seat) => `Platz ${seat + 1}`);

test("In German a vegetable stands in the case of its sentence", () => {
  const said = (id: string) => VEGETABLES.map((vegetable) => aufDeutsch({ id, vegetable, cell: "e5", turns: 1 }));
  expect(said("name").slice(3)).toEqual(["Auberginen sammeln", "Kürbisse sammeln", "Salate sammeln"]);
  expect(said("show").slice(1, 5)).toEqual([
    "Der Würfel zeigt eine Tomate",
    "Der Würfel zeigt einen Mais",
    "Der Würfel zeigt eine Aubergine",
    "Der Würfel zeigt einen Kürbis",
  ]);
  expect(said("score.field")[4]).toBe("Feld mit Kürbissen");
  expect(said("place")[0]).toBe("Karotte auf e5 legen");
});

test("In German things are counted in their own plurals", () => {
  const counted = (n: number) =>
    VEGETABLES.map((vegetable) => aufDeutsch({ id: "board.vegetable", vegetable, n }).split(" in ")[0]);
  expect(counted(1)).toEqual(["1 Karotte", "1 Tomate", "1 Mais", "1 Aubergine", "1 Kürbis", "1 Salat"]);
  expect(counted(3)).toEqual(["3 Karotten", "3 Tomaten", "3 Mais", "3 Auberginen", "3 Kürbisse", "3 Salate"]);
  expect([0, 1, 2].map((n) => aufDeutsch({ id: "board.turns", n }))).toEqual([
    "noch 0 Drehungen",
    "noch 1 Drehung",
    "noch 2 Drehungen",
  ]);
  expect(aufDeutsch({ id: "ask.draw", n: 1 })).toBe("1 Würfel ist im Beutel. Welcher kommt heraus?");
});

test("In German every question, move and point of random games is said, and no English is left", () => {
  const random = fastRandom("deutsch");
  for (let i = 0; i < 12; i++) {
    const seats = 1 + (i % 4);
    const options = randomOptions(game.options, random) as MasterFarmerOptions;
    const state = game.setup(seats, options, game.rulesVersion);
    while (game.actors(state).length > 0) {
      const seat = game.actors(state)[0]!;
      const moves = game.moves(state, seat);
      const said = [game.question(state, seat), ...moves.map((move) => game.describe(state, seat, move).text)];
      if (seat !== CHANCE) said.push(...game.score(state, seat).parts.map(({ text }) => text));
      for (const message of said)
        expect(aufDeutsch(message)).not.toMatch(/\b(the|cube|carrot|lettuce|place|your)\b|[{}|]/i);
      game.play(state, seat, pick(moves, random));
    }
  }
});
