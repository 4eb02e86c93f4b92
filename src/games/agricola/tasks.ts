import type { Seat } from "../../table/game.ts";
import { inOrder, type Phrase } from "../../table/phrases.ts";
import type { Offer, Task } from "./agenda.ts";
import type { SideCardId } from "./cards/decks/side-decks.ts";
import type { CardId } from "./cards/ids.ts";
import type { Animal, Crop, Good, Some } from "./goods.ts";
import type { House } from "./houses.ts";
import type { Whither } from "./side-agenda.ts";
import type { SpaceId } from "./space-ids.ts";

/** The actions of the rulebook as tasks, for spaces and cards to be made of. */

// Rooms, stables, fences, renovation
export const buildRoomsAndStables = (seat: Seat, stableCost: Some): Task => ({
  kind: "build",
  seat,
  rooms: 15,
  stables: 15,
  stableCost,
});
export const buildRooms = (seat: Seat, rooms: number): Task => ({
  kind: "build",
  seat,
  rooms,
  stables: 0,
  stableCost: {},
});
export const buildStable = (seat: Seat, stableCost: Some): Task => ({
  kind: "build",
  seat,
  rooms: 0,
  stables: 1,
  stableCost,
});
/** Up to so many stables for nothing. */
export const buildFreeStables = (seat: Seat, stables: number): Task => ({
  kind: "build",
  seat,
  rooms: 0,
  stables,
  stableCost: {},
});
/** Fences; animals that lose their place by them go when the last one stands. */
export const buildFences = (seat: Seat): Phrase => inOrder<Task>({ kind: "fence", seat }, { kind: "house", seat });
export const mayBuildFences = (seat: Seat): Phrase =>
  inOrder<Task>({ kind: "fence", seat, may: true }, { kind: "house", seat });
/** Fences around one new space, for nothing; no Build Fences action. */
export const fenceOneSpace = (seat: Seat): Task => ({ kind: "fence", seat, single: true });
/** Renovate once, and afterward something that is not to be had without. */
export const renovate = (seat: Seat, then?: Task | Phrase): Task =>
  then === undefined ? { kind: "renovate", seat } : { kind: "renovate", seat, then };

// Fields and bread
export const plow = (seat: Seat): Task => ({ kind: "plow", seat });
export const sow = (seat: Seat): Task => ({ kind: "sow", seat });
export const bakeBread = (seat: Seat): Task => ({ kind: "bake", seat });
export const mayBakeBread = (seat: Seat): Task => ({ kind: "bake", seat, may: true });
/** One more of a crop from each field that holds it, as many fields as one likes. */
export const harvestMore = (seat: Seat, crop: "grain" | "vegetable"): Task => ({
  kind: "reap",
  seat,
  crop,
  plots: -1,
});

/** The field phase for one farm alone. */
export const harvestOwnFields = (seat: Seat): Task => ({ kind: "harvestFields", seat });

// Improvements and occupations
export const buildMajor = (seat: Seat): Task => ({ kind: "improve", seat, kinds: ["major"] });
export const mayBuildMajor = (seat: Seat): Task => ({ kind: "improve", seat, kinds: ["major"], may: true });
export const playMinor = (seat: Seat): Task => ({ kind: "improve", seat, kinds: ["minor"] });
export const mayPlayMinor = (seat: Seat): Task => ({ kind: "improve", seat, kinds: ["minor"], may: true });
export const improve = (seat: Seat): Task => ({ kind: "improve", seat, kinds: ["major", "minor"] });
export const mayImprove = (seat: Seat): Task => ({ kind: "improve", seat, kinds: ["major", "minor"], may: true });
/** One occupation; the cost by how many the seat has played already, the last one also for more. */
export const playOccupation = (seat: Seat, ...costs: readonly number[]): Task => ({
  kind: "improve",
  seat,
  kinds: ["occupation"],
  costs,
});

