import type { Lesson } from "../../../table/lesson.ts";
import type { Move } from "../state.ts";
import { en } from "./en.ts";

/** A first shop: dice, cards, bags, sunflowers, and the turns of others. */
export const lesson: Lesson<Move> = {
  seats: 2,
  options: { firstSeat: "first" },
  seed: "a first shop",
  steps: [
    {
      says: [
        { text: "lesson.goal" },
        { text: "lesson.roll", at: ["die/1", "die/3", "die/6"] },
        { text: "lesson.roll-move" },
      ],
      move: { type: "takeCard", die: 1, stall: 1 },
    },
    {
      says: [{ text: "lesson.cover" }],
      move: { type: "placeCard", field: 9 },
    },
    {
      says: [{ text: "lesson.sell" }],
      move: { type: "activate", field: 9 },
    },
    {
      says: [{ text: "lesson.others" }],
      move: { type: "activate", field: 2 },
    },
    {
      says: [{ text: "lesson.choice" }],
      move: { type: "chooseProduction", goods: ["honey", "egg"], bags: 0, coins: 0, sunflowers: 0 },
    },
    {
      says: [{ text: "lesson.second" }],
      move: { type: "takeCard", die: 4, stall: 4 },
    },
    {
      says: [{ text: "lesson.seven" }],
      move: { type: "placeCard", field: 7 },
    },
    {
      says: [{ text: "lesson.bag" }],
      move: { type: "activate", field: 4 },
    },
    {
      says: [{ text: "lesson.shift" }],
      move: { type: "activate", field: 2 },
    },
    {
      says: [{ text: "lesson.eggs" }],
      move: { type: "chooseProduction", goods: ["egg", "egg"], bags: 0, coins: 0, sunflowers: 0 },
    },
    {
      says: [{ text: "lesson.wool" }],
      move: { type: "takeCard", die: 1, stall: 1 },
    },
    {
      says: [{ text: "lesson.better" }],
      move: { type: "placeCard", field: 10 },
    },
    {
      says: [{ text: "lesson.flower" }],
      move: { type: "activate", field: 3 },
    },
    {
      says: [{ text: "lesson.pay" }],
      move: { type: "payGoods", goods: ["wool", "milk"] },
    },
    {
      says: [{ text: "lesson.plant" }],
      move: { type: "plant", field: 10 },
    },
    {
      says: [{ text: "lesson.harvest" }],
      move: { type: "activate", field: 7 },
    },
  ],
  others: [
    [
      { type: "activate", field: 8 },
      { type: "payGoods", goods: ["egg", "wool"] },
      { type: "takeCard", die: 2, stall: 2 },
      { type: "placeCard", field: 5 },
      { type: "activate", field: 11 },
      { type: "activate", field: 4 },
      { type: "takeCard", die: 3, stall: 4 },
      { type: "placeCard", field: 6 },
      { type: "pass" },
      { type: "activate", field: 2 },
      { type: "chooseProduction", goods: ["wool", "wool"], bags: 0, coins: 0, sunflowers: 0 },
      { type: "takeCard", die: 1, stall: 1 },
      { type: "placeCard", field: 3 },
      { type: "activate", field: 6 },
    ],
  ],
  pictures: { market: 0, activate: 8, fields: 2, sunflowers: 14 },
  end: [{ text: "lesson.end" }, { text: "lesson.end-go" }],
  words: { en },
};
