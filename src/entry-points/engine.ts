/**
 * `furrow/engine`: what all games share. Play and replay matches, verify their deals, say messages in words, and define
 * games of your own. docs/architecture.md explains the contract, docs/adding-a-game.md how a game is written.
 */

// Rules: tasks on an agenda, and the phrases of rulebooks as tasks made of tasks.
export { type Agenda, agenda, later, next, together } from "../table/agenda.ts";
// Hidden cards, and the shape of a sound position.
export { agendaOf, BOTTOM, type TaskShapes, tableShape } from "../table/agenda-shape.ts";
// A match: begin, submit moves, undo, view, save, replay.
export type { Beginning } from "../table/beginning.ts";
// The deal: where chance comes from, and what can be proved about it afterwards.
export { termsOf } from "../table/beginning.ts";
// Plain data and random numbers.
export { clone } from "../table/clone.ts";
export { type Deal, dealtAtOnce, type Terms } from "../table/commitment.ts";
export { seedFrom } from "../table/dealer.ts";
// The contract: what a game is, and what its folder brings.
export type { Breakdown, Description, Game, Place, Result } from "../table/game.ts";
export { same } from "../table/json.ts";
export type { Offer } from "../table/ledger.ts";
export { type Added, type Answer, Match } from "../table/match.ts";
export { type Entry, type MatchFile, type Player, parseMatch, Refused } from "../table/match-file.ts";
// Options and words.
export { type Language, type Message, say, type Translation, type Words } from "../table/messages.ts";
export type { Evaluation, GameModule, Judgement, RulesBook } from "../table/module.ts";
export { numbered, shared } from "../table/moves.ts";
export { checkOptions, type Described, defaultOptions, type Options } from "../table/options.ts";
export {
  andOr,
  anyOrder,
  either,
  inOrder,
  mayDo,
  type Phrase,
  type PhraseMove,
  STOP,
  upTo,
} from "../table/phrases.ts";
export * as piles from "../table/piles.ts";
export { type Proof, proofMessage, proofOf } from "../table/proof.ts";
export { fastRandom, pick, type Random, shuffle } from "../table/random.ts";
export type { AsideRules, Rules } from "../table/rules.ts";
export * as shape from "../table/shape.ts";
export { CHANCE, type Move, type MoveOf, type Seat, type Table, type Task, type Viewer } from "../table/table.ts";
export { en as tableWords } from "../table/text/en.ts";
export { since } from "../table/versions.ts";
