import { expose } from "comlink";
import { levelsOf } from "../../bots/levels.ts";
import { games } from "../../games/index.ts";
import { type Beginning, termsOf } from "../../table/beginning.ts";
import { isCampaign, MOST_OF_CAMPAIGN, parseCampaign } from "../../table/campaign-file.ts";
import { dealtAtOnce } from "../../table/commitment.ts";
import { seedFrom } from "../../table/dealer.ts";
import type { Game, Place, Seat, Viewer } from "../../table/game.ts";
import { LEARNER, type Lesson } from "../../table/lesson.ts";
import { Match } from "../../table/match.ts";
import { type MatchFile, MOST, optionsFor, type Player, parseMatch, Refused } from "../../table/match-file.ts";
import { type Language, type Message, quoted } from "../../table/messages.ts";
import type { GameModule } from "../../table/module.ts";
import type { Options } from "../../table/options.ts";
import { proofOf } from "../../table/proof.ts";
import { fastRandom } from "../../table/random.ts";
import { CallFailed, Calls, reasonFor } from "../online/calls.ts";
import { campaignAtTable } from "../storage/campaigns.ts";
import { forget, type Kept, keep, keptMatch, type Origin } from "../storage/matches.ts";
import { takeTurns, tellTabs } from "../storage/tabs.ts";
import type { Campaigns } from "./campaigns.ts";
import { courseOf } from "./course.ts";
import { Desk, entryOf } from "./desk.ts";
import { freshNumber } from "./fresh.ts";
import { LogBook } from "./log-book.ts";
import type { OnlineSession } from "./online/online-session.ts";
import type { Laying, TableNews, Word } from "./online/table-news.ts";
import { reviewOf } from "./remarks.ts";
import { rulebookOf } from "./rulebook.ts";
import type {
  CampaignScene,
  Course,
  Film,
  GameFacts,
  Hint,
  NewMatch,
  Pace,
  Past,
  Preview,
  Problem,
  Review,
  Rulebook,
  Scene,
  Still,
} from "./scene.ts";
import { Session } from "./session.ts";
import { type Shown, shownMatch, stillOf } from "./shown.ts";

/** Who sits across from a learner, once the script is left. */
const LESSON_BOT = "casual";
/** Who takes the seats of people that are not here. */
const STAND_IN = "club";

let session: Session | OnlineSession | undefined;
/** Where the match that is open is written, and how to let another tab move its bots. */
let table: { readonly desk: Desk; readonly rest: () => void } | undefined;
/** Counts who asked for a match, so that only the last one gets it. */
let asked = 0;
let shown: Shown | undefined;

const onDevice = (): Session | undefined => (session instanceof Session ? session : undefined);
const atServer = (): OnlineSession | undefined => (session instanceof Session ? undefined : session);

async function moduleOf(game: string): Promise<GameModule> {
  const load = Object.hasOwn(games, game) ? games[game] : undefined;
  if (load === undefined) throw new Refused({ id: "file-game", game: quoted(game) });
  return load();
}

