import type { Words } from "../../../table/messages.ts";

/** What is said in the guided first game. */
export const en = {
  "lesson.goal":
    "Welcome to Happiness Farm. All players share one farm; the animals belong to whoever bought them. Each kind of animal, and money, is a row of thresholds, and every threshold you reach is one happiness. Whoever is happiest after twelve rounds wins.",
  "lesson.buy":
    "You have 20 dollars. The first round begins with buying, one animal at a time around the table. A cow costs 8 and gives two milk a round when she is full. (20 dollars are one happiness by themselves: you spend it now and earn it back later.)",
  "lesson.place":
    "Put her where there is food and where no bugs are: with four bugs on its square and those at its sides an animal gives nothing. The pastures in the middle are clean.",
  "lesson.second": "Rowan bought a goat. Four cows are your first happiness, so buy another one.",
  "lesson.second-place": "d3 has five grass of its own.",
  "lesson.duck": "Three dollars buy a duck. Ducks and chickens eat bugs: food for them, and help for everybody else.",
  "lesson.duck-place":
    "On c2 she has bugs on two sides. If she eats three, only three are left, and she lays two eggs.",
  "lesson.farmer":
    "Once a round your farmer changes one square, or collects food from two. Hay is a reserve for hungry days.",
  "lesson.farmer-two": "And the second square.",
  "lesson.feed":
    "Now the animals eat, one at a time around the table. An animal that is not full gives nothing. Begin with the cow on c3.",
  "lesson.eat": "She wants four. Grass of her own square is enough.",
  "lesson.feed-two": "The other cow.",
  "lesson.eat-two": "Four grass on d3. What you eat up is missing for your neighbours, and theirs for you.",
  "lesson.eat-bugs": "The duck is next by herself: three bugs on b2, please.",
  "lesson.sell":
    "All three were full: four milk and two eggs lie on your board. Then every animal left bugs on its square, and food grew again. A new round begins with selling.",
  "lesson.sell-eggs": "The eggs, too.",
  "lesson.keep":
    "You could sell animals as well, for a dollar more than they cost, but yours have just begun to earn. That is all.",
  "lesson.bugs":
    "Look at your cows: four bugs on each of their squares. If nobody eats them there will be no milk. You know who likes bugs.",
  "lesson.bugs-place": "c4 lies beside the cow on c3.",
  "lesson.bugs-two": "One more for the other cow.",
  "lesson.bugs-two-place": "d4 is right below her.",
  "lesson.end":
    "That is the game: earn with animals that can be fed, keep the bugs down, and buy towards the thresholds in the last of the twelve rounds.",
  "lesson.end-go":
    "When your herd has grown, leave a standing order, and the table feeds it for you. Butchering, clearing land and all numbers stand in the rules. Play on, or begin a game of your own.",
} as const satisfies Words;
