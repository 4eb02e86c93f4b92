/** The words of the game in English. */
export const en = {
  title: "Crows",
  tagline: "Pick fruit and bring it home before the crow comes.",
  length: "5 min",
  weight: "easy",

  apple: "apple",
  pear: "pear",
  plum: "plum",
  crow: "crow",

  pick: "Pick a fruit",
  "bring-home": "Bring {n} {n:plural:point|points} home",
  find: "Find: {thing}",
  "ask.turn": "Pick a fruit, or bring {n} {n:plural:point|points} home?",
  "ask.nothing": "You have nothing to choose now.",
  "guide.turn": "The more there is in your basket, the more a crow takes away.",
  "score.home": "Brought home",

  "option.turns": "Turns",
  "option.turns.about": "How many turns each seat has.",

  "rules.turn.title": "Your turn",
  "rules.turn.text":
    "Pick a fruit as often as you like: an apple is 1 point, a pear 2, a plum 3. Stop at any time and bring the basket home. One find in six is a crow: it takes all that is in the basket, and your turn is over.",
  "rules.end.title": "The end",
  "rules.end.text":
    "When everybody has had {turns} {turns:plural:turn|turns}, most points win. Alone, you win with {goal} points.",
  "rules.summary":
    "Pick fruit, and stop before the crow comes. Most points after {turns} {turns:plural:turn|turns} win.",
};