/** What the page asks of the worker that holds the match. */
const host = {
  /** The words of a game in a language, in English where it does not speak that. */
  async words(game: string, code: string): Promise<Language> {
    const { words, translations = {} } = await moduleOf(game);
    const translated = Object.hasOwn(translations, code) ? await translations[code]?.() : undefined;
    return translated === undefined ? { code: "en", words: words.en } : { code, words: translated };
  },

  async facts(game: string): Promise<GameFacts> {
    const module = await moduleOf(game);
    const { game: contract, rules, campaign } = module;
    const { id, seats, options, orders } = contract;
    const { usual = {}, given = [] } = campaign ?? {};
    const { chapters, chapterOf } = rules;
    return {
      id,
      seats,
      options,
      orders: orders?.described,
      rules: { chapters, chapterOf },
      hasLesson: module.lesson !== undefined,
      bots: levelsOf(module),
      campaign: campaign && { usual, given },
    };
  },

  /** What is wrong with options for so many seats. */
  async objection(game: string, seats: number, options: Options): Promise<Message | undefined> {
    const { game: contract } = await moduleOf(game);
    return reasonOf(() => optionsFor(contract, seats, options))?.problem;
  },

  async begin({ game, players, options, seed }: NewMatch): Promise<string | Problem> {
    const module = await moduleOf(game);
    try {
      const match = begun(module.game, { seats: players.length, options, players }, seed);
      return await kept(match, notedIn(match));
    } catch (error) {
      return problemOf(error);
    }
  },

  /** Begins the guided first game of a game. */
  async beginLesson(game: string): Promise<string | Problem> {
    try {
      const module = await moduleOf(game);
      const lesson = await module.lesson?.();
      if (lesson === undefined) throw new Refused({ id: "match-gone" });
      const { seats, options, seed } = lesson;
      const players = Array.from({ length: seats }, (_, seat) => (seat === LEARNER ? {} : { bot: LESSON_BOT }));
      const match = begun(module.game, { seats, options, players }, seed);
      return await kept(match, notedIn(match), lesson);
    } catch (error) {
      return problemOf(error);
    }
  },

  /** What is said in a game's lesson, in a language or else in English. */
  async lessonWords(game: string, code: string): Promise<Language> {
    const words = (await (await moduleOf(game)).lesson?.())?.words ?? { en: {} };
    const own = Object.hasOwn(words, code) ? words[code] : undefined;
    return own === undefined ? { code: "en", words: words.en } : { code, words: own };
  },

  /** Opens a match of this device and shows it from now on. */
  async open(id: string, pace: Pace, listener: (scene: Scene | Problem) => void): Promise<Problem | undefined> {
    host.close();
    const ticket = asked;
    try {
      const { module, match, version, origin, lesson } = await stored(id);
      if (ticket !== asked) return undefined;
      const opened = new Session(id, module, match, { origin, lesson }, pace, (changed, players) => {
        desk.write(changed, players);
        const { campaign } = origin;
        if (changed.isOver && campaign !== undefined) void telling(async () => (await campaigns()).scene(campaign.id));
      });
      const desk = new Desk({
        id,
        version,
        origin,
        lesson,
        follow: (kept) => opened.follow(restored(module.game, kept), kept.seating),
        gone: () => listener({ problem: { id: "match-gone" } }),
      });
      const rest = takeTurns(id, () => opened.drive());
      session = opened;
      table = { desk, rest };
      opened.watch(listener);
      return undefined;
    } catch (error) {
      if (ticket === asked) host.close();
      return problemOf(error);
    }
  },

  close(): void {
    asked++;
    session?.close();
    session = undefined;
    table?.desk.close();
    table?.rest();
    table = undefined;
  },

  /** Looks whether another tab has gone on with the match that is open. */
  look: (): void => table?.desk.look(),

  setPace(pace: Pace): void {
    if (session instanceof Session) session.pace = pace;
  },

  /** Plays an offered move; with `hold`, one that ends the turn only comes back as a preview. */
  async play(offer: number, revision: number, hold: boolean): Promise<Preview | Problem | undefined> {
    if (session === undefined) return undefined;
    if (hold) {
      const preview = session.preview(offer, revision);
      if (preview?.endsTurn) return preview;
    }
    const problem = await session.play(offer, revision);
    return problem === undefined ? undefined : { problem };
  },

  preview: (offer: number): Preview | undefined => session?.preview(offer),
  hints: async (): Promise<readonly Hint[]> => (await session?.hints()) ?? [],
  past: (line: number): Past | undefined => session?.past(line),
  whyNot: (place: Place): Message | undefined => session?.whyNot(place),
  undo: (): void => session?.undo(),
  redo: (): void => onDevice()?.redo(),
  sit: (seat: Seat): void => onDevice()?.sit(seat),
  hurry: (): void => onDevice()?.hurry(),
  abort: (): void => onDevice()?.abort(),
  reseat: (players: readonly Player[]): Message | undefined => onDevice()?.reseat(players),
  order: async (order: Options | undefined): Promise<Message | undefined> => session?.order(order),

  /** Comes to a table on the server at this address, and shows it from now on. */
  async openTable(address: string, id: string, listener: (news: Scene | TableNews | Problem) => void): Promise<void> {
    host.close();
    const ticket = asked;
    const { OnlineSession } = await import("./online/online-session.ts");
    if (ticket === asked) session = new OnlineSession(id, new Calls(address), moduleOf, listener);
  },

  /** Takes a seat at a table that has not begun. */
  async takeSeat(address: string, table: string, seat: Seat): Promise<Problem | undefined> {
    try {
      const { sitDown } = await import("./online/own-deal.ts");
      await sitDown(new Calls(address), table, seat);
      return undefined;
    } catch (error) {
      return { problem: reasonFor(error) };
    }
  },

  /** Lays a table on the server to go on there with a match of this device; what comes is dealt anew. */
  async takeOnline(address: string, id: string, laying: Laying): Promise<string | Problem> {
    try {
      const { deal, ...file } = (await matchOf(id)).wholeFile();
      const { seed: _, ...published } = deal ?? {};
      const brought = deal === undefined ? file : { ...file, deal: published };
      const calls = new Calls(address);
      const laid = await calls.post<{ readonly id: string }>("api/tables", { ...laying, file: brought });
      const campaign = (await keptMatch(id))?.campaign;
      if (campaign !== undefined) await (await campaigns()).laid(campaign.id, id, laid.id);
      return laid.id;
    } catch (error) {
      return error instanceof CallFailed ? { problem: error.reason } : problemOf(error);
    }
  },

  /** Says something to the table that is open, beside moves. */
  word: async (word: Word): Promise<Message | undefined> => atServer()?.word(word),
  network: (isThere: boolean): void => atServer()?.network(isThere),
  readAgain: async (): Promise<void> => atServer()?.readAgain(),

  /** Makes ready to look at what was seen of a match on a server, step by step; all of it once it is over. */
  async filmOfTable(address: string, id: string): Promise<Film | Problem> {
    try {
      const { filmOfTable } = await import("./online/table-film.ts");
      const found = await filmOfTable(new Calls(address), id, moduleOf);
      shown = found.shown;
      return found.film;
    } catch (error) {
      return error instanceof CallFailed ? { problem: error.reason } : problemOf(error);
    }
  },

  /** Makes ready to look at a match of this device, step by step. */
  async film(id: string): Promise<Film | Problem> {
    try {
      const match = await matchOf(id);
      const found = await keptMatch(id);
      const viewer = viewerOf(id, match, found?.seating);
      shown = shownMatch(id, await moduleOf(match.game.id), match, viewer);
      return await filmOf(id, match, viewer, found?.noted);
    } catch (error) {
      return problemOf(error);
    }
  },

  /** Makes ready to look at a match from a link; nothing is kept. */
  async filmOfText(text: string): Promise<Film | Problem> {
    try {
      const match = await readMatch(text);
      if (!match.isOver) throw new Refused({ id: "link-unfinished" });
      shown = shownMatch("", await moduleOf(match.game.id), match, "spectator");
      return await filmOf("", match, "spectator");
    } catch (error) {
      return problemOf(error);
    }
  },

  /** Where turns of people were lost in a finished match. */
  async review(id: string): Promise<Review | undefined> {
    const match = await matchOf(id).catch(() => undefined);
    return match?.isOver ? reviewOf(await moduleOf(match.game.id), match) : undefined;
  },

  /** How the points of a finished match came about. */
  async course(id: string): Promise<Course> {
    const match = await matchOf(id).catch(() => undefined);
    return match?.isOver ? courseOf(match, (await moduleOf(match.game.id)).telling) : [];
  },

  /** What the rules show beside their texts, for a table that is yet to be or the usual one. */
  rulebook: async (game: string, seats?: number, options?: Options): Promise<Rulebook> =>
    rulebookOf(await moduleOf(game), seats, options),

  still: (step: number): Still | undefined => (shown === undefined ? undefined : stillOf(shown, step)),

  /** A new match that goes on from a step of the one looked at. */
  async branch(step: number, players: readonly Player[]): Promise<string | Problem> {
    if (shown?.match === undefined) return { problem: { id: "over" } };
    const { match, viewer } = shown;
    const seed = freshNumber();
    try {
      return await kept(match.branch(step, viewer, { seed, random: fastRandom(seed), players }));
    } catch (error) {
      return problemOf(error);
    }
  },

  /** Keeps the match looked at on this device. */
  async keepShown(): Promise<string | Problem> {
    return shown?.match === undefined ? { problem: { id: "file-not-match" } } : kept(shown.match);
  },

  /**
   * The address of a file with a match of this device: what whoever looks at it has seen, or, for whoever runs it, all
   * of it. What it holds never passes through the page.
   */
  async exportFile(id: string, what: "seen" | "whole"): Promise<string | Problem> {
    try {
      return addressOf(await fileOf(id, what));
    } catch (error) {
      return problemOf(error);
    }
  },

  /** A finished match of this device as text, for a link. */
  async finishedText(id: string): Promise<string | Problem> {
    try {
      const match = await matchOf(id);
      if (!match.isOver) throw new Refused({ id: "link-unfinished" });
      return JSON.stringify(match.toFile("spectator"));
    } catch (error) {
      return problemOf(error);
    }
  },

  /**
   * Reads a file somebody chose, a match or a campaign, and says where it is found in the page; a broken one changes
   * nothing. An unfinished match is dealt anew from there on.
   */
  async importFile(file: Blob): Promise<string | Problem> {
    try {
      if (file.size > 4 * MOST_OF_CAMPAIGN.characters) throw new Refused({ id: "file-too-large" });
      const text = await file.text();
      const given = parseCampaign(text);
      if (isCampaign(given)) return `/campaign/${await (await campaigns()).keepFrom(given)}`;
      return `/match/${await kept(await readMatch(text))}`;
    } catch (error) {
      return problemOf(error);
    }
  },

  beginCampaign: (wish: NewMatch): Promise<string | Problem> => telling(async () => (await campaigns()).begin(wish)),
  /** How a campaign stands; what was played of it at a table of the server there is taken in. */
  campaign: (id: string, address?: string): Promise<CampaignScene | Problem> =>
    telling(async () => {
      if (address === undefined) return (await campaigns()).scene(id);
      const { finishedTables } = await import("./online/finished-tables.ts");
      return (await campaigns()).scene(id, finishedTables(new Calls(address), moduleOf));
    }),
  campaignAtTable: (table: string): Promise<string | undefined> => campaignAtTable(table),
  leaveTable: (id: string): Promise<CampaignScene | Problem> => telling(async () => (await campaigns()).leaveTable(id)),
  removeCampaign: async (id: string): Promise<void> => (await campaigns()).remove(id),

  /** The persons of a campaign say what they keep, seat by seat; bots say it for themselves. */
  keepInCampaign: (id: string, chosen: readonly (string | null)[]): Promise<CampaignScene | Problem> =>
    telling(async () => (await campaigns()).choose(id, chosen)),

  /** The match of a campaign's next game, begun if it was not. */
  nextInCampaign: (id: string): Promise<string | Problem> => telling(async () => (await campaigns()).next(id)),

  /** Takes a match that was played elsewhere into a campaign. */
  takeIntoCampaign: (id: string, file: Blob): Promise<CampaignScene | Problem> =>
    telling(async () => {
      if (file.size > 4 * MOST.characters) throw new Refused({ id: "file-too-large" });
      return (await campaigns()).take(id, await readMatch(await file.text()));
    }),

  /** The address of a file with a campaign of this device. */
  campaignFile: (id: string): Promise<string | Problem> =>
    telling(async () => addressOf(JSON.stringify(await (await campaigns()).file(id)))),

  async remove(id: string): Promise<void> {
    if (session?.id === id) host.close();
    await forget(id);
    tellTabs({ id, version: undefined });
  },
};

