import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { outcome } from "../../../bots/chance.ts";
import { CHANCE } from "../../../table/game.ts";
import { Match } from "../../../table/match.ts";
import { parseMatch } from "../../../table/match-file.ts";
import { defaultOptions } from "../../../table/options.ts";
import { fastRandom } from "../../../table/random.ts";
import { cardsIn, type HandCardId } from "../cards/decks/index.ts";
import { sideCardsIn } from "../cards/decks/side-decks.ts";
import { poolsOf } from "../hands/pools.ts";
import { game } from "../index.ts";
import type { Options } from "../options.ts";
import { RULES_VERSION } from "../version.ts";

/** Cards that come with the next version of the rules: one of each kind in the base deck, one in the X deck. */
const { MINOR, OCCUPATION, SIDE } = vi.hoisted(() => ({ MINOR: "A084", OCCUPATION: "A100", SIDE: "X99" }));

vi.mock(import("../cards/decks/base-minors.ts"), async (original) => {
  const { baseMinors } = await original();
  const { RULES_VERSION: now } = await import("../version.ts");
  return { baseMinors: { ...baseMinors, [MINOR]: { category: "goods-provider", points: 1, since: now + 1 } } };
});
vi.mock(import("../cards/decks/base-occupations.ts"), async (original) => {
  const { baseOccupations } = await original();
  const { RULES_VERSION: now } = await import("../version.ts");
  return {
    baseOccupations: { ...baseOccupations, [OCCUPATION]: { category: "goods-provider", players: 1, since: now + 1 } },
  };
});
vi.mock(import("../cards/decks/x.ts"), async (original) => {
  const { xDeck } = await original();
  const { RULES_VERSION: now } = await import("../version.ts");
  return { xDeck: { ...xDeck, [SIDE]: { kind: "event", category: "goods-provider", since: now + 1 } } };
});

const recorded = new URL("../../../../test/recorded/agricola/", import.meta.url);
const options = (some: Partial<Options>): Options => ({ ...(defaultOptions(game.options) as Options), ...some });

describe("cards that come with the next version of the rules", () => {
  test("lie in their decks", () => {
    expect(cardsIn("base")).toEqual(expect.arrayContaining([MINOR, OCCUPATION]));
    expect(sideCardsIn("x")).toContain(SIDE);
  });

  test.each(readdirSync(recorded))("change nothing in the recorded game %s", (file) => {
    const given = parseMatch(readFileSync(new URL(file, recorded), "utf8"));
    const match = Match.open(game, given);
    const { places, scores } = match.result()!;
    const { result } = given as { readonly result: object };
    expect({ places, points: scores.map(({ total }) => total) }).toEqual(result);
  });

  test("are dealt in matches of that version, not in older ones", () => {
    const dealtIn = (version: number) => {
      const given = options({ deal: "plain", sideDecks: ["x"] });
      const pools = poolsOf({ options: given, seats: 2, version });
      const state = game.setup(2, given, version);
      return [...pools.occupation!, ...pools.minor!, ...state.sideDecks[0]!.left].filter((card) =>
        [MINOR, OCCUPATION, SIDE].includes(card),
      );
    };
    expect(dealtIn(1)).toEqual([]);
    expect(dealtIn(RULES_VERSION)).toEqual([]);
    expect(dealtIn(RULES_VERSION + 1)).toEqual([OCCUPATION, MINOR, SIDE]);
  });

  test("cannot be kept from another game in an older match, and do not fill up its hands", () => {
    const kept = options({ deal: "plain", kept: [[OCCUPATION as HandCardId], []], provisions: [0, 0] });
    expect(game.objection!(kept, 2)?.id).toBe("objection.kept-unknown");
    expect(game.objection!(kept, 2, RULES_VERSION + 1)).toBeUndefined();
    const minors = poolsOf({ options: options({ deal: "plain" }), seats: 1, version: RULES_VERSION }).minor!;
    const few = options({ deal: "plain", banned: minors.slice(6) });
    expect(game.objection!(few, 1)?.id).toBe("objection.too-few");
    expect(game.objection!(few, 1, RULES_VERSION + 1)).toBeUndefined();
  });

  test("come into hands once they are dealt", () => {
    const minors = poolsOf({ options: options({ deal: "plain" }), seats: 1, version: RULES_VERSION }).minor!;
    const state = game.setup(1, options({ deal: "plain", banned: minors.slice(6) }), RULES_VERSION + 1);
    const random = fastRandom("dealt");
    while (game.actors(state)[0] === CHANCE) game.play(state, CHANCE, outcome(game, state, random));
    expect(state.hands!.held[0]).toContain(MINOR);
  });
});
