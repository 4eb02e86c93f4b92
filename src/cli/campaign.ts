import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { findBot } from "../bots/index.ts";
import type { BotFailure } from "../bots/levels/standing-in.ts";
import { Campaign } from "../table/campaign.ts";
import { Match } from "../table/match.ts";
import { parseMatch } from "../table/match-file.ts";
import type { GameModule } from "../table/module.ts";
import type { Options } from "../table/options.ts";
import { campaignIn, changed, type OnDisk, saidOf, writeCampaign } from "./campaign/campaign-on-disk.ts";
import { campaignText } from "./campaign/campaign-text.ts";
import { playCampaign, reportOf, reportText } from "./campaign/many-campaigns.ts";
import { type Command, type Given, isSet, listed, Mistyped, wholeNumber } from "./command.ts";
import { jsonLine } from "./plain.ts";
import { playHere } from "./play.ts";
import { progressBar } from "./progress.ts";
import { contentsOf, refusalOf } from "./replay.ts";
import { countByBot, failureText, sayFailures } from "./say-failures.ts";
import { findBots, findGame, jsonOrPreset, namesIn, settingFlags } from "./setting.ts";
import { allowanceFrom } from "./sim/allowance.ts";

const HUMAN = "human";

export const campaign: Command = {
  usage:
    "furrow campaign new GAME FILE | show|next|retry|play|terms FILE | keep FILE CARD,… | take FILE MATCH | sim GAME",
  about: [
    "Plays a campaign: a series of games by the same people, each of which changes the next. FILE keeps it.",
    "  new GAME FILE       begin one (--seats, --options, --bots)",
    "  show FILE           the way so far, what is kept, the next game",
    "  next FILE           play the next game: persons in the terminal, bots by themselves",
    "  retry FILE          the same for a game whose goal was missed",
    "  keep FILE CARD,…    what each seat keeps of the last game, - for nothing",
    "  play FILE           let bots play all seats on, and keep cards (--bots, --games, --tries)",
    "  terms FILE          the options of the next match, for furrow play --options",
    "  take FILE MATCH     take in a match that was played elsewhere under these terms",
    "  sim GAME            let bots play many campaigns alone and report how far they come (--campaigns, --tries)",
  ].join("\n"),
  flags: {
    ...settingFlags,
    bots: { value: "A,B,…", about: "who sits at each seat: human or a bot; for play and sim bots alone (greedy)" },
    seed: { value: "S", about: "any text; the same one gives the same deals (new ones each time)" },
    games: { value: "N", about: "play: how many games at most (until it is complete)" },
    tries: { value: "N", about: "play, sim: how often a game is tried at most (1)" },
    campaigns: { value: "N", about: "sim: how many campaigns (50)" },
    budget: { value: "B", about: "play, sim: how much a bot may think about a move: 200ms or 400sims (its own way)" },
    json: { about: "print one JSON object" },
  },
  words: { min: 2, max: 3 },
  async run(given) {
    const [what = "", subject = "", more] = given.words;
    const act = Object.hasOwn(acts, what) ? acts[what] : undefined;
    if (act === undefined) throw new Mistyped(`A campaign has no "${what}". ${listed("There are", Object.keys(acts))}`);
    if (act.takes === undefined ? more !== undefined : more === undefined)
      throw new Mistyped(
        act.takes === undefined
          ? `"${more}" is too much.`
          : `Something is missing: furrow campaign ${what} ${act.takes}`,
      );
    const failures: BotFailure[] = [];
    await act.do(subject, more ?? "", given, failures);
    for (const [bot, count] of Object.entries(countByBot(failures))) console.error(failureText(bot, count));
    sayFailures(failures);
    return failures.length > 0 ? 1 : 0;
  },
};

interface Act {
  /** What it takes, where that is two words. */
  readonly takes?: string;
  /** Does it, and notes where bots failed. */
  do(subject: string, more: string, given: Given, failures: BotFailure[]): Promise<void>;
}

