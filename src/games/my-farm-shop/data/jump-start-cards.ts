import { exchange, gain, of, type Printed } from "./grammar.ts";

/** The ten Jump-Start cards; all of them are designed. */
export const jumpStartCards = {
  "jump-01": { action: gain(of(2, "honey"), of(1, "coin")), provenance: "designed" },
  "jump-02": { action: gain(of(2, "wool"), of(1, "coin")), provenance: "designed" },
  "jump-03": { action: gain(of(2, "milk"), of(1, "coin")), provenance: "designed" },
  "jump-04": { action: gain(of(2, "egg")), provenance: "designed" },
  "jump-05": { action: exchange([of(1, "honey")], [of(4, "coin")]), shopIcon: true, provenance: "designed" },
  "jump-06": { action: exchange([of(2, "egg")], [of(5, "coin")]), shopIcon: true, provenance: "designed" },
  "jump-07": {
    action: exchange([of(1, "wool"), of(1, "milk")], [of(5, "coin")]),
    shopIcon: true,
    provenance: "designed",
  },
  "jump-08": { action: exchange([of(2, "sameGood")], [of(4, "coin")]), shopIcon: true, provenance: "designed" },
  "jump-09": { action: gain(of(2, "bag")), provenance: "designed" },
  "jump-10": { action: gain(of(2, "sunflower")), once: true, noSunflowerBonus: true, provenance: "designed" },
} as const satisfies { readonly [id: string]: Printed };

export type JumpStartCardId = keyof typeof jumpStartCards;
