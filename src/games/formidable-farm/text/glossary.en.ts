import type { Words } from "../../../table/messages.ts";

/** The terms of the booklet in our words; each in the forms that texts use. */
export const glossaryEn = {
  "glossary.title": "Terms",
  "glossary.subject.cards": "Cards",
  "glossary.trade-card": "trade card|trade cards",
  "glossary.trade-card.about": "A wish of the village: what it costs stands on top, what you get for it below.",
  "glossary.fulfill": "fulfill|fulfilled|fulfilling",
  "glossary.fulfill.about":
    "Play a card, pay its whole cost, and take its reward if you like. It counts as fulfilled when your turn ends.",
  "glossary.cost": "cost|costs",
  "glossary.cost.about": "What you pay, all of it, before you use the reward. It goes back to the supply.",
  "glossary.reward": "reward|rewards",
  "glossary.reward.about": "What you get. You need not use it. Crops are taken in the full amount.",
  "glossary.coin": "coin|coins",
  "glossary.coin.about":
    "A card you have fulfilled, face down in front of you. It pays for rule breakers from your next turn on and then goes to the discard pile.",
  "glossary.stack": "stack|stacks",
  "glossary.stack.about": "Your cards that are still to be drawn, face down.",
  "glossary.hand": "hand|hands",
  "glossary.hand.about": "The cards you have drawn and not yet fulfilled. You can hold any number.",
  "glossary.market": "market",
  "glossary.market.about":
    "Five cards for everyone. Fulfilling one brings its reward and a coin, but it is none of the cards you have to fulfill.",
  "glossary.discard-pile": "discard pile",
  "glossary.discard-pile.about": "Coins that were paid, face up. It is shuffled when the market stack is empty.",
  "glossary.subject.crops": "Crops",
  "glossary.crop": "crop|crops",
  "glossary.crop.about": "Wheat, cucumbers, tomatoes, sheep and pigs. There are always enough of them.",
  "glossary.identical": "identical",
  "glossary.identical.about": "Crops of one kind, which you choose.",
  "glossary.different": "different",
  "glossary.different.about": "Crops of which no two are of the same kind.",
  "glossary.subject.supplies": "Supplies",
  "glossary.supplies": "supplies",
  "glossary.supplies.about":
    "What a space of the supplies board gives. Once in your turn you move your disc to another space and take it.",
  "glossary.disc": "disc|discs",
  "glossary.disc.about": "It marks the space of your last supplies. Next turn it has to move, unless you pay.",
  "glossary.occupied": "occupied",
  "glossary.occupied.about":
    "A space with another disc on it. Joining it costs a coin for each disc that is there; alone, the countdown disc counts as one.",
  "glossary.rule-breaker": "rule breaker|rule breakers",
  "glossary.rule-breaker.about":
    "What coins buy at any time in your turn: joining other discs, staying on your space, any crop, or a card of your stack.",
  "glossary.countdown": "countdown disc|countdown",
  "glossary.countdown.about":
    "In a game alone it moves a space after each of your turns. Back at the start for the third time, it ends the game.",
  "glossary.round": "round|rounds",
  "glossary.round.about":
    "One turn each. When somebody has fulfilled the last card the round is played to its end, so all have had as many turns.",
} as const satisfies Words;