export type Host = typeof host;

let theirs: Promise<Campaigns> | undefined;

/** The campaigns of this device; loaded when one is first asked for. */
function campaigns(): Promise<Campaigns> {
  theirs ??= import("./campaigns.ts").then(
    ({ Campaigns }) =>
      new Campaigns({
        moduleOf,
        begin: async ({ game }, beginning, campaign) => {
          const match = begun(game, beginning, "");
          return kept(match, { ...notedIn(match), campaign });
        },
        matchOf: async (id) => (await keptMatch(id)) && matchOf(id),
        forget,
      }),
  );
  return theirs;
}

expose(host);

async function filmOf(id: string, match: Match, viewer: Viewer, noted?: string): Promise<Film> {
  const { rules } = await moduleOf(match.game.id);
  const { lines } = new LogBook(match).tell(viewer);
  const ruleValues = rules.values?.(match.state.options, match.seats) ?? {};
  return {
    id,
    way: id === "" ? "" : `/match/${id}`,
    game: match.game.id,
    players: match.players,
    viewer,
    log: lines,
    result: match.result(),
    sides: match.game.sides?.(match.state.options, match.seats),
    ruleValues,
    deal: { commitment: match.deal?.hash, proof: proofOf(match, noted) },
    canBranch: true,
  };
}

