import { module } from "../../cards/index.ts";
import { testing } from "../../cards/testing.ts";
import type { Subject } from "../case.ts";
import { holdContractOften } from "../of-game.ts";

// The tests' own card game is small and has the most secrets.
holdContractOften({ module, testing } as unknown as Subject, 5);
