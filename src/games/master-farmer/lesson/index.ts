import type { Lesson } from "../../../table/lesson.ts";
import type { Move } from "../state.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

/** A first grid: a vegetable of one's own, fields, cells that are kept and cells that die. */
export const lesson: Lesson<Move> = {
  seats: 2,
  options: {},
  seed: "a first grid",
  steps: [
    {
      says: [{ text: "lesson.goal" }, { text: "lesson.collect" }],
      move: { type: "name", vegetable: "carrot" },
    },
    {
      says: [{ text: "lesson.first" }, { text: "lesson.first-carrot" }],
      move: { type: "place", vegetable: "carrot", cell: 40 },
    },
    {
      says: [{ text: "lesson.neutral", at: ["grid/e4"] }, { text: "lesson.neutral-move" }],
      move: { type: "place", vegetable: "pumpkin", cell: 22 },
    },
    {
      says: [{ text: "lesson.field", at: ["grid/d3"] }, { text: "lesson.field-move" }],
      move: { type: "place", vegetable: "carrot", cell: 39 },
    },
    {
      says: [
        { text: "lesson.reserved", at: ["grid/c5", "grid/c2"] },
        { text: "lesson.dead", at: ["grid/d4"] },
        { text: "lesson.dead-move" },
      ],
      move: { type: "place", vegetable: "carrot", cell: 38 },
    },
    {
      says: [{ text: "lesson.box" }, { text: "lesson.box-move" }],
      move: { type: "place", vegetable: "lettuce", cell: 23 },
    },
    {
      says: [{ text: "lesson.race" }],
      move: { type: "place", vegetable: "carrot", cell: 37 },
    },
    {
      says: [{ text: "lesson.wait", at: ["grid/f5"] }, { text: "lesson.wait-move" }],
      move: { type: "place", vegetable: "pumpkin", cell: 32 },
    },
  ],
  others: [
    [
      { type: "name", vegetable: "tomato" },
      { type: "place", vegetable: "pumpkin", cell: 31 },
      { type: "place", vegetable: "tomato", cell: 21 },
      { type: "place", vegetable: "tomato", cell: 20 },
      { type: "place", vegetable: "tomato", cell: 12 },
      { type: "place", vegetable: "tomato", cell: 19 },
      { type: "place", vegetable: "pumpkin", cell: 14 },
      { type: "place", vegetable: "pumpkin", cell: 5 },
    ],
  ],
  pictures: { turn: 2, fields: 4, end: 7 },
  end: [{ text: "lesson.end" }, { text: "lesson.end-go" }],
  words: { en, de },
};
