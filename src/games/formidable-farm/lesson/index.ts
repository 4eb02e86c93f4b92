import type { Lesson } from "../../../table/lesson.ts";
import type { Move } from "../state.ts";
import { en } from "./en.ts";

/** A first stack: supplies, cards that pay for each other, the market and coins. */
export const lesson: Lesson<Move> = {
  seats: 2,
  options: {},
  seed: "a first stack",
  steps: [
    {
      says: [{ text: "lesson.goal" }, { text: "lesson.turn", at: ["hand/66"] }, { text: "lesson.wheat" }],
      move: { type: "getSupplies", space: "wheat" },
    },
    {
      says: [{ text: "lesson.fulfill" }],
      move: { type: "fulfill", card: 66, from: "hand" },
    },
    {
      says: [{ text: "lesson.again" }],
      move: { type: "supplies", space: "wheat" },
    },
    {
      says: [{ text: "lesson.end-turn" }],
      move: { type: "endTurn" },
    },
    {
      says: [{ text: "lesson.space" }],
      move: { type: "getSupplies", space: "pig" },
    },
    {
      says: [{ text: "lesson.draw" }],
      move: { type: "fulfill", card: 45, from: "hand" },
    },
    {
      says: [{ text: "lesson.reward" }],
      move: { type: "use" },
    },
    {
      says: [{ text: "lesson.wait" }],
      move: { type: "endTurn" },
    },
    {
      says: [{ text: "lesson.collect" }],
      move: { type: "getSupplies", space: "cucumber" },
    },
    {
      says: [{ text: "lesson.collect-end" }],
      move: { type: "endTurn" },
    },
    {
      says: [{ text: "lesson.combo" }],
      move: { type: "getSupplies", space: "pig" },
    },
    {
      says: [{ text: "lesson.combo-card" }],
      move: { type: "fulfill", card: 73, from: "hand" },
    },
    {
      says: [{ text: "lesson.combo-wheat" }],
      move: { type: "supplies", space: "wheat" },
    },
    {
      says: [{ text: "lesson.market" }],
      move: { type: "fulfill", card: 9, from: "market" },
    },
    {
      says: [{ text: "lesson.market-reward" }],
      move: { type: "use" },
    },
    {
      says: [{ text: "lesson.third" }],
      move: { type: "fulfill", card: 25, from: "hand" },
    },
    {
      says: [{ text: "lesson.third-reward" }],
      move: { type: "use" },
    },
    {
      says: [{ text: "lesson.combo-end" }],
      move: { type: "endTurn" },
    },
  ],
  others: [
    [
      { type: "getSupplies", space: "cucumber" },
      { type: "fulfill", card: 84, from: "hand" },
      { type: "endTurn" },
      { type: "getSupplies", space: "card" },
      { type: "fulfill", card: 106, from: "hand" },
      { type: "tradeMarket", hand: 112, market: 8 },
      { type: "tradeMarket", hand: 24, market: 41 },
      { type: "endTurn" },
      { type: "getSupplies", space: "cucumber" },
      { type: "payCoin", card: 84 },
      { type: "endTurn" },
      { type: "getSupplies", space: "tomato" },
      { type: "endTurn" },
    ],
  ],
  pictures: { turn: 1, supplies: 4, cards: 13 },
  end: [{ text: "lesson.end" }, { text: "lesson.end-go" }],
  words: { en },
};
