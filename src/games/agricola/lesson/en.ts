import type { Words } from "../../../table/messages.ts";

/** What is said in the guided first game. */
export const en = {
  "lesson.goal":
    "Welcome to Agricola. In fourteen rounds you make a farm of a wooden hut with two people. At the end nearly everything scores: fields, crops, pastures, animals, rooms and people. Whoever has most points wins.",
  "lesson.work":
    "Each round you and Rowan take turns placing a person on a free action space and do at once what it says. A space takes one person a round.",
  "lesson.forest":
    "Spaces with an arrow pile up goods until somebody takes all. Wood is for fences and rooms: go to the Forest.",
  "lesson.grain": "Your second person. Grain Seeds gives one grain: you will make more of it.",
  "lesson.plow":
    "A new round, and everyone is home again. Each round adds an action space. To sow you need a field: Farmland plows one.",
  "lesson.where": "Fields lie side by side later on, so begin in the corner beside your house.",
  "lesson.sow": "Grain Utilization lets you sow: your grain goes into the field, and two more come on top of it.",
  "lesson.clay":
    "After round 4 comes a harvest: each of your two people eats two food, and you have two in all. You need a kitchen. Fetch clay.",
  "lesson.major": "Major Improvement has come. It builds one of the big cards.",
  "lesson.fireplace":
    "The Fireplace costs two clay. With it you can cook animals and vegetables at any time, and bake bread.",
  "lesson.sheep": "Nobody has taken the sheep: three of them by now. The harvest comes at the end of this round.",
  "lesson.cook":
    "Without a pasture only one animal can stay: it lives in your house. Cook one of the others: two food.",
  "lesson.cook-two": "And the second one. Six food: the family will eat.",
  "lesson.wood": "The Forest was left alone for two rounds: six wood for fences.",
  "lesson.harvest":
    "That was the harvest: one grain came from your field, the family ate four food. Two animals of a kind would have had a young one. For each food that is missing one takes a begging marker, three points less.",
  "lesson.fencing": "Nine wood are enough for a pasture. Go to Fencing.",
  "lesson.pasture":
    "A pasture is fenced on all sides and holds two animals of one type on each of its spaces. Fence d1 and e1: six fences.",
  "lesson.fenced": "Keep the other wood for a room. You are done with fencing.",
  "lesson.pair": "One more sheep makes a pair: from now on they have a lamb at every harvest, if there is room for it.",
  "lesson.end":
    "You have a field, a pasture, sheep and a kitchen. Next come rooms (five wood and two reed) and then children: more people do more in every round.",
  "lesson.end-go":
    "Have something of everything: what you lack altogether costs a point, and so does every bare space of your farm. Play on, or begin a game of your own.",
} as const satisfies Words;
