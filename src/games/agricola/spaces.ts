import type { Seat } from "../../table/game.ts";
import { andOr, inOrder, type Phrase } from "../../table/phrases.ts";
import type { Task } from "./agenda.ts";
import { cardSpaces } from "./cards/spaces.ts";
import type { Good } from "./goods.ts";
import type { Options } from "./options.ts";
import type { Space, Stage } from "./printed-space.ts";
import { SPACE_IDS, SPACE_INDEX, type SpaceId } from "./space-ids.ts";
import type { State } from "./state.ts";
import {
  bakeBread,
  becomeStartingPlayer,
  buildFences,
  buildMajor,
  buildRoomsAndStables,
  buildStable,
  gain,
  growWithoutRoom,
  growWithRoom,
  improve,
  mayBuildFences,
  mayBuildMajor,
  mayImprove,
  mayPlayMinor,
  pick,
  playOccupation,
  plow,
  renovate,
  sow,
  trade,
} from "./tasks.ts";
import { hasTeams } from "./teams.ts";

const accumulates = (good: Good, ...counts: number[]) => ({ good, counts });

const RESOURCE_MARKETS: { readonly [seats: number]: (seat: Seat) => Task } = {
  2: (seat) => gain(seat, { stone: 1, food: 1 }),
  3: (seat) =>
    pick(seat, { good: "reed", gives: { reed: 1, food: 1 } }, { good: "stone", gives: { stone: 1, food: 1 } }),
  4: (seat) => gain(seat, { reed: 1, stone: 1, food: 1 }),
};

const spaces: { readonly [Id in SpaceId]: Space } = {
  // The board, in its printed order
  "farm-expansion": { on: "board", use: (seat) => buildRoomsAndStables(seat, { wood: 2 }) },
  "meeting-place": {
    on: "board",
    accumulates: accumulates("food", 1),
    use: (seat, seats) => (seats > 1 ? becomeStartingPlayer(seat) : undefined),
    withHands: (seat) => inOrder<Task>(becomeStartingPlayer(seat), mayPlayMinor(seat)),
    isOncePerRound: true,
  },
  "grain-seeds": { on: "board", use: (seat) => gain(seat, { grain: 1 }) },
  farmland: { on: "board", use: plow },
  lessons: { on: "board", withHands: (seat) => playOccupation(seat, 0, 1) },
  "day-laborer": { on: "board", use: (seat) => gain(seat, { food: 2 }) },
  forest: { on: "board", accumulates: accumulates("wood", 2, 3) },
  "clay-pit": { on: "board", accumulates: accumulates("clay", 1) },
  "reed-bank": { on: "board", accumulates: accumulates("reed", 1) },
  fishing: { on: "board", accumulates: accumulates("food", 1) },

  // Action space cards, stage by stage
  "major-improvement": { on: 1, use: buildMajor, withHands: improve },
  fencing: { on: 1, use: buildFences },
  "grain-utilization": { on: 1, use: (seat) => andOr(sow(seat), bakeBread(seat)) },
  "sheep-market": { on: 1, accumulates: accumulates("sheep", 1) },
  "basic-wish-for-children": {
    on: 2,
    use: growWithRoom,
    withHands: (seat) => inOrder<Task>(growWithRoom(seat), mayPlayMinor(seat)),
  },
  "house-redevelopment": {
    on: 2,
    use: (seat) => renovate(seat, mayBuildMajor(seat)),
    withHands: (seat) => renovate(seat, mayImprove(seat)),
  },
  "western-quarry": { on: 2, accumulates: accumulates("stone", 1) },
  "vegetable-seeds": { on: 3, use: (seat) => gain(seat, { vegetable: 1 }) },
  "pig-market": { on: 3, accumulates: accumulates("boar", 1) },
  "cattle-market": { on: 4, accumulates: accumulates("cattle", 1) },
  "eastern-quarry": { on: 4, accumulates: accumulates("stone", 1) },
  "urgent-wish-for-children": { on: 5, use: growWithoutRoom },
  cultivation: { on: 5, use: (seat) => andOr(plow(seat), sow(seat)) },
  "farm-redevelopment": { on: 6, use: (seat) => renovate(seat, mayBuildFences(seat)) },

  // Extensions for three and four; the two-player tile has a Copse and a Resource Market too
  copse: { on: "extension", seats: [2, 4], onTileWith: [2], orBy: "copse", accumulates: accumulates("wood", 1) },
  grove: { on: "extension", seats: [3, 4], accumulates: accumulates("wood", 2) },
  "resource-market": {
    on: "extension",
    seats: [2, 3, 4],
    onTileWith: [2],
    use: (seat, seats) => RESOURCE_MARKETS[seats]?.(seat),
  },
  hollow: { on: "extension", seats: [3, 4], accumulates: accumulates("clay", 1, 1, 1, 2) },
  "lessons-2": {
    on: "extension",
    seats: [3, 4],
    withHands: (seat, seats) => (seats === 3 ? playOccupation(seat, 2) : playOccupation(seat, 1, 1, 2)),
  },
  "traveling-players": { on: "extension", seats: [4], accumulates: accumulates("food", 1) },

  // Tiles
  "animal-market": {
    on: "extra-tile",
    seats: [2, 3, 4],
    use: (seat) =>
      pick(
        seat,
        { good: "sheep", gives: { sheep: 1, food: 1 } },
        { good: "boar", gives: { boar: 1 } },
        { good: "cattle", gives: { cattle: 1 }, food: 1 },
      ),
  },
  "modest-wish-for-children": { on: "extra-tile", seats: [2, 3, 4], use: growWithRoom, from: 5 },
  "side-job": {
    on: "side-job",
    seats: [2, 3, 4],
    use: (seat) => andOr(buildStable(seat, { wood: 1 }), bakeBread(seat)),
  },
  marketplace: { on: "team-tile", seats: [4], use: trade },

  ...cardSpaces,
};