/** Whose eyes may look at a match: everyone's once it is over, the only person's before. */
function viewerOf(id: string, match: Match, players = match.players): Viewer {
  if (session?.id === id) return session.viewer;
  const people = players.map((_, seat) => seat).filter((seat) => players[seat]?.bot === undefined);
  return match.isOver || people.length !== 1 ? "spectator" : (people[0] as Seat);
}

async function matchOf(id: string): Promise<Match> {
  if (session?.id === id && session.match !== undefined) return session.match;
  return (shown?.id === id ? shown.match : undefined) ?? (await stored(id)).match;
}

async function fileOf(id: string, what: "seen" | "whole"): Promise<string> {
  const table = atServer();
  if (table?.id === id) return table.file();
  const match = await matchOf(id);
  if (what === "whole") return JSON.stringify(match.wholeFile());
  return JSON.stringify(match.toFile(viewerOf(id, match, (await keptMatch(id))?.seating)));
}

/** A match from outside. Whoever sent it may know its seed: what is still to come is dealt anew. */
async function readMatch(text: string): Promise<Match> {
  const given = parseMatch(text) as Partial<MatchFile> | null;
  const name = given?.game;
  if (typeof name !== "string") throw new Refused({ id: "file-not-match" });
  const { game } = await moduleOf(name);
  try {
    if (given?.as !== undefined) return goingOnFrom(game, given);
    const match = Match.open(game, given);
    return match.isOver ? match : match.dealtAnew(freshNumber());
  } catch (error) {
    throw error instanceof Refused ? error : new Refused({ id: "file-not-match" });
  }
}

