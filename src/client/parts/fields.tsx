import "./fields.css";
import { type ReactElement, type ReactNode, useId } from "react";

interface FieldProps {
  readonly label: string;
  readonly about?: string | undefined;
}

interface ChoiceProps<V extends string | number> extends FieldProps {
  readonly value: V;
  readonly values: readonly { readonly value: V; readonly text: string }[];
  onChange(value: V): void;
}

/** One of a few values. */
export function Choice<V extends string | number>(props: ChoiceProps<V>): ReactElement {
  const { label, about, value, values, onChange } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
        value={String(value)}
        onChange={({ target }) => onChange(values[target.selectedIndex]!.value)}
      >
        {values.map((choice) => (
          <option key={choice.value} value={String(choice.value)}>
            {choice.text}
          </option>
        ))}
      </select>
      <About id={id} text={about} />
    </div>
  );
}

interface PickProps<V extends string | number> extends FieldProps {
  readonly value: V;
  readonly values: readonly {
    readonly value: V;
    readonly text: string;
    /** A sentence below it. */
    readonly about?: string | undefined;
    /** A picture before it. */
    readonly sign?: ReactNode;
  }[];
  onChange(value: V): void;
}

/** One of a few values that all lie open: the arrow keys go through them. */
export function Pick<V extends string | number>(props: PickProps<V>): ReactElement {
  const { label, about, value, values, onChange } = props;
  const id = useId();
  return (
    <fieldset className="field pick" aria-describedby={about === undefined ? undefined : `${id}-about`}>
      <legend>{label}</legend>
      <div className="pick-values">
        {values.map((choice) => (
          <label key={choice.value} className="pick-value">
            <input
              type="radio"
              name={id}
              value={choice.value}
              aria-label={choice.text}
              aria-describedby={choice.about === undefined ? undefined : `${id}-${choice.value}`}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.sign}
            <span>{choice.text}</span>
            {choice.about !== undefined && <small id={`${id}-${choice.value}`}>{choice.about}</small>}
          </label>
        ))}
      </div>
      <About id={id} text={about} />
    </fieldset>
  );
}

interface FlagProps extends FieldProps {
  readonly value: boolean;
  onChange(value: boolean): void;
}

/** Yes or no. */
export function Flag({ label, about, value, onChange }: FlagProps): ReactElement {
  const id = useId();
  return (
    <div className="field">
      <label className="flag">
        <input
          type="checkbox"
          checked={value}
          aria-describedby={about === undefined ? undefined : `${id}-about`}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      <About id={id} text={about} />
    </div>
  );
}

interface EntryProps extends FieldProps {
  readonly children: (id: string, describedBy: string | undefined) => ReactNode;
}

/** Any other field with a label. */
export function Entry({ label, about, children }: EntryProps): ReactElement {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id, about === undefined ? undefined : `${id}-about`)}
      <About id={id} text={about} />
    </div>
  );
}

function About({ id, text }: { readonly id: string; readonly text: string | undefined }): ReactElement | null {
  return text === undefined ? null : (
    <p className="field-about" id={`${id}-about`}>
      {text}
    </p>
  );
}
