import type { Property } from "./case.ts";
import * as copies from "./copies.ts";
import * as end from "./end.ts";
import * as judgement from "./judgement.ts";
import * as log from "./log.ts";
import * as moves from "./moves.ts";
import * as orders from "./orders.ts";
import * as refusals from "./refusals.ts";
import * as secrets from "./secrets.ts";
import * as soundness from "./soundness.ts";
import * as texts from "./texts.ts";
import * as together from "./together.ts";
import * as undo from "./undo.ts";
import * as views from "./views.ts";

/** Every property, by the name it is tested under. */
export const properties: { readonly [name: string]: Property } = {
  "random games end": end.randomGamesEnd,
  "nobody acts exactly when there is a result": end.nobodyActsExactlyWhenThereIsAResult,
  "every actor has moves, all distinct plain data": moves.actorsHaveDistinctMoves,
  "equal moves are the same object": moves.equalMovesAreOneObject,
  "weights are whole and positive": moves.weightsAreWholeAndPositive,
  "a copy and its original go on alike and share nothing that can change": copies.copiesGoOnAlikeAndApart,
  "saving and loading after every move changes nothing": copies.savedGamesGoOnAlike,
  "every position is sound, and so is every view of it": soundness.positionsAndViewsAreSound,
  "what is imagined behind a view looks like the view": views.imaginedLooksLikeTheView,
  "imagined games can be played to the end": views.imaginedGamesEnd,
  "views, offers and moves as seen leak nothing": secrets.viewsLeakNothing,
  "scramble changes many positions where there are secrets": secrets.scrambleChangesManyPositions,
  "a view gives its seat what the state gives, and can be played on": views.viewsCanBePlayedOn,
  "every move is described in every language, without words of its own": texts.movesAreDescribed,
  "all texts are there": texts.textsAreComplete,
  "no two texts share an id, and every form is there": texts.textsAreToldApart,
  "the game's own judgement fits its moves": judgement.evaluationsFitTheMoves,
  "asides use something up": moves.asidesUseSomethingUp,
  "strands of a together commute": together.strandsCommute,
  "orders answer with moves of their seat": orders.ordersAnswerWithMovesOfTheirSeat,
  "the log replays to the same state": log.logsReplay,
  "every step shows what was there": log.stepsShowWhatWasThere,
  "undo returns the same state, back to the last thing dealt or shown": undo.undoReturnsTheSameState,
  "undo inside a together leaves the moves of others": undo.undoInATogetherLeavesTheOthers,
  "anything that is not a legal move is refused and changes nothing": refusals.anythingElseIsRefused,
  "everyone has the log as they have seen it": log.everyoneHasTheirOwnLog,
  "a branch goes on from what its viewer could imagine": log.branchesGoOn,
  "standing orders are played as moves": orders.ordersArePlayedAndLogged,
};