// People
export const growWithRoom = (seat: Seat): Task => ({ kind: "grow", seat, withRoom: true });
export const growWithoutRoom = (seat: Seat): Task => ({ kind: "grow", seat, withRoom: false });
/** A newborn of this round may act in it, and eats as an adult. */
export const growUp = (seat: Seat): Task => ({ kind: "growUp", seat });
/** One more person in the same turn, on one of these spaces or on any. */
export const placeAnother = (seat: Seat, nth: number, at: readonly SpaceId[] | undefined): Task =>
  at === undefined ? { kind: "place", seat, nth } : { kind: "place", seat, nth, at };
export const becomeStartingPlayer = (seat: Seat): Task => ({ kind: "becomeStartingPlayer", seat });

// Goods
export const gain = (seat: Seat, goods: Some): Task => ({ kind: "gain", seat, goods });
/** One of several things, each called by its main good. */
export const pick = (seat: Seat, ...offers: readonly Offer[]): Task => ({ kind: "pick", seat, offers });
/** One of several goods. */
export const pickOne = (seat: Seat, ...goods: readonly Good[]): Task =>
  pick(seat, ...goods.map((good) => ({ good, gives: { [good]: 1 } })));
/** Goods for goods. */
export const buy = (seat: Seat, pay: Some, get: Some): Task => ({ kind: "buy", seat, pay, brings: [gain(seat, get)] });
/** Something done for goods. */
export const payFor = (seat: Seat, pay: Some, ...brings: readonly (Task | Phrase)[]): Task => ({
  kind: "buy",
  seat,
  pay,
  brings,
});
/** The same, with goods to be paid for each harvest that is still to come. */
export const payPerHarvest = (
  seat: Seat,
  pay: Some,
  perHarvest: Some,
  ...brings: readonly (Task | Phrase)[]
): Task => ({
  kind: "buy",
  seat,
  pay,
  perHarvest,
  brings,
});
/** Goods on round spaces, from a card. */
export const promise = (seat: Seat, from: CardId, rounds: readonly number[], good: Good, count = 1): Task => ({
  kind: "promise",
  seat,
  promises: { good, count, rounds, from },
});
/** A tile or person on round spaces: when such a round starts, the card hears `arrives`. */
export const leaveOnRounds = (seat: Seat, from: CardId, rounds: readonly number[]): Task => ({
  kind: "await",
  seat,
  from,
  rounds,
});
/** Goods on an action space, for whoever uses it next. */
export const lay = (space: SpaceId, good: Good, count: number): Task => ({ kind: "lay", space, good, count });
/** An accumulation space gets its goods of the round once more. */
export const replenish = (seat: Seat): Task => ({ kind: "replenish", seat });
/** Draw another player; whoever guesses right gets food from the artist, and the card notes a point. */
export const sketch = (seat: Seat): Task => ({ kind: "sketch", seat });
/** Adds to what lies on a card or stands on its counter. */
export const note = (seat: Seat, card: CardId, add: number): Task => ({ kind: "note", seat, card, add });

/** Goods to and from the partner, for one of each type moved. */
export const trade = (seat: Seat): Task => ({ kind: "trade", seat });

// Animals
/** The breeding phase for one farm alone. */
export const breedAll = (seat: Seat): Task => ({ kind: "breed", seat });
/** Animals of these types breed, outside a harvest. */
export const breed = (seat: Seat, ...only: readonly Animal[]): Task => ({ kind: "breed", seat, only });

