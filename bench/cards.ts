// Measures the card game of the tests, which has every kind of secret: node bench/cards.ts

import { figuresOf } from "../src/cli/bench/figures.ts";
import { figuresText } from "../src/cli/bench/figures-text.ts";
import { defaultOptions } from "../src/table/options.ts";
import { module } from "../test/cards/index.ts";

console.log(figuresText(await figuresOf(module, 3, defaultOptions(module.game.options), 2)));
