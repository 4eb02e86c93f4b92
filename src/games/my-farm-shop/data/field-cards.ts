import type { Printed } from "./grammar.ts";
import { activate, choose, exchange, gain, of } from "./grammar.ts";

/** A Field card: what is printed on its face and the number on its back. */
export interface FieldCard extends Printed {
  /** "start": lies in the opening market; else the stack it comes from. Which card has which back is designed. */
  readonly stack: "start" | 1 | 2 | 3 | 4 | 5 | 6;
}

/** All 59 Field cards. `provenance` covers the action, the 1x icon and where the card may lie; the rest is designed. */
export const fieldCards = {
  "field-01": { stack: "start", action: gain(of(2, "egg")), provenance: "rulebook" },
  "field-02": { stack: "start", action: gain(of(1, "anyGood")), provenance: "rulebook" },
  "field-03": { stack: "start", action: gain(of(2, "honey")), provenance: "designed" },
  "field-04": {
    stack: "start",
    action: exchange([of(1, "honey")], [of(3, "coin")]),
    shopIcon: true,
    provenance: "rulebook",
  },
  "field-05": {
    stack: "start",
    action: gain(of(1, "wool"), of(1, "milk")),
    provenance: "published:rezensionen-fuer-millionen.blogspot.com/2021/08/my-farm-shop.html",
  },
  "field-06": {
    stack: "start",
    action: exchange([of(2, "egg")], [of(4, "coin")]),
    shopIcon: true,
    provenance: "published:opinionatedgamers.com/2020/10/24/simon-weinberg-report-for-spiel-digital-day-3/",
  },
  "field-07": { stack: 1, action: gain(of(2, "bag"), of(1, "coin")), provenance: "rulebook" },
  "field-08": { stack: 1, action: gain(of(2, "wool")), provenance: "designed" },
  "field-09": { stack: 1, action: gain(of(2, "milk")), provenance: "designed" },
  "field-10": { stack: 1, action: gain(of(1, "honey"), of(1, "wool")), provenance: "designed" },
  "field-11": { stack: 1, action: gain(of(1, "egg"), of(1, "milk")), provenance: "designed" },
  "field-12": {
    stack: 1,
    action: gain(of(1, "honey"), of(1, "egg"), of(1, "wool"), of(1, "milk")),
    once: true,
    provenance: "rulebook",
  },
  "field-13": { stack: 1, action: gain(of(3, "sameGood")), once: true, provenance: "rulebook" },
  "field-14": { stack: 1, action: exchange([of(1, "bag")], [of(2, "anyGood")]), provenance: "rulebook" },
  "field-15": { stack: 1, action: exchange([of(1, "wool")], [of(3, "coin")]), shopIcon: true, provenance: "designed" },
  "field-16": { stack: 1, action: exchange([of(1, "milk")], [of(3, "coin")]), shopIcon: true, provenance: "designed" },
  "field-17": {
    stack: 1,
    action: gain(of(1, "sunflower")),
    once: true,
    noSunflowerBonus: true,
    provenance: "rulebook",
  },
  "field-18": {
    stack: 2,
    action: exchange([of(2, "anyGood")], [of(1, "sunflower")]),
    noSunflowerBonus: true,
    provenance: "rulebook",
  },
  "field-19": {
    stack: 2,
    action: gain(of(2, "sunflower")),
    once: true,
    noSunflowerBonus: true,
    provenance: "designed",
  },
  "field-20": { stack: 2, action: activate("up"), placement: [7, 8, 9, 10, 11], provenance: "rulebook" },
  "field-21": { stack: 2, action: activate("left", "right"), provenance: "rulebook" },
  "field-22": { stack: 2, action: gain(of(3, "egg")), provenance: "designed" },
  "field-23": { stack: 2, action: gain(of(2, "honey"), of(1, "bag")), provenance: "designed" },
  "field-24": {
    stack: 2,
    action: exchange([of(1, "egg"), of(1, "wool")], [of(5, "coin")]),
    shopIcon: true,
    provenance: "designed",
  },
  "field-25": {
    stack: 2,
    action: exchange([of(1, "honey"), of(1, "milk")], [of(5, "coin")]),
    shopIcon: true,
    provenance: "designed",
  },
  "field-26": {
    stack: 2,
    action: exchange([of(2, "sameGood")], [of(5, "coin")]),
    shopIcon: true,
    provenance: "designed",
  },
  "field-27": {
    stack: 3,
    action: choose(gain(of(1, "honey"), of(1, "egg")), exchange([of(1, "honey"), of(1, "egg")], [of(6, "coin")])),
    shopIcon: true,
    provenance: "rulebook",
  },
  "field-28": {
    stack: 3,
    action: choose(gain(of(1, "wool"), of(1, "milk")), exchange([of(1, "wool"), of(1, "milk")], [of(6, "coin")])),
    shopIcon: true,
    provenance: "designed",
  },
  "field-29": { stack: 3, action: gain(of(2, "anyGood"), of(1, "bag")), provenance: "designed" },
  "field-30": { stack: 3, action: gain(of(1, "honey"), of(1, "wool"), of(1, "milk")), provenance: "designed" },
  "field-31": { stack: 3, action: gain(of(2, "egg"), of(1, "wool")), provenance: "designed" },
  "field-32": {
    stack: 3,
    action: exchange([of(1, "honey"), of(1, "egg"), of(1, "wool"), of(1, "milk")], [of(8, "coin")]),
    shopIcon: true,
    provenance: "published:rezensionen-fuer-millionen.blogspot.com/2021/08/my-farm-shop.html",
  },
  "field-33": {
    stack: 3,
    action: exchange([of(2, "sameGood", "A"), of(2, "sameGood", "B", ["A"])], [of(1, "bag"), of(7, "coin")]),
    shopIcon: true,
    provenance: "rulebook",
  },
  "field-34": {
    stack: 3,
    action: exchange([of(3, "differentGoods")], [of(8, "coin")]),
    shopIcon: true,
    provenance: "designed",
  },
  "field-35": {
    stack: 3,
    action: exchange([of(1, "anyGood")], [of(3, "coin")]),
    shopIcon: true,
    provenance: "designed",
  },
  "field-36": { stack: 3, action: gain(of(4, "anyGood")), once: true, provenance: "designed" },
  "field-37": { stack: 4, action: activate("up"), placement: [7, 8, 9, 10, 11], provenance: "designed" },
  "field-38": { stack: 4, action: activate("left", "right"), provenance: "designed" },
  "field-39": { stack: 4, action: gain(of(3, "bag"), of(1, "coin")), provenance: "designed" },
  "field-40": { stack: 4, action: exchange([of(1, "bag")], [of(3, "anyGood")]), provenance: "designed" },
  "field-41": {
    stack: 4,
    action: choose(gain(of(2, "bag")), exchange([of(2, "bag")], [of(5, "coin")])),
    provenance: "designed",
  },
  "field-42": { stack: 4, action: gain(of(2, "sameGood"), of(1, "coin")), provenance: "designed" },
  "field-43": { stack: 5, action: exchange([of(2, "honey")], [of(7, "coin")]), shopIcon: true, provenance: "designed" },
  "field-44": { stack: 5, action: exchange([of(2, "wool")], [of(7, "coin")]), shopIcon: true, provenance: "designed" },
  "field-45": { stack: 5, action: exchange([of(2, "milk")], [of(7, "coin")]), shopIcon: true, provenance: "designed" },
  "field-46": { stack: 5, action: exchange([of(3, "egg")], [of(9, "coin")]), shopIcon: true, provenance: "designed" },
  "field-47": { stack: 5, action: gain(of(3, "anyGood")), provenance: "designed" },
  "field-48": {
    stack: 5,
    action: gain(of(1, "honey"), of(1, "egg"), of(1, "wool"), of(1, "milk")),
    provenance: "designed",
  },
  "field-49": {
    stack: 5,
    action: exchange([of(3, "sameGood")], [of(9, "coin")]),
    shopIcon: true,
    provenance: "designed",
  },
  "field-50": {
    stack: 5,
    action: exchange([of(1, "sunflower"), of(1, "bag")], [of(5, "coin")]),
    provenance: "rulebook",
  },
  "field-51": { stack: 5, action: exchange([of(1, "fieldCard")], [of(4, "coin")]), provenance: "rulebook" },
  "field-52": {
    stack: 5,
    action: choose(gain(of(2, "sameGood")), exchange([of(2, "sameGood")], [of(6, "coin")])),
    shopIcon: true,
    provenance: "designed",
  },
  "field-53": {
    stack: 5,
    action: exchange([of(3, "anyGood")], [of(8, "coin")]),
    shopIcon: true,
    provenance: "designed",
  },
  "field-54": {
    stack: 6,
    action: exchange([of(4, "sameGood")], [of(14, "coin")]),
    shopIcon: true,
    provenance: "designed",
  },
  "field-55": {
    stack: 6,
    action: exchange([of(4, "anyGood")], [of(12, "coin")]),
    shopIcon: true,
    provenance: "designed",
  },
  "field-56": {
    stack: 6,
    action: exchange([of(1, "honey"), of(1, "egg"), of(1, "wool"), of(1, "milk")], [of(13, "coin")]),
    shopIcon: true,
    provenance: "designed",
  },
  "field-57": {
    stack: 6,
    action: exchange([of(2, "bag"), of(2, "anyGood")], [of(11, "coin")]),
    shopIcon: true,
    provenance: "designed",
  },
  "field-58": { stack: 6, action: gain(of(6, "coin")), noSunflowerBonus: true, provenance: "designed" },
  "field-59": {
    stack: 6,
    action: exchange([of(3, "sameGood", "A"), of(3, "sameGood", "B", ["A"])], [of(20, "coin")]),
    once: true,
    noSunflowerBonus: true,
    shopIcon: true,
    provenance: "designed",
  },
} as const satisfies { readonly [id: string]: FieldCard };

export type FieldCardId = keyof typeof fieldCards;
