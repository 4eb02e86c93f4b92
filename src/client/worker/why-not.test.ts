import { expect, test } from "vitest";
import { module } from "../../games/master-farmer/index.ts";
import type { State } from "../../games/master-farmer/state.ts";
import type { Table } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import { defaultOptions } from "../../table/options.ts";
import { whyNot } from "./why-not.ts";

const { game } = module;
const view = game.setup(2, defaultOptions(game.options) as State["options"], game.rulesVersion) as Table;
const reason = (place: string, waiting: Parameters<typeof whyNot>[4]) =>
  whyNot(module as unknown as GameModule, view, 0, place, waiting);

test("What cannot be chosen always says why: what the game says, or who or what is asked", () => {
  expect(reason("bag", { for: "viewer" })).toEqual({ id: "frame.not-asked" });
  expect(reason("bag", { for: "bot", seat: 1 })).toEqual({ id: "frame.others-asked" });
  expect(reason("bag", { for: "other", seat: 1 })).toEqual({ id: "frame.others-asked" });
});

test("When nobody is asked, or a device is handed over, nothing is said", () => {
  expect(reason("bag", { for: "nobody" })).toBeUndefined();
  expect(reason("bag", { for: "hand-over", seat: 1 })).toBeUndefined();
});
