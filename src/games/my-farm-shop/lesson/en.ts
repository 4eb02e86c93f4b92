import type { Words } from "../../../table/messages.ts";

/** What is said in the guided first game. */
export const en = {
  "lesson.goal":
    "Welcome to My Farm Shop. Your Farm has ten fields. They yield goods and bags, or sell goods for coins, and whoever has most coins at the end wins.",
  "lesson.roll":
    "On your turn you roll three dice. One of them gets you a card, from the stall with its number. The sum of the other two says which field everybody activates.",
  "lesson.roll-move":
    "With the 1 you get a card that sells honey for three coins. The others, 3 and 6, make 9. Choose the die, then the stall.",
  "lesson.cover":
    "A card covers what is printed on a field. The dice say 9 this turn, so put it on field 9: it works at once.",
  "lesson.sell":
    "Now everybody may activate field 9. Yours turns one honey of your shop into three coins: pay what the red arrow comes from, gain what it points to.",
  "lesson.others": "It is Rowan's turn, but you play along: 6 and 6 are 12. Field 2/12 gives two goods of your choice.",
  "lesson.choice":
    "Honey for field 9, and an egg: there is a card in the market that pays well for eggs. Your shop has room for sixteen goods, but only what you sell brings coins.",
  "lesson.second": "Your roll: 1, 3 and 4. Stall 4 buys two eggs for four coins. With the 4 gone, 1 and 3 make 4.",
  "lesson.seven": "Two dice make 7 most often. Put your best sale there: field 7.",
  "lesson.bag": "The dice say 4: a bag and a coin. Bags are worth keeping, you will see at once why.",
  "lesson.shift":
    "Rowan rolled 11. Each bag you pay moves the number by one, for you alone: one bag makes it 12, and field 2/12 gives two goods again.",
  "lesson.eggs": "Two eggs: then you have four, enough to sell twice on field 7.",
  "lesson.wool": "1, 1 and 2. Take the card with two wool by a 1. The other dice make 3.",
  "lesson.better": "Better fields beat more fields: cover field 10, which gave one wool, with the two wool.",
  "lesson.flower":
    "Field 3 turns two goods into a sunflower. A sunflower stays on a field and adds one piece to what it produces, every time.",
  "lesson.pay": "Pay the wool and the milk. The eggs are worth more on field 7.",
  "lesson.plant": "Plant it on field 10: from now on it gives three wool.",
  "lesson.harvest": "Rowan's dice make 6. One bag brings you to 7, and two eggs become four coins.",
  "lesson.end":
    "Eight coins to Rowan's five. You know all you need: roll, take a card, activate, and use the others' turns.",
  "lesson.end-go":
    "The game ends when the deck cannot fill the market, after 28 turns here; then everybody activates one field of choice. Play on, or begin a game of your own.",
} as const satisfies Words;
