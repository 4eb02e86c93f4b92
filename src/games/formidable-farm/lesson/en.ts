import type { Words } from "../../../table/messages.ts";

/** What is said in the guided first game. */
export const en = {
  "lesson.goal":
    "Welcome to Formidable Farm. You have a stack of twenty trade cards, three of them in your hand. The first to fulfill every card of their own wins.",
  "lesson.turn":
    "On your turn you get supplies once and fulfill up to three cards, in any order. A card says above its arrow what you pay, below it what you get, and at its foot what you still lack.",
  "lesson.wheat": "One of your cards asks for three wheat, and this space gives three wheat. Move your disc there.",
  "lesson.fulfill": "Now fulfill the card: pay three wheat. It lets you take the supplies of your space once more.",
  "lesson.again": "Take the three wheat again: the card has cost you nothing.",
  "lesson.end-turn":
    "Nothing else can be paid. End your turn; the card you fulfilled is a coin from your next turn on.",
  "lesson.space":
    "A disc must move each turn, and a space with another disc costs a coin. A pig is what two of your cards ask for.",
  "lesson.draw":
    "One pig and one wheat: this card draws two more cards. Drawing is good, every card in the stack still has to pass through your hand.",
  "lesson.reward": "Rewards are voluntary. This one you want.",
  "lesson.wait": "Two new cards, but none of them can be paid now. Keep your two wheat and end the turn.",
  "lesson.collect":
    "Sometimes a turn only gathers crops. Your next card wants a pig and two cucumbers, so take the cucumbers first.",
  "lesson.collect-end": "End the turn. The crops stay with you.",
  "lesson.combo": "Now comes a turn worth waiting for. Take the pig.",
  "lesson.combo-card": "A pig and two cucumbers give the supplies of any space, twice.",
  "lesson.combo-wheat": "Take wheat both times: six more make eight.",
  "lesson.market":
    "The market holds five cards for everybody. They are none of those you have to fulfill, but they give what you need, and a coin. This one gives two cucumbers for four wheat.",
  "lesson.market-reward": "Take the cucumbers.",
  "lesson.third": "Three wheat and two cucumbers: that is the third card of this turn, and one less in your hand.",
  "lesson.third-reward": "A sheep and a tomato for later.",
  "lesson.combo-end": "Three cards in one turn. End it: they turn into coins.",
  "lesson.end":
    "You have five coins now. A coin lets you join another's space, two let you stay on yours, three buy any crop or draw a card.",
  "lesson.end-go":
    "Sixteen cards are still to go. When somebody has none left, the round is finished and the game is over. Play on, or begin a game of your own.",
} as const satisfies Words;
