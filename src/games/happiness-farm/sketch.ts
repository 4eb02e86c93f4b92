import { say } from "../../table/messages.ts";
import { ANIMALS, GOODS, LAND_FACTS, LANDS } from "./data.ts";
import { startPlayer } from "./rules/order.ts";
import { animalsOf, totalHappiness } from "./scoring.ts";
import type { State } from "./state.ts";
import { tables } from "./tables.ts";
import { en } from "./text/en.ts";

/** A thing by its name, in the form for so many. */
const named = (id: string, count: number): string => say({ code: "en", words: en }, { id }, String, count);

/** Letters of the animals in a sketch. */
const ANIMAL_LETTERS = ["c", "d", "g", "p", "t", "w", "h", "s"];

/**
 * The farm as text: on each square its land, food, bugs (b) and effort (e), below it the animals with their owner;
 * then the Player Boards.
 */
export function sketch(view: State): string {
  const { board, buy, kinds, numbers } = tables(view);
  const lines = [`round ${view.round}/${numbers.rounds}, seat ${startPlayer(view) + 1} begins`];
  const width = 13;
  const columns = [...Array(board.width).keys()].map((column) => String.fromCharCode(97 + column).padEnd(width));
  lines.push(`   ${columns.join("").trimEnd()}`);
  for (let row = 0; row < board.height; row++) {
    const squares = [...Array(board.width).keys()].map((column) => row * board.width + column);
    lines.push(
      `${String(row + 1).padStart(2)} ${squares.map((square) => landText(view, square).padEnd(width)).join("")}`.trimEnd(),
    );
    const herds = squares.map((square) => herdText(view, square));
    if (herds.some((herd) => herd !== ""))
      lines.push(`   ${herds.map((herd) => herd.padEnd(width)).join("")}`.trimEnd());
  }
  for (let seat = 0; seat < view.seats; seat++) {
    const goods = view.goods[seat]!.flatMap((count, good) =>
      count > 0 ? [`${count} ${named(GOODS[good]!, count)}`] : [],
    );
    const animals = animalsOf(view, seat, kinds).flatMap((n, kind) =>
      n > 0 ? [`${n} ${named(ANIMALS[kind]!, n)}`] : [],
    );
    const due = view.due[seat]! > 0 ? [`${view.due[seat]}$ due`] : [];
    const board = [`${view.money[seat]}$`, ...due, ...goods, ...animals].join(", ");
    lines.push(`seat ${seat + 1}: ${board}; happiness ${totalHappiness(view, seat)}`);
  }
  const stock = (row: readonly number[]) => row.map((n, kind) => `${n} ${named(ANIMALS[kind]!, n)}`).join(", ");
  lines.push(
    `prices: ${ANIMALS.slice(0, kinds)
      .map((animal, kind) => `${named(animal, 1)} ${buy[kind]}$`)
      .join(", ")}`,
  );
  if (view.options.meepleBag) lines.push(`for sale: ${stock(view.market)}`);
  else if (view.options.limitedSupply) lines.push(`supply: ${stock(view.supply)}`);
  return lines.join("\n");
}

function landText({ land, food, bugs, effort }: State, square: number): string {
  const parts = [`${LAND_FACTS[LANDS[land[square]!]!].letter}${food[square]}`];
  if (bugs[square]! > 0) parts.push(`b${bugs[square]}`);
  if (effort[square]! > 0) parts.push(`e${effort[square]}`);
  return parts.join(" ");
}

function herdText({ herd }: State, square: number): string {
  const groups = new Map<string, number>();
  for (let i = 0; i < herd.kind.length; i++) {
    if (herd.square[i] !== square) continue;
    const name = `${ANIMAL_LETTERS[herd.kind[i]!]}${herd.owner[i]! + 1}`;
    groups.set(name, (groups.get(name) ?? 0) + 1);
  }
  return [...groups].map(([name, count]) => (count > 1 ? `${count}${name}` : name)).join(" ");
}
