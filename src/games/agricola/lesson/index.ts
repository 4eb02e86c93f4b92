import type { Lesson } from "../../../table/lesson.ts";
import type { Move } from "../moves.ts";
import { en } from "./en.ts";

/** A first farm: people at work, a field, a kitchen, the harvest, a pasture. */
export const lesson: Lesson<Move> = {
  seats: 2,
  options: { sideJob: false },
  seed: "a first farm",
  steps: [
    {
      says: [{ text: "lesson.goal" }, { text: "lesson.work" }, { text: "lesson.forest" }],
      move: { type: "place", space: "forest" },
    },
    {
      says: [{ text: "lesson.grain" }],
      move: { type: "place", space: "grain-seeds" },
    },
    {
      says: [{ text: "lesson.plow" }],
      move: { type: "place", space: "farmland" },
    },
    {
      says: [{ text: "lesson.where" }],
      move: { type: "plow", cell: 11 },
    },
    {
      says: [{ text: "lesson.sow" }],
      move: { type: "place", space: "grain-utilization" },
    },
    {
      says: [{ text: "lesson.clay" }],
      move: { type: "place", space: "clay-pit" },
    },
    {
      says: [{ text: "lesson.major" }],
      move: { type: "place", space: "major-improvement" },
    },
    {
      says: [{ text: "lesson.fireplace" }],
      move: { type: "improve", card: "fireplace-2" },
    },
    {
      says: [{ text: "lesson.sheep" }],
      move: { type: "place", space: "sheep-market" },
    },
    {
      says: [{ text: "lesson.cook" }],
      move: { type: "cook", good: "sheep" },
    },
    {
      says: [{ text: "lesson.cook-two" }],
      move: { type: "cook", good: "sheep" },
    },
    {
      says: [{ text: "lesson.wood" }],
      move: { type: "place", space: "forest" },
    },
    {
      says: [{ text: "lesson.harvest" }, { text: "lesson.fencing" }],
      move: { type: "place", space: "fencing" },
    },
    {
      says: [{ text: "lesson.pasture" }],
      move: { type: "fence", cells: [3, 4] },
    },
    {
      says: [{ text: "lesson.fenced" }],
      move: { type: "stop" },
    },
    {
      says: [{ text: "lesson.pair" }],
      move: { type: "place", space: "sheep-market" },
    },
  ],
  others: [
    [
      { type: "place", space: "reed-bank" },
      { type: "place", space: "farmland" },
      { type: "plow", cell: 11 },
      { type: "place", space: "forest" },
      { type: "place", space: "fishing" },
      { type: "place", space: "grain-seeds" },
      { type: "place", space: "day-laborer" },
      { type: "place", space: "reed-bank" },
      { type: "place", space: "farmland" },
      { type: "plow", cell: 12 },
      { type: "place", space: "grain-utilization" },
      { type: "place", space: "fishing" },
    ],
  ],
  pictures: { round: 0, fields: 4, animals: 13, harvest: 9 },
  end: [{ text: "lesson.end" }, { text: "lesson.end-go" }],
  words: { en },
};
