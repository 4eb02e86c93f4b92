import "../board.css";
import "./spaces.css";
import { type ReactElement, useDeferredValue, useState } from "react";
import { Choice, Flag, Found, hasWords, Icon, Search, Termed, useCompact, useTable } from "../../../../client/board.ts";
import { SPACE_IDS, type SpaceId } from "../../space-ids.ts";
import { STAGES } from "../../spaces.ts";
import { isHarvest, type State } from "../../state.ts";
import { textValues } from "../../text-values.ts";
import { ActionBoard, Space, spaceFacts } from "../action-board.tsx";
import { smallLayout, wideLayout } from "../layout.ts";
import { fullOptions, ORIGINS, type Origin, originOf, printedBoard, printedSpaces, type Setting } from "./printed.ts";

interface Wanted extends Setting {
  readonly text: string;
  readonly origin: Origin | "";
}

const ANY: Wanted = { seats: 2, hasHands: true, text: "", origin: "" };

/** Every action space: the board as it is printed, then each space with what it gives and what it costs. */
export function Page(): ReactElement {
  const { name } = useTable();
  const [wanted, setWanted] = useState<Wanted>(ANY);
  const { seats, hasHands, text, origin } = useDeferredValue(wanted);
  const board = printedBoard({ seats, hasHands });
  const told = useTold(wanted);
  const all = printedSpaces(board);
  const found = all.filter(
    (id) => (origin === "" || originOf(id, seats) === origin) && hasWords(`${name(id)} ${told(id)}`, text),
  );
  return (
    <div className="spaces-page">
      <Sieve wanted={wanted} onChange={(part) => setWanted({ ...wanted, ...part })} />
      <Printed board={board} />
      <Found
        what="spaces"
        n={found.length}
        all={all.length}
        onClear={() => setWanted({ ...wanted, text: "", origin: "" })}
      />
      {ORIGINS.map((from) => {
        const spaces = found.filter((id) => originOf(id, seats) === from);
        return (
          spaces.length > 0 && (
            <section key={from} aria-labelledby={`from-${from}`}>
              <OriginTitle of={from} seats={seats} />
              <ul className="space-list">
                {spaces.map((id) => (
                  <Entry key={id} board={board} id={id} text={told(id)} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

/** What a space lets one do at such a table. */
function useTold(setting: Setting): (id: SpaceId) => string {
  const { say } = useTable();
  const values = textValues(fullOptions(setting), setting.seats);
  return (id) => say({ ...values, id: `${id}.about` });
}

/** The whole board, as it lies on the table. */
function Printed({ board }: { readonly board: State }): ReactElement {
  const { say } = useTable();
  const compact = useCompact();
  const layout = compact ? smallLayout(board, 3) : wideLayout(board);
  return (
    <svg
      className="board printed-board"
      viewBox={`-2 -2 ${layout.width + 4} ${layout.height + 4}`}
      role="group"
      aria-label={say({ id: "spaces.printed", n: board.seats })}
    >
      <ActionBoard view={board} shown={board} layout={layout} stocked={false} isSmall={compact} />
    </svg>
  );
}

interface OriginTitleProps {
  readonly of: Origin;
  readonly seats: number;
}

/** Where some spaces come from; of a stage also the rounds, and which of them end with a harvest. */
function OriginTitle({ of: origin, seats }: OriginTitleProps): ReactElement {
  const { say, name } = useTable();
  const id = `from-${origin}`;
  if (typeof origin !== "number")
    return (
      <h2 id={id}>{origin === "extension" ? say({ id: "spaces.extension", n: seats }) : name(titleOf(origin))}</h2>
    );
  const { rounds } = STAGES[origin - 1]!;
  const span =
    rounds.length > 1
      ? { id: "board.stage-rounds", from: rounds[0]!, to: rounds.at(-1)! }
      : { id: "board.stage-round", from: rounds[0]! };
  return (
    <h2 id={id}>
      {say({ id: "board.stage", n: origin })} <small>{say(span)}</small>{" "}
      {rounds.filter(isHarvest).map((round) => (
        <Icon key={round} of="harvest" size={18} silent />
      ))}
    </h2>
  );
}

const titleOf = (origin: Exclude<Origin, number | "extension">): string =>
  origin === "board" || origin === "tiles" ? `spaces.${origin}` : `deck.${origin}`;

const WIDTH = 132;
const HEIGHT = 56;

interface EntryProps {
  readonly board: State;
  readonly id: SpaceId;
  readonly text: string;
}

/** A space as it is drawn on the board, and what one does there. */
function Entry({ board, id, text }: EntryProps): ReactElement {
  const { name } = useTable();
  return (
    <li>
      <svg className="board" viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} aria-hidden="true">
        <Space
          {...spaceFacts(board, board, id, true)}
          box={{ x: 0, y: 0, width: WIDTH, height: HEIGHT }}
          round={undefined}
        />
      </svg>
      <div>
        <h3>{name(id)}</h3>
        <p>
          <Termed text={text} />
        </p>
      </div>
    </li>
  );
}

interface SieveProps {
  readonly wanted: Wanted;
  onChange(part: Partial<Wanted>): void;
}

function Sieve({ wanted, onChange }: SieveProps): ReactElement {
  const { name, say } = useTable();
  const originName = (origin: Origin): string =>
    typeof origin === "number"
      ? say({ id: "board.stage", n: origin })
      : origin === "extension"
        ? say({ id: "spaces.extension", n: wanted.seats })
        : name(titleOf(origin));
  const origins = ORIGINS.filter((origin) =>
    SPACE_IDS.some((id) => isThere(id, wanted) && originOf(id, wanted.seats) === origin),
  );
  return (
    <search className="sieve">
      <Search value={wanted.text} onChange={(text) => onChange({ text })} />
      <Choice
        label={name("browse.players")}
        value={wanted.seats}
        values={[1, 2, 3, 4].map((value) => ({ value, text: String(value) }))}
        onChange={(seats) => onChange({ seats, origin: "" })}
      />
      <Choice
        label={name("spaces.from")}
        value={String(wanted.origin)}
        values={[
          { value: "", text: name("browse.any") },
          ...origins.map((origin) => ({ value: String(origin), text: originName(origin) })),
        ]}
        onChange={(value) => onChange({ origin: origins.find((origin) => String(origin) === value) ?? "" })}
      />
      <Flag label={name("spaces.with-hands")} value={wanted.hasHands} onChange={(hasHands) => onChange({ hasHands })} />
    </search>
  );
}

const isThere = (id: SpaceId, setting: Setting): boolean => printedSpaces(printedBoard(setting)).includes(id);
