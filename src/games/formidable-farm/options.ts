import type { Described } from "../../table/options.ts";

/** How Formidable Farm may be played; each field but the last is a point the booklet leaves open. */
export type FormidableOptions = {
  /** A double supplies reward at a space by choice: one space twice, or a choice each time. */
  readonly suppliesTwice: "same-space" | "choose-each-time";
  /** What the card space gives a seat whose stack is empty. */
  readonly emptyStackAtSupplySpace: "nothing" | "any-crop";
  /** Whether a card fulfilled from the stack can be paid in the same turn. */
  readonly fulfilledFromStackPayableAtOnce: boolean;
  /** The least number of animals for "any number of sheep or pigs". */
  readonly anyNumberMinimum: 0 | 1;
  /** Whether two rewards of another turn give two further turns. */
  readonly anotherTurnStacks: boolean;
  /** Whether a seat that has just finished still takes a further turn it earned. */
  readonly finishedSeatTakesAnotherTurn: boolean;
  readonly soloAnotherTurnIsFree: boolean;
  readonly soloPreviousDisc: "countdown" | "none";
  readonly soloFirstTurnsMarketLimit: boolean;
  /** After so many rounds a game that nobody finishes ends, in shared places. */
  readonly roundLimit: number;
};

const solo = { max: 1 };
const several = { min: 2 };

export const options: Described<FormidableOptions> = {
  fields: {
    suppliesTwice: { kind: "choice", values: ["same-space", "choose-each-time"], default: "same-space" },
    emptyStackAtSupplySpace: { kind: "choice", values: ["nothing", "any-crop"], default: "nothing" },
    fulfilledFromStackPayableAtOnce: { kind: "flag", default: true },
    anyNumberMinimum: { kind: "choice", values: [0, 1], default: 1 },
    anotherTurnStacks: { kind: "flag", default: false, seats: several },
    finishedSeatTakesAnotherTurn: { kind: "flag", default: false, seats: several },
    soloAnotherTurnIsFree: { kind: "flag", default: false, seats: solo },
    soloPreviousDisc: { kind: "choice", values: ["countdown", "none"], default: "countdown", seats: solo },
    soloFirstTurnsMarketLimit: { kind: "flag", default: true, seats: solo },
    roundLimit: { kind: "number", min: 20, max: 400, default: 200 },
  },
};
