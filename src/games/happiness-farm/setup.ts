import { LANDS } from "./data.ts";
import type { Options } from "./options.ts";
import { agendaRules } from "./rules/index.ts";
import type { State } from "./state.ts";
import { tables } from "./tables.ts";

/** The farm with its food and bugs, money for every seat, no animals. (Setup) */
export function setup(seats: number, options: Options, version: number): State {
  const { numbers, board, goods, kinds, supply } = tables({ options, seats });
  const bySeat = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  const bySquare = (value: (land: number) => number) => board.land.map(value);
  const state: State = {
    options,
    version,
    seats,
    shown: 0,
    round: 0,
    land: [...board.land],
    food: bySquare((land) => numbers.lands[LANDS[land]!].atStart),
    bugs: bySquare((land) => numbers.lands[LANDS[land]!].bugs),
    effort: bySquare(() => 0),
    emptiedBy: bySquare(() => -1),
    herd: { owner: [], kind: [], square: [], bought: [], eaten: [], waits: [] },
    money: bySeat(() => numbers.start.money),
    due: bySeat(() => 0),
    scraps: bySeat(() => 0),
    goods: bySeat(() => new Array<number>(goods).fill(0)),
    supply: [...supply],
    market: new Array<number>(kinds).fill(0),
    agenda: [{ kind: "round" }],
  };
  agendaRules.settle(state);
  return state;
}
