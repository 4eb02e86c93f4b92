import { chooseKept } from "../../bots/levels/campaign-choice.ts";
import type { Beginning } from "../../table/beginning.ts";
import { Campaign } from "../../table/campaign.ts";
import type { CampaignFile } from "../../table/campaign-file.ts";
import type { Match } from "../../table/match.ts";
import { Refused } from "../../table/match-file.ts";
import { quoted } from "../../table/messages.ts";
import type { GameModule } from "../../table/module.ts";
import { tellTabs } from "../platform/tabs.ts";
import {
  type CampaignSummary,
  forgetCampaign,
  type KeptCampaign,
  keepCampaign,
  keptCampaign,
} from "../storage/campaigns.ts";
import type { InCampaign } from "../storage/matches.ts";
import { freshId } from "./fresh.ts";
import type { CampaignScene, NewMatch } from "./scene.ts";

/** What campaigns need of the matches of this device. */
interface Matches {
  moduleOf(game: string): Promise<GameModule>;
  /** Begins a match of a campaign, and gives its id. */
  begin(module: GameModule, beginning: Beginning, campaign: InCampaign): Promise<string>;
  /** A match of this device, if it is still there. */
  matchOf(id: string): Promise<Match | undefined>;
  forget(id: string): Promise<void>;
}

/** What campaigns need of the server at whose tables their games may go on. */
export interface Server {
  /** The match of a table once it is over; nothing before. */
  finishedAt(table: string): Promise<Match | undefined>;
  /** Whether the table is gone for good. */
  isGone(error: unknown): boolean;
}

interface Open {
  readonly kept: KeptCampaign;
  readonly module: GameModule;
  readonly campaign: Campaign;
}

/** The campaigns of this device. Each change is made to what is kept now, so tabs cannot overwrite each other. */
export class Campaigns {
  readonly #matches: Matches;

  constructor(matches: Matches) {
    this.#matches = matches;
  }

  async begin({ game, players, options }: NewMatch): Promise<string> {
    const module = await this.#matches.moduleOf(game);
    return this.#keepNew(Campaign.begin(module, { seats: players.length, players, options }));
  }

  /** Keeps a campaign that came from a file. */
  async keepFrom(file: unknown): Promise<string> {
    const { game } = file as Partial<CampaignFile>;
    if (typeof game !== "string") throw new Refused({ id: "file-field", field: quoted("game") });
    return this.#keepNew(Campaign.open(await this.#matches.moduleOf(game), file));
  }

  /** How a campaign stands; a game that is over by now is taken in. */
  async scene(id: string, server?: Server): Promise<CampaignScene> {
    if (server !== undefined) await this.#bringBack(id, server);
    for (;;) {
      const open = await this.#open(id);
      const { kept, module, campaign } = open;
      const match = kept.current === undefined ? undefined : await this.#matches.matchOf(kept.current);
      // A match that was removed is begun anew, and so is one among others that was given up.
      const isThere = kept.current === undefined || match?.isOver === false;
      if (match?.isOver && (!match.isAborted || campaign.seats === 1)) campaign.add(match);
      const isChosen = choiceOfBots(module, campaign);
      if (isThere && !isChosen) return sceneOf(open);
      const { current: _, table: __, ...rest } = kept;
      if (await write(rest, campaign)) return sceneOf({ ...open, kept: rest });
    }
  }

  async choose(id: string, chosen: readonly (string | null)[]): Promise<CampaignScene> {
    const open = await this.#open(id);
    const { choice = [] } = open.campaign.standing;
    open.campaign.keep(
      chosen.map((one, seat) =>
        open.campaign.players[seat]?.bot === undefined ? one : chooseKept(open.module.campaign!, choice[seat]!),
      ),
    );
    return this.#written(open, open.kept.current);
  }

  async next(id: string): Promise<string> {
    await this.scene(id);
    for (;;) {
      const open = await this.#open(id);
      if (open.kept.current !== undefined) return open.kept.current;
      const beginning = open.campaign.beginning();
      const { number, goal } = open.campaign.standing.next!;
      const current = await this.#matches.begin(open.module, beginning, { id, number, ...(goal && { goal }) });
      if (await write({ ...open.kept, current }, open.campaign)) return current;
      await this.#matches.forget(current);
    }
  }

