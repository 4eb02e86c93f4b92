import { describe, expect, test } from "vitest";
import { findBot } from "../../src/bots/index.ts";
import { playMatch } from "../../src/cli/sim/match.ts";
import { module } from "../../src/games/agricola/index.ts";
import { module as withoutCampaign } from "../../src/games/master-farmer/index.ts";
import { Campaign } from "../../src/table/campaign.ts";
import { type CampaignFile, MOST_OF_CAMPAIGN, parseCampaign } from "../../src/table/campaign-file.ts";
import { Match } from "../../src/table/match.ts";
import { Refused, savePosition } from "../../src/table/match-file.ts";
import type { GameModule } from "../../src/table/module.ts";
import type { Options } from "../../src/table/options.ts";
import { fastRandom } from "../../src/table/random.ts";
import { mutant } from "../fuzz/mutate.ts";

const agricola = module as unknown as GameModule;

/** The next game of a campaign, played by bots that choose at random. */
async function nextMatch(campaign: Campaign, luck: string): Promise<Match> {
  const { seats, options } = campaign.beginning();
  const bots = new Array(seats).fill({ id: "random", bot: findBot("random")! });
  return (await playMatch(agricola, seats, options as Options, bots, { deal: luck, bots: luck })).match;
}

/** Everybody keeps the first thing there is. */
const keepFirst = (campaign: Campaign): void =>
  campaign.keep(campaign.standing.choice!.map(({ from }) => from[0] ?? null));

async function ofThree(games: number): Promise<Campaign> {
  const campaign = Campaign.begin(agricola, { seats: 3 });
  for (let i = 0; i < games; i++) {
    campaign.add(await nextMatch(campaign, `three/${i}`));
    if (campaign.standing.choice !== undefined) keepFirst(campaign);
  }
  return campaign;
}

const reasonOf = (act: () => unknown): string => {
  try {
    act();
    return "";
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { reason } = error.reason as { reason?: { id: string } };
    return reason?.id ?? error.reason.id;
  }
};

const copy = (campaign: Campaign): CampaignFile => JSON.parse(JSON.stringify(campaign.toFile()));

describe("A campaign is a row of matches", () => {
  test("AG-264 Three games are played, each on what the last one left; every match replays alone", async () => {
    const campaign = await ofThree(3);
    const { games, isDone, points } = campaign.standing;
    expect([games.length, isDone]).toEqual([3, true]);
    expect(points!.reduce((sum, one) => sum + one)).toBe(15 * 3);
    for (const { match } of campaign.toFile().games) expect(Match.open(agricola.game, match).isOver).toBe(true);
    expect(games[1]!.kept).toEqual(games[0]!.chosen!.map((one) => (one === null ? [] : [one])));
    expect(reasonOf(() => campaign.beginning())).toBe("campaign-over");
  });

  test("A file gives the campaign back, wherever it stands", async () => {
    for (const games of [0, 1, 3]) {
      const campaign = await ofThree(games);
      const again = Campaign.open(agricola, parseCampaign(JSON.stringify(campaign.toFile())));
      expect(again.standing).toEqual(campaign.standing);
      expect(again.toFile()).toEqual(campaign.toFile());
    }
  });

  test("AG-278 Alone, a game that is missed or given up comes again, and only such a match is taken in", async () => {
    const campaign = Campaign.begin(agricola, { seats: 1 });
    campaign.add(await nextMatch(campaign, "alone"));
    expect(campaign.standing.next).toMatchObject({ number: 1, attempt: 2, goal: 50 });
    const givenUp = Match.begin(agricola.game, { ...campaign.beginning(), seed: "1".repeat(32) });
    givenUp.abort();
    campaign.add(givenUp);
    expect(campaign.standing.next).toMatchObject({ number: 1, attempt: 3 });
    const { deal: _, ...file } = givenUp.wholeFile();
    const elsewhere = { ...file, start: savePosition(givenUp.start), log: [{ aborted: true, seat: 0 }] };
    expect(reasonOf(() => campaign.add(Match.open(agricola.game, elsewhere)))).toBe("campaign-terms");
    expect(Campaign.open(agricola, copy(campaign)).standing).toEqual(campaign.standing);
  });
});

