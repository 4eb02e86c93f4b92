import type { ReactElement } from "react";
import { Icon, Place, Tumble, useTable } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import { farmOf, sum } from "../farm.ts";
import { diePlace, stallPlace } from "../places.ts";
import { STALLS } from "../rules/deal.ts";
import type { State } from "../state.ts";
import { type Component, tables } from "../tables.ts";
import { FACE, Face, faceText } from "./face.tsx";
import { range } from "./range.ts";

const AWNING = 34;
const GAP = 6;
const STALL = { width: FACE.width + GAP, height: FACE.height + AWNING + GAP } as const;

interface MarketProps {
  readonly view: State;
  readonly shown: State;
  readonly seat: Seat;
  /** How many stalls stand side by side. */
  readonly columns: number;
}

/** Six stalls with the dice and the deck. */
export function Market({ view, shown, seat, columns }: MarketProps): ReactElement {
  const { name } = useTable();
  const width = columns * STALL.width + GAP;
  const height = (6 / columns) * STALL.height + GAP;
  return (
    <section className="fs-market" aria-label={name("market")}>
      <DiceRow view={view} shown={shown} seat={seat} />
      <svg className="board" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={name("market")}>
        {STALLS.map((stall) => (
          <Stall
            key={stall}
            view={view}
            shown={shown}
            seat={seat}
            stall={stall}
            x={GAP + ((stall - 1) % columns) * STALL.width}
            y={GAP + Math.floor((stall - 1) / columns) * STALL.height}
          />
        ))}
      </svg>
    </section>
  );
}

interface StallProps extends Omit<MarketProps, "columns"> {
  readonly stall: number;
  readonly x: number;
  readonly y: number;
}

function Stall({ view, shown, seat, stall, x, y }: StallProps): ReactElement {
  const { say } = useTable();
  const lies = shown.market[stall - 1] ?? null;
  const component = lies === null || lies === "farmer" ? undefined : tables(shown).cards[lies];
  const isNew = lies !== null && view.market[stall - 1] !== lies;
  const ways = waysTo(view, seat, stall);
  return (
    <Place
      id={stallPlace(stall)}
      label={say({ id: "board.stall", stall, card: cardText(lies, component) })}
      shape={<rect x={x} y={y} width={FACE.width} height={FACE.height + AWNING} rx="8" />}
      {...(lies === "farmer" && { explains: "farmer" })}
    >
      <Awning x={x} y={y} stall={stall} />
      {component !== undefined && <Face component={component} isCard x={x} y={y + AWNING} isGhost={isNew} />}
      {lies === "farmer" && (
        <g>
          <rect
            className="fs-farmer"
            x={x + 2}
            y={y + AWNING + 2}
            width={FACE.width - 4}
            height={FACE.height - 4}
            rx="7"
          />
          <Icon of="farmer" x={x + FACE.width / 2 - 33} y={y + AWNING + 11} size={66} silent />
        </g>
      )}
      {lies === null && shown.stall === stall && <LaidDie x={x} y={y} stall={stall} />}
      {ways.length > 0 && (
        <text className="fs-ways" x={x + FACE.width - 8} y={y + 24} textAnchor="end" aria-hidden="true">
          {ways}
        </text>
      )}
    </Place>
  );
}

const cardText = (lies: State["market"][number], component: Component | undefined) =>
  component !== undefined ? faceText(component) : { id: lies === "farmer" ? "farmer" : "board.empty" };

/** How the seat that takes a card could reach a stall: a tick for a die that shows it, else the bags it takes. */
function waysTo(view: State, seat: Seat, stall: number): string {
  if (view.active !== seat || view.dice.length !== 3) return "";
  const bags = Math.min(...view.dice.map((die) => Math.abs(die - stall)));
  if (bags === 0) return "✓";
  return bags <= farmOf(view, seat).bags ? `−${bags}` : "";
}