  /** The match of a campaign goes on at a table on the server. */
  async laid(id: string, match: string, table: string): Promise<void> {
    for (;;) {
      const { kept, campaign } = await this.#open(id);
      if (kept.current !== match || (await write({ ...kept, table }, campaign))) return;
    }
  }

  /** The game goes on here again, from where it was taken to the table. */
  async leaveTable(id: string): Promise<CampaignScene> {
    const open = await this.#open(id);
    return this.#written(open, open.kept.current);
  }

  /** Takes in a match that was played elsewhere. */
  async take(id: string, match: Match): Promise<CampaignScene> {
    const open = await this.#open(id);
    open.campaign.add(match);
    choiceOfBots(open.module, open.campaign);
    return this.#written(open, undefined);
  }

  /** Takes in what was played at a table on the server, once it is over there. */
  async #bringBack(id: string, server: Server): Promise<void> {
    const { kept } = await this.#open(id);
    const { table, current } = kept;
    if (table === undefined) return;
    try {
      const match = await server.finishedAt(table);
      if (match === undefined) return;
      if (match.isAborted && match.seats > 1) await this.leaveTable(id);
      else {
        await this.take(id, match);
        if (current !== undefined) await this.#matches.forget(current);
      }
    } catch (error) {
      // A server that does not answer now may do so later.
      if (server.isGone(error)) await this.leaveTable(id);
      else if (error instanceof Refused) throw error;
    }
  }

  async file(id: string): Promise<CampaignFile> {
    return (await this.#open(id)).kept.file;
  }

  async remove(id: string): Promise<void> {
    await forgetCampaign(id);
    tellTabs({ id, version: undefined });
  }

  async #open(id: string): Promise<Open> {
    const kept = await keptCampaign(id);
    if (kept === undefined) throw new Refused({ id: "campaign-gone" });
    const module = await this.#matches.moduleOf(kept.file.game);
    return { kept, module, campaign: Campaign.open(module, kept.file) };
  }

  async #keepNew(campaign: Campaign): Promise<string> {
    const id = freshId();
    await write({ id, file: campaign.toFile(), version: 0 }, campaign);
    return id;
  }

  async #written(open: Open, current: string | undefined): Promise<CampaignScene> {
    const { current: _, table: __, ...rest } = open.kept;
    const kept = current === undefined ? rest : { ...rest, current };
    if (!(await write(kept, open.campaign))) throw new Refused({ id: "too-late" });
    return sceneOf({ ...open, kept });
  }
}

/** Where only bots have something to choose they do it at once; says whether they did. */
function choiceOfBots(module: GameModule, campaign: Campaign): boolean {
  const { choice } = campaign.standing;
  if (choice === undefined) return false;
  if (choice.some(({ from }, seat) => from.length > 0 && campaign.players[seat]?.bot === undefined)) return false;
  campaign.keep(choice.map((one) => chooseKept(module.campaign!, one)));
  return true;
}

/** Writes what became of a campaign, unless somebody else has written it since; says whether it did. */
async function write(before: KeptCampaign, campaign: Campaign): Promise<boolean> {
  const kept = { ...before, file: campaign.toFile(), version: before.version + 1 };
  const isWritten = await keepCampaign(kept, summaryOf(kept, campaign));
  if (isWritten) tellTabs({ id: kept.id, version: kept.version });
  return isWritten;
}

function summaryOf({ id, file }: KeptCampaign, { standing, players }: Campaign): CampaignSummary {
  const { games, next, length, isDone, places } = standing;
  const last = next ?? games.at(-1);
  return {
    id,
    game: file.game,
    players,
    changed: Date.now(),
    number: last?.number ?? 1,
    length,
    played: games.length,
    isDone,
    ...(last?.goal !== undefined && { goal: last.goal }),
    ...(places !== undefined && { places }),
  };
}

const sceneOf = ({ kept, module, campaign }: Open): CampaignScene => ({
  id: kept.id,
  game: module.game.id,
  players: campaign.players,
  standing: campaign.standing,
  current: kept.current,
  table: kept.table,
});
