import type { Message } from "../../table/messages.ts";
import type { RulesTable } from "../../table/module.ts";
import type { Card } from "./cards/card.ts";
import type { MajorId } from "./cards/ids.ts";
import { LEFT_OVER, majors } from "./cards/majors.ts";
import { scoreTables } from "./scoring.ts";

const COOKED = ["vegetable", "sheep", "boar", "cattle"] as const;
const NONE: Message = { id: "rules.table.none" };
const ids = Object.keys(majors) as readonly MajorId[];
/** What makes food, by name; what is there twice, at two prices, makes the same. */
const kitchens: readonly (readonly [name: string, Card])[] = [
  ["rules.table.fireplace", majors["fireplace-2"]],
  ["rules.table.hearth", majors["cooking-hearth-4"]],
  ["clay-oven", majors["clay-oven"]],
  ["stone-oven", majors["stone-oven"]],
];

const most = (grain: number): Message | number => (Number.isFinite(grain) ? grain : { id: "rules.table.any" });

/** All numbers the rules show: what food is made of, the score sheet, and what the major improvements add to it. */
export const rulesTables: readonly RulesTable[] = [
  ...scoreTables,
  {
    chapter: "scoring",
    title: { id: "rules.table.majors" },
    columns: [{ id: "rules.table.major" }, { id: "rules.table.points" }],
    rows: ids.map((id) => [{ id }, majors[id].points ?? 0]),
  },
  {
    chapter: "scoring",
    title: { id: "rules.table.left-over" },
    columns: [{ id: "rules.table.major" }, { id: "rules.table.good" }, 1, 2, 3],
    rows: Object.entries(LEFT_OVER).map(([id, { good, for: least }]) => [{ id }, { id: good }, ...least]),
  },
  {
    chapter: "harvest",
    title: { id: "rules.table.cooked" },
    columns: [{ id: "rules.table.with" }, ...COOKED.map((id) => ({ id }))],
    rows: [
      [{ id: "rules.table.nothing" }, 1, NONE, NONE, NONE],
      ...kitchens
        .filter(([, { cooks }]) => cooks !== undefined)
        .map(([id, { cooks }]) => [{ id }, ...COOKED.map((good) => cooks?.[good] ?? NONE)]),
    ],
  },
  {
    chapter: "harvest",
    title: { id: "rules.table.baked" },
    columns: [{ id: "rules.table.with" }, { id: "rules.table.each-grain" }, { id: "rules.table.most" }],
    rows: kitchens.map(([id, { bakes }]) => [{ id }, bakes?.food ?? NONE, most(bakes?.grain ?? 0)]),
  },
];