describe("What does not fit is refused by a sentence, and nothing is lost", () => {
  test("A game without campaigns has none", () => {
    expect(reasonOf(() => Campaign.begin(withoutCampaign as unknown as GameModule, { seats: 2 }))).toBe(
      "campaign-none",
    );
  });

  test("A match that is not over, given up, of other terms or from a position of its own", async () => {
    const campaign = await ofThree(1);
    const before = campaign.toFile();
    const begun = Match.begin(agricola.game, { ...campaign.beginning(), seed: "2".repeat(32) });
    expect(reasonOf(() => campaign.add(begun))).toBe("campaign-unfinished");
    begun.abort();
    expect(reasonOf(() => campaign.add(begun))).toBe("campaign-aborted");
    const first = Match.open(agricola.game, before.games[0]!.match);
    expect(reasonOf(() => campaign.add(first))).toBe("campaign-terms");
    expect(campaign.toFile()).toEqual(before);
  });

  test("A match that was taken in before, though a game alone that was missed comes again under the same terms", async () => {
    const campaign = Campaign.begin(agricola, { seats: 1 });
    const missed = Match.begin(agricola.game, { ...campaign.beginning(), seed: "3".repeat(32) });
    missed.abort();
    campaign.add(missed);
    expect(reasonOf(() => campaign.add(missed))).toBe("campaign-twice");
    const file = copy(campaign);
    expect(reasonOf(() => Campaign.open(agricola, { ...file, games: [...file.games, file.games[0]] }))).toBe(
      "campaign-twice",
    );
  });

  test("AG-270 An occupation that was never played cannot be kept", async () => {
    const campaign = Campaign.begin(agricola, { seats: 2 });
    campaign.add(await nextMatch(campaign, "kept"));
    expect(reasonOf(() => campaign.beginning())).toBe("campaign-choose");
    expect(reasonOf(() => campaign.keep(["L32", null]))).toBe("campaign-kept-strange");
    expect(reasonOf(() => campaign.keep([null]))).toBe("campaign-kept-seats");
    keepFirst(campaign);
    expect(reasonOf(() => campaign.keep([null, null]))).toBe("campaign-no-choice");
    const file = copy(campaign);
    const edited = { ...file, games: [{ ...file.games[0]!, kept: ["L32", null] }] };
    expect(reasonOf(() => Campaign.open(agricola, edited))).toBe("campaign-kept-strange");
  });

  test.each<[string, (file: CampaignFile) => unknown]>([
    ["campaign-not", ({ campaign: _, ...file }) => file],
    ["campaign-not", () => []],
    ["file-version", (file) => ({ ...file, campaign: 2 })],
    ["file-game", (file) => ({ ...file, game: "chess" })],
    ["file-seats", (file) => ({ ...file, seats: 9 })],
    ["file-field", (file) => ({ ...file, players: [] })],
    ["file-field", (file) => ({ ...file, games: {} })],
    ["file-field", (file) => ({ ...file, games: [{ kept: [] }] })],
    ["option-unknown", (file) => ({ ...file, options: { gold: 3 } })],
    ["options-not-object", (file) => ({ ...file, options: 3 })],
    ["campaign-option", (file) => ({ ...file, options: { ...file.options, provisions: [9, 9, 9] } })],
    ["campaign-terms", (file) => ({ ...file, options: { ...file.options, sideJob: true } })],
    ["campaign-terms", (file) => ({ ...file, games: file.games.toReversed() })],
    ["campaign-choose", (file) => ({ ...file, games: file.games.map(({ match }) => ({ match })) })],
    ["campaign-over", (file) => ({ ...file, games: [...file.games, file.games[2]] })],
    ["campaign-too-long", (file) => ({ ...file, games: new Array(MOST_OF_CAMPAIGN.games + 1).fill(file.games[0]) })],
  ])("%s", async (id, edit) => {
    const file = copy(await ofThree(3));
    expect(reasonOf(() => Campaign.open(agricola, edit(file)))).toBe(id);
  });

  test("Whatever is changed in a file, it is refused by a reason or read as a sound campaign", async () => {
    const file = copy(await ofThree(1));
    const unplayed = copy(Campaign.begin(agricola, { seats: 3 }));
    const random = fastRandom("campaign files");
    for (let i = 0; i < 400; i++) {
      const edited = i % 2 === 0 ? mutant(file, undefined, random) : mutant(unplayed, undefined, random);
      try {
        const campaign = Campaign.open(agricola, edited);
        expect(Campaign.open(agricola, copy(campaign)).standing).toEqual(campaign.standing);
      } catch (error) {
        expect(error).toBeInstanceOf(Refused);
      }
    }
  });
});