export const spaceOf = (id: SpaceId): Space => spaces[id];

/** The action space cards of each stage and the rounds they come in. */
export const STAGES: readonly {
  readonly stage: Stage;
  readonly rounds: readonly number[];
  readonly cards: readonly SpaceId[];
}[] = ([[1, 2, 3, 4], [5, 6, 7], [8, 9], [10, 11], [12, 13], [14]] as const).map((rounds, i) => {
  const stage = (i + 1) as Stage;
  return { stage, rounds, cards: SPACE_IDS.filter((id) => spaceOf(id).on === stage) };
});

const STAGE_OF_ROUND = STAGES.flatMap(({ rounds }, stage) => rounds.map(() => stage));
export const stageOf = (round: number): (typeof STAGES)[number] => STAGES[STAGE_OF_ROUND[round - 1]!]!;

/** A space as one number of seats and one choice of tiles has it. */
export interface LaidOut {
  readonly id: SpaceId;
  readonly index: number;
  readonly good: Good | undefined;
  readonly perRound: number;
  readonly from: number;
  /** What each seat does here; nothing where the space cannot be used, or only be emptied. */
  readonly tasks: readonly (Task | Phrase | undefined)[];
  readonly isUsable: boolean;
  readonly isOncePerRound: boolean;
  /** Whether it only brings goods: then all that matters is that nobody stands there. */
  readonly isPlain: boolean;
  /** Spaces of the same tile: where one is used, all are closed. */
  readonly tile: readonly number[];
}

/** The spaces of a game: those that lie there from the start, and all by number. */
export interface Board {
  readonly start: readonly LaidOut[];
  readonly all: readonly (LaidOut | undefined)[];
}

function layOut(seats: number, options: Options): Board {
  const hasHands = options.deal !== "none";
  const onTile = (id: SpaceId) => {
    const { on, onTileWith } = spaceOf(id);
    return on === "extra-tile" || (onTileWith?.includes(seats) ?? false);
  };
  const isThere = (id: SpaceId) => {
    const { on, seats: counts, orBy } = spaceOf(id);
    if (counts !== undefined && !counts.includes(seats)) return false;
    if (onTile(id)) return options.extraTile || (orBy !== undefined && options[orBy]);
    if (on === "team-tile") return hasTeams({ options, seats });
    return on !== "side-job" || options.sideJob;
  };
  const tile = SPACE_IDS.filter((id) => onTile(id) && isThere(id)).map((id) => SPACE_INDEX[id]);
  const all = SPACE_IDS.map((id, index): LaidOut | undefined => {
    if (!isThere(id)) return undefined;
    const { use, withHands, older, from = 1, isOncePerRound = false } = spaceOf(id);
    const isOther = hasHands && withHands !== undefined;
    const accumulates = isOther ? undefined : spaceOf(id).accumulates;
    const taskFor = (seat: Seat) => {
      if (older !== undefined && options[older.by]) return older.use(seat);
      return isOther ? withHands(seat, seats) : use?.(seat, seats);
    };
    const tasks = [0, 1, 2, 3].map(taskFor);
    const isShared = onTile(id) && options.extraTile;
    return {
      id,
      index,
      good: accumulates?.good,
      perRound: accumulates?.counts[Math.min(seats, accumulates.counts.length) - 1] ?? spaceOf(id).piles ?? 0,
      from,
      tasks,
      isOncePerRound,
      isUsable: accumulates !== undefined || tasks[0] !== undefined,
      isPlain: (accumulates !== undefined || tasks[0]?.kind === "gain") && from === 1 && !isOncePerRound && !isShared,
      tile: isShared ? tile : [index],
    };
  });
  const there = all.filter((space) => space !== undefined);
  return {
    all,
    start: there.filter(({ id }) => typeof spaceOf(id).on !== "number" && spaceOf(id).on !== "card"),
  };
}

const boards = new WeakMap<Options, (Board | undefined)[]>();
let asked: Options | undefined;
let found: (Board | undefined)[] = [];

/** Made once for each options object and number of seats; mostly asked for the same game again. */
export function boardOf({ seats, options }: State): Board {
  if (options !== asked) {
    found = boards.get(options) ?? [];
    boards.set(options, found);
    asked = options;
  }
  let board = found[seats];
  if (board === undefined) {
    board = layOut(seats, options);
    found[seats] = board;
  }
  return board;
}
