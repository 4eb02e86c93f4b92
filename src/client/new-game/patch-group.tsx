import { Fragment, type ReactElement, type SyntheticEvent, useId, useState } from "react";
import type { Json } from "../../table/json.ts";
import { quoted } from "../../table/messages.ts";
import type { PatchField } from "../../table/options.ts";
import type { Speech } from "../words/use-words.ts";
import {
  type Figures,
  figuresText,
  type Group,
  isChanged,
  type Path,
  pathsIn,
  readFigures,
  valueAt,
  without,
  withValue,
  wordIds,
} from "./patch.ts";
import { type Typed, textOf, unfold } from "./typed.ts";

interface PatchGroupProps {
  /** What the ids of its words begin with: "option.tables". */
  readonly id: string;
  readonly group: Group;
  readonly field: PatchField;
  readonly value: Json;
  readonly words: Speech;
  onChange(value: Json): void;
}

/** Numbers of one subject, folded away; its summary says how many differ from what is printed. */
export function PatchGroup({ id, group, field, value: patch, words, onChange }: PatchGroupProps): ReactElement {
  const { table } = field;
  const [typed, setTyped] = useState<{ readonly [path: string]: Typed | undefined }>({});
  const paths = pathsIn(table, group);

  const numbers = paths.map((path): PatchNumber => {
    const at = path.join(".");
    const printed = valueAt(table, path) as Figures;
    const value = valueAt(patch, path) ?? printed;
    const text = textOf(typed[at], value, figuresText);
    const isWrong = readFigures(text, printed, field) === undefined;
    return {
      path,
      text,
      printed,
      isWrong,
      isChanged: isChanged(table, patch, path),
      type(now) {
        const read = readFigures(now, printed, field);
        setTyped({ ...typed, [at]: { text: now, of: read ?? value } });
        if (read !== undefined) onChange(withValue(table, patch, path, read));
      },
      leave: () => isWrong || setTyped({ ...typed, [at]: undefined }),
    };
  });
  const putBack = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    // The button goes away with what it puts back.
    currentTarget.closest("details")?.querySelector("summary")?.focus();
    setTyped({});
    onChange(paths.reduce((rest: Json, path) => without(rest, path), patch));
  };

  const changed = numbers.filter((number) => number.isChanged).length;
  const wrong = numbers.filter((number) => number.isWrong).length;
  const naming = { words, wordOf: (path: Path) => wordIds(id, path).find(words.has) ?? quoted(path.at(-1) ?? "") };
  return (
    <details className="patch-group">
      <summary>
        <span className="patch-name">
          {group.path.length === 0 ? words.name("form.patch-general") : nameOf(naming, group.path)}
        </span>
        {changed > 0 && <span className="patch-count">{words.say({ id: "form.patch-changed", n: changed })}</span>}
        {wrong > 0 && <span className="patch-count wrong">{words.say({ id: "form.patch-wrong", n: wrong })}</span>}
      </summary>
      <PatchRows
        numbers={numbers.filter(({ path }) => path.length === group.path.length + 1)}
        field={field}
        naming={naming}
      />
      {group.rows.length > 0 && <PatchTable group={group} numbers={numbers} field={field} naming={naming} />}
      {changed + wrong > 0 && (
        <button className="button small" type="button" onClick={putBack}>
          {words.name("form.patch-put-back")}
        </button>
      )}
    </details>
  );
}

/** A printed number, or a list of them, as it stands in the form. */
interface PatchNumber {
  readonly path: Path;
  readonly text: string;
  readonly printed: Figures;
  readonly isChanged: boolean;
  readonly isWrong: boolean;
  type(text: string): void;
  leave(): void;
}

interface Naming {
  readonly words: Speech;
  /** The id of the word for the last key of a path, or the key itself in quotes. */
  wordOf(path: Path): string;
}

const nameOf = ({ words, wordOf }: Naming, path: Path): string =>
  words.has(wordOf(path)) ? words.name(wordOf(path)) : (path.at(-1) ?? "");

interface NumbersProps {
  readonly numbers: readonly PatchNumber[];
  readonly field: PatchField;
  readonly naming: Naming;
}

