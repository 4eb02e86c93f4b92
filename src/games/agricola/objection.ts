import type { Message } from "../../table/messages.ts";
import { type HandCardId, type HandKind, printed } from "./cards/decks/index.ts";
import { dealOf } from "./hands/deals.ts";
import { poolsOf } from "./hands/pools.ts";
import { objectionToKept } from "./kept.ts";
import { BEGINS, type Options } from "./options.ts";
import { RULES_VERSION } from "./version.ts";

/** Why a game cannot begin like this, if so. */
export const objection = (options: Options, seats: number, version = RULES_VERSION): Message | undefined =>
  objectionToHouseRules(options, seats) ??
  objectionToStart(options, seats) ??
  objectionToKept(options, seats, version) ??
  objectionToDeal(options, seats, version);

function objectionToStart({ begins, kept, provisions }: Options, seats: number): Message | undefined {
  const first = BEGINS.indexOf(begins);
  if (seats > 1 && first > seats) return { id: "objection.begins", n: first };
  const isForAll = [kept, provisions].every(({ length }) => length === 0 || length === seats);
  return isForAll ? undefined : { id: "objection.for-each-seat", n: seats };
}

/** Why house rules exclude each other, if so. */
function objectionToHouseRules(options: Options, seats: number): Message | undefined {
  if (options.scatteredPastures && options.strictAdjacency) return { id: "objection.adjacency" };
  if (options.copse && options.extraTile && seats === 2) return { id: "objection.copse" };
  return undefined;
}

/** Why hands cannot be dealt like this, if so. */
function objectionToDeal(options: Options, seats: number, version: number): Message | undefined {
  if (options.deal === "none") return undefined;
  const { size, traveling = 0, marks, market = 0 } = dealOf({ options });
  if (marks !== undefined && seats !== 4) return { id: "objection.four-seats" };
  const cards = Object.values(poolsOf({ options, seats, version })).flat();
  const short = (is: (card: HandCardId) => boolean, need: number, what: string): Message | undefined => {
    const have = cards.filter(is).length;
    return have < need ? { id: "objection.too-few", what, need, n: have } : undefined;
  };
  const ofKind = (kind: HandKind) => (card: HandCardId) => printed[card].kind === kind;
  const travels = (card: HandCardId) => printed[card].travels === true;
  const unmarked = (card: HandCardId) => printed[card].players === 1;
  const marked = (mark: 3 | 4) => cards.filter((card) => printed[card].players === mark).length;
  const missing = (mark: 3 | 4) => Math.max(0, seats * (marks?.[mark] ?? 0) - marked(mark));
  return (
    short(ofKind("occupation"), seats * size.occupation + market, "objection.occupations") ??
    short(ofKind("minor"), seats * size.minor + market, "objection.minors") ??
    (traveling === 0 ? undefined : short(travels, seats * traveling, "objection.traveling")) ??
    (traveling === 0
      ? undefined
      : short(
          (card) => ofKind("minor")(card) && !travels(card),
          seats * (size.minor - traveling),
          "objection.minors",
        )) ??
    (marks === undefined
      ? undefined
      : short(unmarked, seats * marks[1] + missing(3) + missing(4), "objection.occupations"))
  );
}