/** What one seat had seen goes on from there: with what could lie behind it, and with bots in the seats of the others. */
function goingOnFrom(game: Game, given: Partial<MatchFile>): Match {
  const seed = freshNumber();
  const others = (player: Player, seat: Seat): Player => (seat === given.as ? player : { bot: STAND_IN, ...player });
  const players = Array.isArray(given.players) ? given.players.map(others) : [];
  return Match.imagined(game, given, { seed, random: fastRandom(seed), players });
}

/** The commitment of a deal as it is shown now. */
const notedIn = ({ deal }: Match): Origin => (deal === undefined ? {} : { noted: deal.hash });

/** The address of a file with this text, for a while. */
function addressOf(text: string): string {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return address;
}

/** What comes of something, or why nothing does. */
async function telling<T>(act: () => Promise<T>): Promise<T | Problem> {
  try {
    return await act();
  } catch (error) {
    return problemOf(error);
  }
}

/** A match of somebody who typed a seed, or one whose deal this device draws for all who sit at it. */
function begun(game: Game, beginning: Beginning, typed: string): Match {
  if (typed !== "") return Match.begin(game, { ...beginning, seed: seedFrom(typed) });
  const terms = termsOf(game, { ...beginning, match: freshNumber() });
  return Match.begin(game, { ...terms, deal: dealtAtOnce(terms, freshNumber) });
}

interface Stored {
  readonly module: GameModule;
  readonly match: Match;
  readonly version: number;
  readonly origin: Origin;
  readonly lesson: Lesson | undefined;
}

async function stored(id: string): Promise<Stored> {
  const found = await keptMatch(id);
  if (found === undefined) throw new Refused({ id: "match-gone" });
  const module = await moduleOf(found.file.game);
  const lesson = found.isLesson === true ? await module.lesson?.() : undefined;
  const { file: _, orders: __, id: ___, version = 0, ...origin } = found;
  return { module, match: restored(module.game, found), version, origin, lesson };
}

function restored(game: Game, { file, orders }: Kept): Match {
  const match = Match.open(game, file);
  match.advance();
  for (const [seat, order] of orders.entries()) if (order !== undefined) match.setOrder(seat, order);
  return match;
}

async function kept(match: Match, origin: Origin = {}, lesson?: Lesson): Promise<string> {
  const id = crypto.randomUUID().slice(0, 8);
  await keep(...entryOf(id, match, origin, lesson), 0);
  return id;
}

function reasonOf(act: () => unknown): Problem | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return problemOf(error);
  }
}

/** Whatever went wrong, somebody is told: a match that breaks on the way is no reason to wait for ever. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof Refused)) {
    console.error(error);
    return { problem: { id: "match-broken" } };
  }
  return { problem: error.reason, ...(error.ply === undefined ? {} : { line: error.ply + 1 }) };
}