/** Numbers below each other, each with its name. */
function PatchRows({ numbers, field, naming }: NumbersProps): ReactElement {
  const id = useId();
  return (
    <div className="patch-rows">
      {numbers.map((number) => {
        const at = `${id}${number.path.join(".")}`;
        return (
          <div key={at} className="patch-row">
            <label id={`${at}-name`} htmlFor={at}>
              {nameOf(naming, number.path)}
            </label>
            <NumberInput id={at} labels={[`${at}-name`]} names={[number.path]} {...{ number, field, naming }} />
            <Problem id={at} names={[number.path]} {...{ number, field, naming }} />
          </div>
        );
      })}
    </div>
  );
}

/** Records as rows, their numbers as columns; a table that is too wide scrolls in its own box. */
function PatchTable({ group, numbers, field, naming }: NumbersProps & { readonly group: Group }): ReactElement {
  const id = useId();
  const { path, rows, columns } = group;
  return (
    <div className="patch-table">
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" id={`${id}-column-${column}`}>
                {nameOf(naming, [...path, column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const cells = columns.map((column) => {
              const number = numbers.find((one) => one.path.at(-2) === row && one.path.at(-1) === column);
              return {
                column,
                number,
                at: `${id}-${row}-${column}`,
                names: [
                  [...path, row],
                  [...path, column],
                ],
              };
            });
            return (
              <Fragment key={row}>
                <tr>
                  <th scope="row" id={`${id}-row-${row}`}>
                    {nameOf(naming, [...path, row])}
                  </th>
                  {cells.map(({ column, number, at, names }) => (
                    <td key={column}>
                      {number !== undefined && (
                        <NumberInput
                          id={at}
                          labels={[`${id}-row-${row}`, `${id}-column-${column}`]}
                          {...{ names, number, field, naming }}
                        />
                      )}
                    </td>
                  ))}
                </tr>
                {cells.map(
                  ({ number, at, names }) =>
                    number?.isWrong && (
                      <tr key={at}>
                        <td colSpan={columns.length + 1}>
                          <Problem id={at} {...{ names, number, field, naming }} />
                        </td>
                      </tr>
                    ),
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface NumberProps {
  readonly id: string;
  readonly number: PatchNumber;
  /** What the number is called: its own name, or its row and its column. */
  readonly names: readonly Path[];
  readonly field: PatchField;
  readonly naming: Naming;
}

/** The field of one number; a changed one says what is printed. */
function NumberInput(props: NumberProps & { readonly labels: readonly string[] }): ReactElement {
  const { id, number, labels, field, naming } = props;
  const { text, printed, isChanged, isWrong } = number;
  const isList = typeof printed !== "number";
  const notes = [...(isWrong ? [`${id}-problem`] : []), ...(isChanged ? [`${id}-printed`] : [])];
  return (
    <div className="patch-number">
      <input
        id={id}
        ref={(input) => input?.setCustomValidity(isWrong ? problemOf(props) : "")}
        className={isList ? "list" : undefined}
        type={isList ? "text" : "number"}
        min={isList ? undefined : field.min}
        max={isList ? undefined : field.max}
        autoComplete="off"
        data-changed={isChanged || undefined}
        value={text}
        aria-labelledby={labels.join(" ")}
        aria-describedby={notes.length === 0 ? undefined : notes.join(" ")}
        aria-invalid={isWrong}
        onInvalid={unfold}
        onChange={({ target }) => number.type(target.value)}
        onBlur={number.leave}
      />
      {isChanged && (
        <small id={`${id}-printed`}>{naming.words.say({ id: "form.patch-printed", value: printed })}</small>
      )}
    </div>
  );
}

/** What to write where something else has been written. */
function Problem(props: NumberProps): ReactElement | null {
  return props.number.isWrong ? (
    <p className="patch-problem" id={`${props.id}-problem`} role="alert">
      {problemOf(props)}
    </p>
  ) : null;
}

const problemOf = ({ number, names, field: { min, max }, naming: { words, wordOf } }: NumberProps): string =>
  words.say({
    id: typeof number.printed === "number" ? "form.patch-number" : "form.patch-list",
    field: names.map(wordOf),
    min,
    max,
  });
