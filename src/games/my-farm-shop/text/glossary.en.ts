import type { Words } from "../../../table/messages.ts";

/** The terms of the rulebook in our words; each in the forms that texts use. */
export const glossaryEn = {
  "glossary.title": "Terms",
  "glossary.subject.farm": "The Farm",
  "glossary.field": "field|fields",
  "glossary.field.about":
    "One of the ten places of your Farm, numbered 2/12 and 3 to 11. It does what is printed on it, or on the card that lies there.",
  "glossary.activate": "activate|activates|activated|activation",
  "glossary.activate.about":
    "Carry out what a field or its card shows. It is done once, and only if you can pay for it.",
  "glossary.production": "production|produces|produced",
  "glossary.production.about": "Everything that you gain from activating a field.",
  "glossary.area": "area|areas",
  "glossary.area.about": "One of two things that a field offers. You choose one each time you activate it.",
  "glossary.red-arrow": "red arrow|red arrows",
  "glossary.red-arrow.about": "Pay everything before it to gain everything behind it, once for each activation.",
  "glossary.green-arrow": "green arrow|green arrows",
  "glossary.green-arrow.about":
    "The field it points to is activated instead. Bags are paid before that, never after. It may lead to another green arrow.",
  "glossary.once": "1×",
  "glossary.once.about": "The card goes back to the box after it was used. The field beneath it counts again.",
  "glossary.subject.market": "The market",
  "glossary.stall": "market stall|stall|stalls",
  "glossary.stall.about": "One of six places for open cards. A die with its number takes the card there.",
  "glossary.field-card": "Field card|Field cards",
  "glossary.field-card.about": "A card that is put on a field and covers it. Each field holds one at most.",
  "glossary.deck": "deck",
  "glossary.deck.about":
    "It refills the market, card by card. When it is empty and a stall cannot be refilled, the game ends. You may count it at any time.",
  "glossary.subject.goods": "Goods and tiles",
  "glossary.good": "good|goods",
  "glossary.good.about": "Honey, eggs, wool and milk. They lie in your Farm Shop.",
  "glossary.bag": "bag|bags",
  "glossary.bag.about":
    "A burlap bag. Each one you pay moves the number of a die, or of the two dice, by one, for yourself alone. Bags take no room in the shop.",
  "glossary.coin": "coin|coins",
  "glossary.coin.about": "Your points. They are counted on the track around the market.",
  "glossary.sunflower": "sunflower|sunflowers",
  "glossary.sunflower.about": "Placed beside a field, it adds one piece to whatever that field produces.",
  "glossary.farm-shop": "Farm Shop|Farm Shops|shop",
  "glossary.farm-shop.about": "Your store for {room} goods and Transport tiles. What does not fit goes back at once.",
  "glossary.subject.modules": "Modules",
  "glossary.module": "module|modules",
  "glossary.module.about":
    "A part that can be added to the game: Jump-Start, the Farmer, goals. Any of them may be combined.",
  "glossary.farmer": "Farmer",
  "glossary.farmer.about":
    "A card in the market. Whoever takes him gets two Transport tiles instead of a card, and then sends him to another stall.",
  "glossary.transport": "Transport tile|Transport tiles",
  "glossary.transport.about":
    "A sack, tractor, wheelbarrow or barrel. It pays once for the skill it belongs to, and is worth 1 coin at the end.",
  "glossary.skill": "skill|skills",
  "glossary.skill.about":
    "Something that you may do for the matching Transport tile, in any turn, each kind once a turn.",
  "glossary.goal": "goal|goals",
  "glossary.goal.about": "A condition that brings coins to whoever meets it first and second.",
} as const satisfies Words;
