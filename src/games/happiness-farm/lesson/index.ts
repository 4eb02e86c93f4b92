import type { Lesson } from "../../../table/lesson.ts";
import type { Move } from "../state.ts";
import { en } from "./en.ts";

/** A first herd: buying, feeding, bugs, and what full animals give. */
export const lesson: Lesson<Move> = {
  seats: 2,
  options: {},
  seed: "a first herd",
  steps: [
    {
      says: [{ text: "lesson.goal", at: ["market/cow"] }, { text: "lesson.buy" }],
      move: { type: "buy", kind: "cow" },
    },
    {
      says: [{ text: "lesson.place" }],
      move: { type: "place", square: "c3" },
    },
    {
      says: [{ text: "lesson.second" }],
      move: { type: "buy", kind: "cow" },
    },
    {
      says: [{ text: "lesson.second-place" }],
      move: { type: "place", square: "d3" },
    },
    {
      says: [{ text: "lesson.duck" }],
      move: { type: "buy", kind: "duck" },
    },
    {
      says: [{ text: "lesson.duck-place" }],
      move: { type: "place", square: "c2" },
    },
    {
      says: [{ text: "lesson.farmer" }],
      move: { type: "collect", square: "b3" },
    },
    {
      says: [{ text: "lesson.farmer-two" }],
      move: { type: "collect", square: "e3" },
    },
    {
      says: [{ text: "lesson.feed" }],
      move: { type: "feed", kind: "cow", square: "c3", "new": true },
    },
    {
      says: [{ text: "lesson.eat" }],
      move: { type: "eat", food: "grass", square: "c3", count: 4 },
    },
    {
      says: [{ text: "lesson.feed-two" }],
      move: { type: "feed", kind: "cow", square: "d3", "new": true },
    },
    {
      says: [{ text: "lesson.eat-two" }],
      move: { type: "eat", food: "grass", square: "d3", count: 4 },
    },
    {
      says: [{ text: "lesson.eat-bugs" }],
      move: { type: "eat", food: "bug", square: "b2", count: 3 },
    },
    {
      says: [{ text: "lesson.sell" }],
      move: { type: "sell", good: "milk", count: 4 },
    },
    {
      says: [{ text: "lesson.sell-eggs" }],
      move: { type: "sell", good: "egg", count: 2 },
    },
    {
      says: [{ text: "lesson.keep" }],
      move: { type: "pass" },
    },
    {
      says: [{ text: "lesson.bugs" }],
      move: { type: "buy", kind: "duck" },
    },
    {
      says: [{ text: "lesson.bugs-place" }],
      move: { type: "place", square: "c4" },
    },
    {
      says: [{ text: "lesson.bugs-two" }],
      move: { type: "buy", kind: "duck" },
    },
    {
      says: [{ text: "lesson.bugs-two-place" }],
      move: { type: "place", square: "d4" },
    },
  ],
  others: [
    [
      { type: "buy", kind: "goat" },
      { type: "place", square: "c5" },
      { type: "buy", kind: "goat" },
      { type: "place", square: "d5" },
      { type: "pass" },
      { type: "pass" },
      { type: "feed", kind: "goat", square: "c5", "new": true },
      { type: "eat", food: "grass", square: "c5", count: 5 },
      { type: "eat", food: "grass", square: "d5", count: 1 },
      { type: "feed", kind: "goat", square: "d5", "new": true },
      { type: "eat", food: "grass", square: "d5", count: 4 },
      { type: "eat", food: "veggie", square: "d4", count: 2 },
      { type: "pass" },
      { type: "buy", kind: "goat" },
      { type: "place", square: "b4" },
      { type: "pass" },
    ],
  ],
  pictures: { trade: 1, farmer: 6, feeding: 9, produce: 16 },
  end: [{ text: "lesson.end" }, { text: "lesson.end-go" }],
  words: { en },
};
