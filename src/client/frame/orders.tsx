import { type ReactElement, useState } from "react";
import { type Described, defaultOptions, fieldsOf, type Options } from "../../table/options.ts";
import { OptionField } from "../new-game/option-field.tsx";
import { Dialog } from "../parts/dialog.tsx";
import type { Speech } from "../words/use-words.ts";
import { host } from "../worker/index.ts";

interface OrderDialogProps {
  readonly onClose: () => void;
  readonly described: Described;
  readonly order: Options | undefined;
  readonly words: Speech;
}

/** A standing order: the table answers small questions for the seat until it takes over. */
export default function OrderDialog({ onClose, described, order, words }: OrderDialogProps): ReactElement {
  const { name, say } = words;
  const [draft, setDraft] = useState<Options>(() => order ?? defaultOptions(described));
  const [problem, setProblem] = useState<string>();
  async function leave(): Promise<void> {
    const reason = await host().order(draft);
    if (reason === undefined) onClose();
    else setProblem(say(reason));
  }
  return (
    <Dialog title={name("frame.orders")} onClose={onClose}>
      <div className="fields">
        <p>{name("frame.orders-about")}</p>
        {fieldsOf(described).map(([option, field]) => (
          <OptionField
            key={option}
            prefix="order"
            name={option}
            field={field}
            value={draft[option] ?? field.default}
            words={words}
            onChange={(value) => setDraft({ ...draft, [option]: value })}
          />
        ))}
        {problem !== undefined && (
          <p className="notice" role="alert">
            {problem}
          </p>
        )}
        <button className="button primary" type="button" onClick={() => void leave()}>
          {name("frame.order-set")}
        </button>
      </div>
    </Dialog>
  );
}