function Awning({ x, y, stall }: Pick<StallProps, "x" | "y" | "stall">): ReactElement {
  const stripes = 6;
  const step = FACE.width / stripes;
  return (
    <g aria-hidden="true">
      <rect className="fs-stall" x={x} y={y} width={FACE.width} height={FACE.height + AWNING} rx="8" />
      {range(stripes).map((i) => (
        <path
          key={i}
          className={i % 2 === 0 ? "fs-stripe dark" : "fs-stripe"}
          d={`M${x + i * step} ${y}h${step}v22a${step / 2} 9 0 0 1 ${-step} 0z`}
        />
      ))}
      <circle className="fs-sign" cx={x + 18} cy={y + 17} r="14" />
      <text className="fs-stall-number on-colour" x={x + 18} y={y + 18} textAnchor="middle" dominantBaseline="central">
        {stall}
      </text>
    </g>
  );
}

function LaidDie({ x, y, stall }: { readonly x: number; readonly y: number; readonly stall: number }): ReactElement {
  return (
    <g transform={`translate(${x + FACE.width / 2 - 22} ${y + AWNING + 20})`} opacity="0.6">
      <DieFace value={stall} />
    </g>
  );
}

const PIPS: { readonly [value: number]: readonly (readonly [number, number])[] } = {
  1: [[22, 22]],
  2: [
    [12, 12],
    [32, 32],
  ],
  3: [
    [11, 11],
    [22, 22],
    [33, 33],
  ],
  4: [
    [12, 12],
    [32, 12],
    [12, 32],
    [32, 32],
  ],
  5: [
    [11, 11],
    [33, 11],
    [22, 22],
    [11, 33],
    [33, 33],
  ],
  6: [
    [12, 10],
    [32, 10],
    [12, 22],
    [32, 22],
    [12, 34],
    [32, 34],
  ],
};

function DieFace({ value }: { readonly value: number }): ReactElement {
  return (
    <>
      <rect className="fs-die" x="1" y="1" width="42" height="42" rx="8" />
      {PIPS[value]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="fs-pip" cx={x} cy={y} r="4" />
      ))}
    </>
  );
}

/** The dice as they lie: each with the sum that taking it leaves, and at the end what is left in the deck. */
function DiceRow({ view, shown, seat }: Pick<MarketProps, "view" | "shown" | "seat">): ReactElement {
  const { say } = useTable();
  const { dice } = view;
  const all = dice.reduce((sum, die) => sum + die, 0);
  const chooses = dice.length === 3;
  const values = [...new Set(dice)];
  return (
    <div className="fs-dice">
      {dice.length === 0 && (
        <span className="fs-note">{say({ id: view.final ? "board.final" : "board.no-dice" })}</span>
      )}
      {values.map((value) => {
        const same = dice.filter((die) => die === value).length;
        const left = all - value;
        const label = say(chooses ? { id: "board.die", die: value, n: left } : { id: "board.die-left", die: value });
        return (
          <svg
            key={value}
            className="board fs-die-box"
            style={{ width: `${same * 3.2}rem` }}
            viewBox={`0 0 ${same * 50} 50`}
            role="group"
            aria-label={label}
          >
            <Place
              id={diePlace(value)}
              label={label}
              shape={<rect x="1" y="1" width={same * 50 - 2} height="48" rx="9" />}
            >
              {range(same).map((i) => (
                <g key={i} transform={`translate(${3 + i * 50} 3)`}>
                  <Tumble roll={`${view.turn}/${dice.length === 3}`}>
                    <DieFace value={value} />
                  </Tumble>
                </g>
              ))}
            </Place>
          </svg>
        );
      })}
      {dice.length === 2 && <strong className="fs-sum">= {say({ id: `field.${all === 12 ? 2 : all}` })}</strong>}
      {chooses && view.active === seat && (
        <span className="fs-note">
          {say({ id: "board.leaves", what: values.map((die) => ({ id: "board.leaves-one", die, n: all - die })) })}
        </span>
      )}
      <span className="fs-deck" data-explain="deck">
        {say({ id: "board.deck", n: sum(shown.deck), turn: Math.max(1, view.turn), turns: turnsOf(view) })}
      </span>
    </div>
  );
}

/** How many turns the game has. */
const turnsOf = (view: State): number => sum(view.deck) + Math.max(1, view.turn);
