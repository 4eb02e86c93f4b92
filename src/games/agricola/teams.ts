import type { Seat } from "../../table/game.ts";

/** Team play: the two who sit opposite each other win together. (Appendix, "Team Play") */
export const TEAM_SCORES = ["none", "lower", "product"] as const;
export type TeamScore = (typeof TEAM_SCORES)[number];

interface Agreed {
  readonly teams: TeamScore;
}

interface Seated {
  readonly options: Agreed;
  readonly seats: number;
}

export const hasTeams = ({ options, seats }: Seated): boolean => options.teams !== "none" && seats === 4;

export const partnerOf = (table: Seated, seat: Seat): Seat | undefined =>
  hasTeams(table) ? (seat + 2) % 4 : undefined;

/** By seat the team; nothing where everybody plays alone. */
export const sides = (options: Agreed, seats: number): readonly number[] | undefined =>
  hasTeams({ options, seats }) ? [0, 1, 0, 1] : undefined;
