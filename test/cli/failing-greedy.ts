import { bots } from "../../src/bots/index.ts";

// Loaded before the command line, in each of its threads.
Object.assign(bots.greedy as object, {
  choose() {
    throw new Error("broken on purpose");
  },
});