// Side decks
const sideTask = (kind: "claim" | "handOn" | "dropCard" | "shuffleBack") => {
  return (seat: Seat, card: CardId): Task => ({ kind, seat, card: card as SideCardId });
};
/** A card beside the board comes to lie before a seat. */
export const claim = sideTask("claim");
/** A card goes before the left neighbour; alone, out of the game. */
export const handOn = sideTask("handOn");
/** A card is done with. */
export const dropCard = sideTask("dropCard");
/** A card goes back into its deck, which is shuffled. */
export const shuffleBack = sideTask("shuffleBack");
/** Points for the end of the game, also negative ones. */
/** A point for each person placed so far this round. */
export const holiday = (seat: Seat): Task => ({ kind: "holiday", seat });
export const notePoints = (seat: Seat, points: number): Task => ({ kind: "notePoints", seat, points });
/** One person leaves for good or for a while; the last one who can act stays. */
export const leave = (seat: Seat, to: Whither): Task => ({ kind: "leave", seat, to });
/** A person comes back from a round space. */
export const thaw = (seat: Seat): Task => ({ kind: "thaw", seat });
/** A good, or a person. */
export const giveUp = (seat: Seat): Task => ({ kind: "giveUp", seat });
/** A person of another seat for goods. */
export const adopt = (seat: Seat, goods: number): Task => ({ kind: "adopt", seat, goods });
/** A seat says where another one places its next person. */
export const direct = (seat: Seat, whom: Seat): Task => ({ kind: "direct", seat, whom });
/** Marks so many action spaces. */
export const mark = (seat: Seat, card: CardId, count: number): Task => ({ kind: "mark", seat, card, count });
export const markAccumulating = (seat: Seat, card: CardId): Task => ({
  kind: "mark",
  seat,
  card,
  count: 1,
  accumulating: true,
});
export const unmark = (seat: Seat, card: CardId, space: SpaceId): Task => ({ kind: "unmark", seat, card, space });
/** One good that lies on an action space. */
export const takeOne = (seat: Seat, space: SpaceId): Task => ({ kind: "takeOne", seat, space });
/** The same for a person who stands elsewhere; the space is taken for the rest of the round. */
export const useFreeAsPerson = (seat: Seat): Task => ({ kind: "useFree", seat, occupies: true });
/** The effect of an action space that nobody occupies, without a person. */
export const useFree = (seat: Seat): Task => ({ kind: "useFree", seat });
/** All of one good becomes another. */
export const transmute = (seat: Seat): Task => ({ kind: "transmute", seat });
/** Points now, and twice as many marks that will cost one each. */
export const pointsForMarks = (seat: Seat, card: CardId): Task => ({ kind: "pointsForMarks", seat, card });
/** One more crop in every planted field. */
export const ripen = (seat: Seat): Task => ({ kind: "ripen", seat });
/** Food for what lives on a card. */
export const tend = (seat: Seat, card: CardId): Task => ({ kind: "tend", seat, card });
/** Two spaces of the farmyard are covered. */
export const cover = (seat: Seat): Task => ({ kind: "cover", seat });
export const loseHouse = (seat: Seat): Task => ({ kind: "loseHouse", seat });
export const turnHouse = (seat: Seat, to: House): Task => ({ kind: "turnHouse", seat, to });
/** All of some crops in the fields are lost or doubled. */
export const changeCrops = (seat: Seat, crops: readonly Crop[], times: 0 | 2): Task => ({
  kind: "changeCrops",
  seat,
  crops,
  times,
});
/** A person goes to the supply when people return home; not the last one who can act. */
export const owePerson = (seat: Seat): Task => ({ kind: "owePerson", seat });
/** In the next round everybody's left neighbour places one person of theirs. */
export const lendPeople = (): Task => ({ kind: "lendPeople" });
/** The turn that begins is not taken. */
export const skipTurn = (seat: Seat): Task => ({ kind: "skipTurn", seat });
/** An animal for the effect of a free space. */
export const sacrifice = (seat: Seat): Task => ({ kind: "sacrifice", seat });
/** Trades with a dragon. */
export const tradeWithDragon = (seat: Seat): Task => ({ kind: "lair", seat });
/** One of the two sides of a card. */
export const takeRoad = (seat: Seat, card: CardId): Task => ({ kind: "takeRoad", seat, card });
/** All of some goods that lie on accumulation spaces. */
export const gather = (seat: Seat, goods: readonly Good[]): Task => ({ kind: "gather", seat, goods });
/** So many more on a space that piles up something else than goods. */
export const pileUp = (space: SpaceId, count: number): Task => ({ kind: "pileUp", space, count });
export const takeFairies = (seat: Seat, space: SpaceId): Task => ({ kind: "takeFairies", seat, space });
export const turnIntoLlamas = (seat: Seat): Task => ({ kind: "turnIntoLlamas", seat });
