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