const acts: { readonly [what: string]: Act } = {
  new: {
    takes: "GAME FILE",
    async do(game, file, given) {
      if (existsSync(file)) throw new Mistyped(`${file} is there already; name a new file.`);
      const module = await findGame(game);
      const begun = begin(module, given, HUMAN);
      writeCampaign(begun, file);
      show({ file, module, campaign: begun }, given);
    },
  },
  show: { do: async (file, _, given) => show(await campaignIn(file), given) },
  next: { do: (file, _, given) => playNext(file, given, false) },
  retry: { do: (file, _, given) => playNext(file, given, true) },
  keep: {
    takes: "FILE CARD,…",
    async do(file, cards, given) {
      const on = await campaignIn(file);
      changed(on, (one) => one.keep(namesIn(cards).map((card) => (card === "-" ? null : card))));
      show(on, given);
    },
  },
  play: {
    async do(file, _, given, failures) {
      const on = await campaignIn(file);
      const bots = botsAt(
        given.flags.bots ?? on.campaign.players.map(({ bot }) => bot ?? "greedy").join(","),
        on.campaign.seats,
      );
      const course = {
        tries: (on.campaign.standing.next?.attempt ?? 1) - 1 + wholeNumber(given, "tries", 1, 1),
        games: wholeNumber(given, "games", 1, Number.POSITIVE_INFINITY),
      };
      const allowance = allowanceFrom(given.flags.budget);
      failures.push(...(await playCampaign(on.module, on.campaign, bots, seedOf(given), course, allowance)));
      writeCampaign(on.campaign, on.file);
      show(on, given);
    },
  },
  terms: {
    async do(file) {
      const { module, campaign: one } = await campaignIn(file);
      console.log(jsonLine(refusing(module, () => one.beginning().options)));
    },
  },
  take: {
    takes: "FILE MATCH",
    async do(file, match, given) {
      const on = await campaignIn(file);
      const text = contentsOf(match);
      changed(on, (one) => one.add(Match.open(on.module.game, parseMatch(text))));
      show(on, given);
    },
  },
  sim: { do: (game, _, given, failures) => simulateMany(game, given, failures) },
};

/** Plays the next game here, persons and bots as they sit; whoever quits leaves the campaign as it was. */
async function playNext(file: string, given: Given, isRetry: boolean): Promise<void> {
  const on = await campaignIn(file);
  const beginning = refusing(on.module, () => on.campaign.beginning());
  const { number, attempt, goal } = on.campaign.standing.next!;
  if (isRetry !== attempt > 1)
    throw new Mistyped(
      isRetry
        ? `Game ${number} was not tried yet: furrow campaign next`
        : `The goal of ${goal} was missed: furrow campaign retry`,
    );
  const match = await playHere(on.module, beginning, given.flags.seed);
  if (!match.isOver) return;
  changed(on, (one) => one.add(match));
  console.log();
  show(on, given);
}

/** Campaigns alone, one after the other; each hangs on the seed and its number. */
async function simulateMany(game: string, given: Given, failures: BotFailure[]): Promise<void> {
  const module = await findGame(game);
  const count = wholeNumber(given, "campaigns", 1, 50);
  const tries = wholeNumber(given, "tries", 1, 1);
  const seed = seedOf(given);
  const bots = botsAt(given.flags.bots ?? "greedy", 1);
  const bar = progressBar(count);
  const before = process.cpuUsage();
  const campaigns: Campaign[] = [];
  for (let i = 0; i < count; i++) {
    const one = begin(module, { ...given, flags: { ...given.flags, seats: "1", bots: bots[0]!.id } }, "greedy");
    const course = { tries, games: Number.POSITIVE_INFINITY };
    failures.push(
      ...(await playCampaign(module, one, bots, `${seed}/${i}`, course, allowanceFrom(given.flags.budget))),
    );
    campaigns.push(one);
    bar.show(i + 1);
  }
  bar.clear();
  const { user, system } = process.cpuUsage(before);
  const report = reportOf(campaigns, tries, seed, (user + system) / 1e6);
  console.log(isSet(given, "json") ? jsonLine(report) : reportText(report));
}

function begin(module: GameModule, given: Given, usual: string): Campaign {
  const { bots, options } = given.flags;
  const wanted = bots === undefined ? 1 : namesIn(bots).length;
  const seats = wholeNumber(given, "seats", 1, wanted);
  const names = findBots(bots ?? [usual, ...new Array(seats - 1).fill("greedy")].join(","), seats, [HUMAN]);
  const players = names.map((name) => (name === HUMAN ? {} : { bot: name }));
  const chosen = options === undefined ? {} : jsonOrPreset(module, options);
  return refusing(module, () => Campaign.begin(module, { seats, players, options: chosen as Options }));
}

const botsAt = (names: string, seats: number) => findBots(names, seats).map((id) => ({ id, bot: findBot(id)! }));

const seedOf = ({ flags }: Given): string => flags.seed ?? randomBytes(8).toString("hex");

function refusing<T>(module: GameModule, ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    throw saidOf(module, refusalOf(error));
  }
}

function show({ module, campaign: one }: OnDisk, given: Given): void {
  const { game, seats, options, players } = one.toFile();
  console.log(
    isSet(given, "json") ? jsonLine({ game, seats, options, players, ...one.standing }) : campaignText(module, one),
  );
}
