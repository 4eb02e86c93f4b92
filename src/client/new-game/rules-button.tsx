import { type ReactElement, Suspense, useState } from "react";
import type { TextValues } from "../../table/module.ts";
import type { Options } from "../../table/options.ts";
import { lazily } from "../parts/lazily.tsx";
import type { Speech } from "../words/use-words.ts";
import { host } from "../worker/index.ts";
import type { GameFacts } from "../worker/scene.ts";

const RulesDialog = lazily(() => import("../frame/rules.tsx"));

interface RulesButtonProps {
  readonly facts: GameFacts;
  readonly words: Speech;
  readonly seats: number;
  readonly options: Options;
}

/** The rules, before a game begins. */
export function RulesButton({ facts, words, seats, options }: RulesButtonProps): ReactElement {
  const [values, setValues] = useState<TextValues>();
  const open = () =>
    void host()
      .rulebook(facts.id, seats, options)
      .then(({ values }) => setValues(values));
  return (
    <>
      <button className="button small" type="button" onClick={open}>
        {words.name("frame.rules")}
      </button>
      {values !== undefined && (
        <Suspense>
          <RulesDialog
            onClose={() => setValues(undefined)}
            game={facts.id}
            rules={facts.rules}
            values={values}
            task={undefined}
            words={words}
          />
        </Suspense>
      )}
    </>
  );
}
