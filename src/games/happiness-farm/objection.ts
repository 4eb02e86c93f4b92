import type { Json } from "../../table/json.ts";
import { type Message, quoted } from "../../table/messages.ts";
import { ANIMALS, FOODS, type Numbers } from "./data.ts";
import type { Options } from "./options.ts";
import { boardFor, landOfLetter, numbersOf } from "./tables.ts";

const MOST_SQUARES = 144;
const MOST_PLACES = 9;
const MOST_SEATS = 6;

/** What makes patched numbers impossible to play, with the field it is about. */
export function objection(options: Options, seats: number): Message | undefined {
  const numbers = numbersOf(options);
  return (
    amountProblem(numbers) ??
    animalProblem(numbers) ??
    seatsProblem(numbers, options.tables) ??
    boardProblem(numbers, seats)
  );
}

const wrong = (id: string, field: string, values: { readonly [name: string]: number } = {}): Message => ({
  id,
  field: quoted(`tables.${field}`),
  ...values,
});

function amountProblem(numbers: Numbers): Message | undefined {
  if (numbers.rounds < 1 || numbers.rounds > 100) return wrong("tables-range", "rounds", { min: 1, max: 100 });
  if (!isRow(numbers.moneyHappiness)) return wrong("tables-thresholds", "moneyHappiness");
  for (const [land, { atStart, most }] of Object.entries(numbers.lands))
    if (atStart > most) return wrong("tables-more-than-most", `lands.${land}.atStart`, { most });
  return undefined;
}

function animalProblem(numbers: Numbers): Message | undefined {
  for (const animal of ANIMALS) {
    const { capacity, eats, happiness } = numbers.animals[animal];
    if (capacity < 1 || capacity > 99) return wrong("tables-range", `animals.${animal}.capacity`, { min: 1, max: 99 });
    const unknown = eats.findIndex((food) => !(FOODS as readonly string[]).includes(food));
    if (unknown >= 0) return wrong("tables-unknown-food", `animals.${animal}.eats.${unknown}`);
    if (!isRow(happiness)) return wrong("tables-thresholds", `animals.${animal}.happiness`);
  }
  return undefined;
}

/** A scoring row: a few thresholds, each higher than the one before. */
const isRow = (row: readonly number[]): boolean =>
  row.length > 0 &&
  row.length <= 10 &&
  row.every((threshold, i) => threshold > 0 && (i === 0 || threshold > (row[i - 1] as number)));

/** Each number of seats has at most one board; of two the changed one is at fault. */
function seatsProblem({ boards }: Numbers, patch: Options["tables"]): Message | undefined {
  const names = Object.keys(boards) as (keyof Numbers["boards"])[];
  for (let seats = 1; seats <= MOST_SEATS; seats++) {
    const fitting = names.filter((name) => boards[name].seats.includes(seats));
    if (fitting.length < 2) continue;
    const changed = fitting.find((name) => hasSeats(patch, name));
    return wrong("tables-two-boards", `boards.${changed ?? fitting[0]}.seats`, { seats });
  }
  return undefined;
}

const hasSeats = (patch: Options["tables"], board: string): boolean =>
  (patch.boards as { readonly [name: string]: { readonly seats?: Json } } | undefined)?.[board]?.seats !== undefined;

function boardProblem(numbers: Numbers, seats: number): Message | undefined {
  if (boardFor(numbers, seats) === undefined) return wrong("tables-no-board", "boards", { seats });
  for (const [name, { places, rows }] of Object.entries(numbers.boards)) {
    if (places < 1 || places > MOST_PLACES)
      return wrong("tables-range", `boards.${name}.places`, { min: 1, max: MOST_PLACES });
    const width = rows[0]?.length ?? 0;
    if (width < 1 || width > 26 || width * rows.length > MOST_SQUARES)
      return wrong("tables-board-size", `boards.${name}.rows`, { most: MOST_SQUARES });
    for (const [i, row] of rows.entries()) {
      if (row.length !== width) return wrong("tables-row-length", `boards.${name}.rows.${i}`, { width });
      if ([...row].some((letter) => landOfLetter(letter) === undefined))
        return wrong("tables-unknown-land", `boards.${name}.rows.${i}`);
    }
  }
  return undefined;
}
