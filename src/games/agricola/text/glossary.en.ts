import type { Words } from "../../../table/messages.ts";

/** The terms of the appendix ("Terms and Phrases") in our words; each in the forms that texts use. */
export const glossaryEn = {
  "glossary.title": "Terms and phrases",

  "glossary.subject.board": "The game board",
  "glossary.action-space": "action space|action spaces",
  "glossary.action-space.about":
    "A space where a person can be placed. Some are printed on the board, some are on cards that come round by round, some on tiles.",
  "glossary.round-space": "round space|round spaces",
  "glossary.round-space.about":
    "One of the 14 numbered spaces of the board. A new action space card lands on it when its round begins. Goods that cards promise you wait there, too.",
  "glossary.next-rounds": "next round spaces|next 2 round spaces|next 3 round spaces|next 5 round spaces",
  "glossary.next-rounds.about":
    "The round spaces right after the current round. Near the end of the game there may be fewer left: what would lie beyond round 14 is lost. If you lose the card that put goods there, you lose the goods as well.",
  "glossary.accumulation-space": "accumulation space|accumulation spaces|spaces with an arrow",
  "glossary.accumulation-space.about":
    "A space with an arrow. It gets more goods every round until somebody uses it. Whoever does takes everything that lies there.",
  "glossary.permanent-space": "permanent action space|spaces without an arrow",
  "glossary.permanent-space.about":
    "A space that offers the same every round. To use it you must carry out at least one of its actions, or one that a card lets you take instead.",
  "glossary.use-space": "use an action space|uses an action space|using an action space",
  "glossary.use-space.about":
    "Place a person on it and carry out at least one of its actions. Some cards let you take the action alone, without placing anybody: that is not using the space.",
  "glossary.column": "column of the board",
  "glossary.column.about": "All action spaces that lie one above the other on the board.",
  "glossary.adjacent-spaces": "adjacent action spaces",
  "glossary.adjacent-spaces.about":
    "Two spaces that share an edge, even across a gap between them. Spaces that only meet at a corner are not adjacent.",

  "glossary.subject.cards": "Cards",
  "glossary.occupation": "occupation|occupations",
  "glossary.occupation.about":
    "A hand card that is played on Lessons, face up in front of you. It may cost food twice: what Lessons asks for, and what is printed on the card itself.",
  "glossary.occupation-cost": "occupation cost",
  "glossary.occupation-cost.about":
    "The food to pay for playing an occupation. Lessons says how much; a card that lets you play one elsewhere says so itself. What is printed on the occupation is paid on top of that, and nothing makes it cheaper if it is food.",
  "glossary.minor": "minor improvement|minor improvements",
  "glossary.minor.about":
    "A hand card that is played on spaces and by cards that say so, one at a time. First its prerequisite has to be met, then its cost is paid.",
  "glossary.major": "major improvement|major improvements",
  "glossary.major.about": "One of ten cards that anybody can build. Each is there once.",
  "glossary.improvement": "improvement|improvements",
  "glossary.improvement.about": "A major or a minor improvement.",
  "glossary.traveling": "traveling card|traveling cards|travelling card|travelling cards",
  "glossary.traveling.about":
    "A minor improvement with an arrow. Once played it goes to the hand of the player on your left, so it may be played several times in a round. It never counts as lying in front of you.",
  "glossary.prerequisite": "prerequisite|prerequisites",
  "glossary.prerequisite.about":
    "What must be true when you play a card. A number means at least that many unless the card says exactly or at most. “No” means none at this moment, whatever you had before. It need not stay true afterward.",
  "glossary.building-cost": "building cost|building costs",
  "glossary.building-cost.about":
    "The goods you pay for a room, stable, fence, renovation or card. They come from your supply, animals from your farm; goods in fields or on cards cannot be paid.",
  "glossary.well-card": "Wells",
  "glossary.well-card.about": "Improvements whose name ends with “Well”.",
  "glossary.oven-card": "oven|ovens",
  "glossary.oven-card.about": "An improvement whose name ends with “Oven”.",
  "glossary.slash": "slash|slashes",
  "glossary.slash.about":
    "Numbers or goods with slashes belong together in their order: for 1/2/3 sheep you get 2/4/6 food means 2 food for 1 sheep, 4 for 2, 6 for 3.",
  "glossary.points-noted": "bonus point|bonus points",
  "glossary.points-noted.about":
    "Points from the text of a card, beside those printed on it. A card that can bring some has the sign with a plus. Points that come during the game are noted at once.",

  "glossary.subject.course": "Course of play",
  "glossary.before-round": "before the start of the round|before the start of each round",
  "glossary.before-round.about":
    "The moment right before the preparation phase, so even before you get the goods that wait on the round space.",
  "glossary.start-of-round": "start of the round|start of each round|start of a round",
  "glossary.start-of-round.about":
    "The preparation phase: you get the goods on the round space, in any order you like. You must take what is given to you. What is offered in exchange for something you may decline, but then it is gone.",
  "glossary.work-phase": "work phase",
  "glossary.work-phase.about":
    "People are placed in turn until nobody is at home. When the last person leaves a space during it, anybody may use that space again. Meeting Place takes one person a round, whatever cards allow.",
  "glossary.returning-home": "returning home phase",
  "glossary.returning-home.about": "The end of a round: everybody takes their people home, and newborns become adults.",
  "glossary.harvest": "harvest|harvests",
  "glossary.harvest.about":
    "Field phase, feeding phase and breeding phase after rounds 4, 7, 9, 11, 13 and 14. Single phases that a card lets you play at another time are no harvest unless the card says so.",
  "glossary.feeding": "feeding phase",
  "glossary.feeding.about":
    "Each adult eats 2 food (3 if you play alone), each newborn 1. For every food you lack you take a begging marker.",
  "glossary.breeding": "breeding phase",
  "glossary.breeding.about":
    "Each type of which you have at least two animals gets one more, if your farm has room for it. Newborn animals cannot be cooked before they have a place.",
  "glossary.begging": "begging marker|begging markers",
  "glossary.begging.about": "Taken for each food you lack. It costs 3 points at the end of the game.",
  "glossary.skip": "skip|skips|skipping",
  "glossary.skip.about":
    "Pass your turn although somebody is at home. You place that person later; you do not lose it.",
  "glossary.two-people": "two people immediately after one another",
  "glossary.two-people.about":
    "You place two people in one turn. Your next turn is not left out for it: you are only done earlier.",
  "glossary.starting-player": "starting player",
  "glossary.starting-player.about":
    "Whoever has the starting player token. It changes hands at once when Meeting Place is used, in the middle of a round.",

  "glossary.subject.people": "Players and people",
  "glossary.player": "another player|other players",
  "glossary.player.about": "Anybody at the table but you. A player is who plays; a person is a piece on the board.",
  "glossary.person": "person|people",
  "glossary.person.about":
    "A piece of your family that is placed to take actions. You begin with two and have five at most.",
  "glossary.offspring": "offspring",
  "glossary.offspring.about": "Your third, fourth and fifth person as long as they wait in your supply.",
  "glossary.family-growth": "family growth|wish for children",
  "glossary.family-growth.about":
    "A person from your supply comes into play as a newborn. With room only means that you need more rooms than people.",
  "glossary.newborn": "newborn|newborns",
  "glossary.newborn.about":
    "A person who joined this round. It stands beside its parent, counts as one of your people at once, and is adult after the round and its harvest. Where no wish for children was used, its parent is the one who acted last.",
  "glossary.placing": "placing a person|place a person|places one person",
  "glossary.placing.about":
    "Taking a person from your house to an action space. The actions of that space come after it and are no part of it.",
  "glossary.persons-action": "person's action",
  "glossary.persons-action.about":
    "All that a person does on its action space. Actions that cards give without placing anybody are none.",

  "glossary.subject.animals": "Animals",
  "glossary.pasture": "pasture|pastures",
  "glossary.pasture.about":
    "Spaces of your farmyard with fences all around. It holds two animals of one type for each space, doubled by each stable in it.",
  "glossary.meadow": "meadow|meadows",
  "glossary.meadow.about": "A green space of your farmyard without fences around it.",
  "glossary.fence-space": "fence space|fence spaces",
  "glossary.fence-space.about":
    "A place for a fence: between two farmyard spaces or along the edge of the board. Fences connect; they are never adjacent.",
  "glossary.capacity": "capacity",
  "glossary.capacity.about": "How many animals a pasture holds. Stables double it, cards may change it.",
  "glossary.unfenced-stable": "unfenced stable|unfenced stables|stable outside",
  "glossary.unfenced-stable.about": "A stable in no pasture. It holds one animal.",
  "glossary.fenced-stable": "fenced stable|fenced stables",
  "glossary.fenced-stable.about": "A stable in a pasture. It doubles the room of the pasture and scores 1 point.",
  "glossary.parent-animals": "parent animals|newborn animal|newborn animals",
  "glossary.parent-animals.about": "Two animals of a type that breed, and the young one they have.",
  "glossary.cook": "cooked|cook",
  "glossary.cook.about":
    "Turn an animal or vegetable into food with a Fireplace, Cooking Hearth or another card that says so, at any time. Animals need no place before that unless the table has agreed otherwise.",

  "glossary.subject.fields": "Fields",
  "glossary.field-tile": "field tile|field tiles",
  "glossary.field-tile.about": "A tile on your farmyard. Only tiles score as fields.",
  "glossary.field": "field|fields",
  "glossary.field.about": "A field tile, or a card that calls itself a field.",
  "glossary.plow": "plow|plows|plowed",
  "glossary.plow.about":
    "Put a field tile on a free space of your farmyard, beside another field tile if you have one. It stays there for good.",
  "glossary.sow": "sow|sows|sowing|sown",
  "glossary.sow.about":
    "Put 1 grain and 2 more from the general supply into an empty field, or 1 vegetable and 1 more. At each harvest one of them comes to your supply.",
  "glossary.unconditional-sow": "unconditional Sow action",
  "glossary.unconditional-sow.about":
    "A Sow action that limits neither the number of fields, nor how many goods come into a field, nor which.",
  "glossary.grain-field": "grain field|grain fields|vegetable field|vegetable fields",
  "glossary.grain-field.about":
    "A field with at least 1 grain, or 1 vegetable, in it right now. With the last one harvested it is no longer one.",
  "glossary.empty-field": "empty field|empty fields|unplanted field|unplanted fields",
  "glossary.empty-field.about":
    "A field is unplanted if it holds nothing that can be harvested, and empty if it holds nothing at all.",
  "glossary.bake": "bake|bakes|baking|bread",
  "glossary.bake.about":
    "Turn grain from your supply into food with an improvement that can bake, when an action says Bake Bread.",

  "glossary.subject.farm": "The farm",
  "glossary.farmyard": "farmyard|farmyards",
  "glossary.farmyard.about": "The 15 spaces of your board, three rows of five. Two of them are rooms from the start.",
  "glossary.unused": "unused space|unused spaces|bare space|bare spaces|used space|used spaces",
  "glossary.unused.about":
    "A space is used if it has a tile or a stable or lies within fences. Goods or animals alone do not make it used. Each unused space costs a point.",
  "glossary.adjacent-farmyard": "adjacent",
  "glossary.adjacent-farmyard.about": "Farmyard spaces with an edge in common, not only a corner.",
  "glossary.renovate": "renovate|renovates|renovating|renovation|renovations",
  "glossary.renovate.about":
    "Turn all rooms from wood to clay, or from clay to stone, for 1 of the new material for each room and 1 reed.",
  "glossary.on-farm": "on your farm|supply",
  "glossary.on-farm.about":
    "Your supply is what lies beside your board. What lies there or on the board is on your farm; so is what lies on a card, if the card says that it is yours already. Goods a card only promises are not.",

  "glossary.subject.goods": "Goods",
  "glossary.goods": "good|goods",
  "glossary.goods.about": "Building resources, crops, animals and food.",
  "glossary.building-resources": "building resource|building resources",
  "glossary.building-resources.about": "Wood, clay, reed and stone.",
  "glossary.crops": "crop|crops",
  "glossary.crops.about": "Grain and vegetables.",
  "glossary.resources": "resource|resources",
  "glossary.resources.about": "Building resources and crops.",
  "glossary.animals": "animal|animals",
  "glossary.animals.about": "Sheep, wild boar and cattle. Sheep and cattle are dairy animals.",
  "glossary.general-supply": "general supply",
  "glossary.general-supply.about":
    "The stock that belongs to nobody. What a card gives comes from it unless the card says otherwise, and it never runs out.",
  "glossary.obtain": "obtain|obtains|get a good",
  "glossary.obtain.about":
    "A good comes to your supply, whether from a space, from a card, from the general supply or from a field.",
  "glossary.exchange": "exchange|exchanges|buy|sell",
  "glossary.exchange.about":
    "You give one thing for another. Buying with food and turning goods into food are exchanges, too.",
  "glossary.any-number": "any number",
  "glossary.any-number.about": "As many as you like, also none.",
  "glossary.discard": "discard|discards",
  "glossary.discard.about":
    "Put goods back into the general supply, at any time. Pieces of your colour cannot be discarded, and nothing can be given to another player.",
} as const satisfies Words;
