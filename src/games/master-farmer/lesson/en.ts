import type { Words } from "../../../table/messages.ts";

/** What is said in the guided first game. */
export const en = {
  "lesson.goal":
    "Welcome to Master Farmer. Together with Rowan you build one grid of vegetable cubes. Each of you collects one vegetable, and only cubes of it that lie in a field count for you. Whoever has more of them at the end wins.",
  "lesson.collect": "First say what you collect. Let us take carrots.",
  "lesson.first":
    "Rowan took tomatoes. Each turn you draw a cube, choose one of its faces and place it with that face up.",
  "lesson.first-carrot":
    "This cube has a carrot. Choose that face. The first cube always goes to the middle; later you choose the cell, too.",
  "lesson.neutral":
    "Rowan put a pumpkin, which nobody collects, above your carrot. Your new cube has no carrot at all.",
  "lesson.neutral-move":
    "Never give Rowan a tomato. A pumpkin helps nobody, so lay it out of your way. Every cube must share a side with one that lies there already.",
  "lesson.field": "Rowan has a tomato at d3. A single cube counts nothing yet.",
  "lesson.field-move":
    "Now a carrot beside your carrot: two that touch are a field, and a field counts one point for each cube.",
  "lesson.reserved":
    "Both of you have a field now. See the small signs: cells beside your field take carrots only, cells beside the tomatoes only tomatoes, whoever places the cube.",
  "lesson.dead":
    "d4 lies between both fields: it would have to be a carrot and a tomato at once, so nothing fits there any more.",
  "lesson.dead-move": "Go on with a carrot at c5: that closes c4, too.",
  "lesson.box":
    "It is three to three. The grid never grows beyond five rows and five columns; where it ends is decided while you play.",
  "lesson.box-move":
    "No carrot this time. A lettuce on the right helps nobody and stretches the grid to the side where your row goes on.",
  "lesson.race":
    "Rowan is one ahead. With b5 your row has four carrots, and the grid reaches its five columns: b to f.",
  "lesson.wait":
    "Four all. Cells of your row that only carrots fit are safe: f5 will wait for you, so this cube can do something else.",
  "lesson.wait-move": "Rowan would like room on the right. Take it: a pumpkin on f4.",
  "lesson.end":
    "You know the game now. It ends when the bag is empty or nothing in it fits. A cube that fits nowhere is set aside.",
  "lesson.end-go":
    "Play on to the end from here: ten cubes are in the bag, you have four points and so has Rowan. Ask for a hint whenever you like.",
} as const satisfies Words;
