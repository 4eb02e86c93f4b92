import { expect, test } from "vitest";
import { findBot } from "../../../../bots/index.ts";
import { playMatch } from "../../../../cli/sim/match.ts";
import { Campaign } from "../../../../table/campaign.ts";
import type { GameModule } from "../../../../table/module.ts";
import { type Options, randomOptions } from "../../../../table/options.ts";
import { fastRandom } from "../../../../table/random.ts";
import { campaign as rules } from "../../campaign/index.ts";
import { poolsOf } from "../../hands/pools.ts";
import { module } from "../../index.ts";
import { objection } from "../../objection.ts";
import { options as described, type Options as OwnOptions } from "../../options.ts";
import { optionsWith, table } from "../../testing.ts";
import { RULES_VERSION } from "../../version.ts";

const agricola = module as unknown as GameModule;
const random = { id: "random", bot: findBot("random")! };

/** Random options that go together, hand cards among them. */
function agreed(seats: number, seed: string): Options {
  const drawn = fastRandom(seed);
  for (;;) {
    const options = randomOptions(described, drawn);
    if (options.deal === "none" || objection(options, seats) !== undefined) continue;
    return Object.fromEntries(Object.entries(options).filter(([name]) => !rules.given.includes(name)));
  }
}

test.each([1, 2, 3, 4])(
  "AG-264 Campaigns of %i go with all other options, and are read again from their files",
  async (seats) => {
    for (const seed of ["a", "b", "c"]) {
      const campaign = Campaign.begin(agricola, { seats, options: agreed(seats, `${seats}/${seed}`) });
      for (let game = 0; game < 3; game++) {
        const { options } = campaign.beginning();
        const luck = { deal: `${seed}/${game}`, bots: seed };
        campaign.add((await playMatch(agricola, seats, options as Options, new Array(seats).fill(random), luck)).match);
        const { choice } = campaign.standing;
        if (choice !== undefined) campaign.keep(choice.map(({ from }) => from.at(-1) ?? null));
      }
      expect(Campaign.open(agricola, JSON.parse(JSON.stringify(campaign.toFile()))).standing).toEqual(
        campaign.standing,
      );
    }
  },
);

test("AG-270 Nothing is kept that would leave too few cards to deal", async () => {
  const occupations = poolsOf({ options: optionsWith({ deal: "plain" }), seats: 2, version: RULES_VERSION })
    .occupation!;
  const campaign = Campaign.begin(agricola, { seats: 2, options: { banned: occupations.slice(14) } });
  const { options } = campaign.beginning();
  campaign.add(
    (await playMatch(agricola, 2, options as Options, [random, random], { deal: "few", bots: "few" })).match,
  );
  const kept = campaign.standing.choice!.map(({ from }) => from[0] ?? null);
  expect(() => campaign.keep(kept)).toThrow(expect.objectContaining({ reason: expect.objectContaining({ need: 14 }) }));
  campaign.keep([null, null]);
  expect(campaign.standing.next?.number).toBe(2);
});

test("AG-270 An occupation that was drawn from a small deck cannot be kept", () => {
  const options: Partial<OwnOptions> = { sideDecks: ["x"] };
  const { anna } = table({ anna: { plays: ["A087", "X24"], holds: [] }, bert: {} }, { options });
  expect(rules.played(anna.state, 0)).toEqual(["A087"]);
});
