import type { Seat } from "../../table/game.ts";
import { inOrder, type Phrase } from "../../table/phrases.ts";
import type { Some } from "./goods.ts";
import type { Offer, Promises, Task } from "./state.ts";

/** The actions of the rulebook as tasks, for spaces and cards to be made of. */

export const buildRoomsAndStables = (seat: Seat, stableCost: Some): Task => ({
  kind: "build",
  seat,
  rooms: 15,
  stables: 15,
  stableCost,
});
export const buildStable = (seat: Seat, stableCost: Some): Task => ({
  kind: "build",
  seat,
  rooms: 0,
  stables: 1,
  stableCost,
});
export const plow = (seat: Seat): Task => ({ kind: "plow", seat });
export const sow = (seat: Seat): Task => ({ kind: "sow", seat });
export const bakeBread = (seat: Seat): Task => ({ kind: "bake", seat });
export const mayBakeBread = (seat: Seat): Task => ({ kind: "bake", seat, may: true });
/** Fences; animals that lose their place by them go when the last one stands. */
export const buildFences = (seat: Seat): Phrase => inOrder<Task>({ kind: "fence", seat }, { kind: "house", seat });
export const mayBuildFences = (seat: Seat): Phrase =>
  inOrder<Task>({ kind: "fence", seat, may: true }, { kind: "house", seat });
export const improve = (seat: Seat): Task => ({ kind: "improve", seat });
export const mayImprove = (seat: Seat): Task => ({ kind: "improve", seat, may: true });
/** Renovate once, and afterward something that is not to be had without. */
export const renovate = (seat: Seat, then: Task | Phrase): Task => ({ kind: "renovate", seat, then });
export const growWithRoom = (seat: Seat): Task => ({ kind: "grow", seat, withRoom: true });
export const growWithoutRoom = (seat: Seat): Task => ({ kind: "grow", seat, withRoom: false });
export const gain = (seat: Seat, goods: Some): Task => ({ kind: "gain", seat, goods });
export const pick = (seat: Seat, ...offers: readonly Offer[]): Task => ({ kind: "pick", seat, offers });
export const promise = (seat: Seat, promises: Promises): Task => ({ kind: "promise", seat, promises });
export const becomeStartingPlayer = (seat: Seat): Task => ({ kind: "becomeStartingPlayer", seat });
