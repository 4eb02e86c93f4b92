import type { Beginning } from "./beginning.ts";
import { type CampaignFile, type CampaignGame, checkCampaign, MOST_OF_CAMPAIGN } from "./campaign-file.ts";
import type { CampaignRules, GamePlayed, Standing } from "./campaign-rules.ts";
import { same } from "./json.ts";
import { Match } from "./match.ts";
import { optionsFor, type Player, Refused } from "./match-file.ts";
import type { GameModule } from "./module.ts";
import type { Options } from "./options.ts";

/** How a campaign begins. */
interface NewCampaign {
  readonly seats: number;
  /** What differs from the usual of a campaign. */
  readonly options?: Options;
  readonly players?: readonly Player[];
}

/** A campaign: the games played in it, and what follows from them. */
export class Campaign {
  readonly #module: GameModule;
  readonly #rules: CampaignRules;
  readonly #header: Omit<CampaignFile, "games">;
  readonly #games: CampaignGame[] = [];
  readonly #played: GamePlayed[] = [];
  #standing: Standing;

  private constructor(module: GameModule, header: Omit<CampaignFile, "games">) {
    this.#module = module;
    this.#rules = rulesOf(module);
    this.#header = header;
    this.#standing = this.#stand();
  }

  /** A campaign before its first game; throws `Refused` for what cannot be. */
  static begin(module: GameModule, { seats, options = {}, players }: NewCampaign): Campaign {
    const { usual, given } = rulesOf(module);
    const header = checkCampaign(module.game, given, {
      campaign: 1,
      game: module.game.id,
      seats,
      options: { ...usual, ...options },
      players: players ?? new Array<Player>(seats).fill({}),
      games: [],
    });
    return new Campaign(module, header);
  }

  /** Reads a campaign and replays every match in it; throws `Refused` where something does not fit. */
  static open(module: GameModule, file: unknown): Campaign {
    const { games, ...header } = checkCampaign(module.game, rulesOf(module).given, file);
    const campaign = new Campaign(module, header);
    for (const [i, { match, kept }] of games.entries()) {
      try {
        campaign.add(Match.open(module.game, match));
        if (kept !== undefined) campaign.keep(kept);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        throw new Refused({ id: "campaign-game", n: i + 1, reason: error.reason }, error.ply);
      }
    }
    return campaign;
  }

  get standing(): Standing {
    return this.#standing;
  }

  get players(): readonly Player[] {
    return this.#header.players;
  }

  get seats(): number {
    return this.#header.seats;
  }

  /** How the match of the next game begins; throws `Refused` if none comes now. */
  beginning(): Beginning {
    const { next } = this.#standing;
    if (next === undefined) throw new Refused({ id: this.#standing.choice ? "campaign-choose" : "campaign-over" });
    return { seats: this.seats, options: next.options, players: this.players };
  }

  /** Takes in the match of the next game, which must be over and played under its terms; throws `Refused` if it is not. */
  add(match: Match): void {
    const { seats, options } = this.beginning();
    if (this.#games.length >= MOST_OF_CAMPAIGN.games)
      throw new Refused({ id: "campaign-too-long", n: MOST_OF_CAMPAIGN.games });
    const file = match.wholeFile();
    if (match.game !== this.#module.game) throw new Refused({ id: "campaign-other-game" });
    if (!match.isOver) throw new Refused({ id: "campaign-unfinished" });
    if (match.isAborted && seats > 1) throw new Refused({ id: "campaign-aborted" });
    const isAgreed =
      match.seats === seats && same(match.options, optionsFor(match.game, seats, options, file.rulesVersion));
    if (!isAgreed || file.start !== undefined) throw new Refused({ id: "campaign-terms" });
    const isIn = this.#games.some(({ match: { match: id } }) => id !== undefined && id === file.match);
    if (isIn) throw new Refused({ id: "campaign-twice" });
    const result = match.isAborted ? undefined : match.result();
    this.#games.push({ match: file });
    this.#played.push({
      ending: result && { points: result.scores.map(({ total }) => total), places: result.places },
      played: Array.from({ length: seats }, (_, seat) => this.#rules.played(match.state, seat)),
      chosen: undefined,
    });
    this.#standing = this.#stand();
  }

  /** What the seats keep of the last game, one thing each or null; throws `Refused` for what cannot be kept. */
  keep(chosen: readonly (string | null)[]): void {
    const { choice } = this.#standing;
    if (choice === undefined) throw new Refused({ id: "campaign-no-choice" });
    if (chosen.length !== this.seats) throw new Refused({ id: "campaign-kept-seats", n: this.seats });
    for (const [seat, one] of chosen.entries()) {
      const { from, isDue } = choice[seat]!;
      if (one === null ? isDue : !from.includes(one))
        throw new Refused({ id: one === null ? "campaign-kept-due" : "campaign-kept-strange" });
    }
    const last = this.#games.length - 1;
    const played = this.#played.with(last, { ...this.#played[last]!, chosen });
    const standing = this.#rules.standing(this.seats, this.#header.options, played);
    // What is kept may leave too few cards to be dealt.
    if (standing.next !== undefined) optionsFor(this.#module.game, this.seats, standing.next.options);
    this.#games[last] = { ...this.#games[last]!, kept: chosen };
    this.#played[last] = played[last]!;
    this.#standing = standing;
  }

  toFile(): CampaignFile {
    return { ...this.#header, games: this.#games.slice() };
  }

  #stand(): Standing {
    return this.#rules.standing(this.seats, this.#header.options, this.#played);
  }
}

function rulesOf({ campaign }: GameModule): CampaignRules {
  if (campaign === undefined) throw new Refused({ id: "campaign-none" });
  return campaign;
}
