import { type ChangeEvent, type ReactElement, useId, useRef } from "react";
import type { Speech } from "../words/use-words.ts";
import { host } from "../worker/index.ts";
import type { CampaignScene, Problem } from "../worker/scene.ts";

interface TakeInProps {
  readonly id: string;
  readonly words: Speech;
  onAnswer(answer: CampaignScene | Problem): void;
}

/** A game that was played on elsewhere comes back as a file. */
export function TakeIn({ id, words, onAnswer }: TakeInProps): ReactElement {
  const { name } = words;
  const input = useRef<HTMLInputElement>(null);
  const about = useId();

  async function read(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (file !== undefined) onAnswer(await host().takeIntoCampaign(id, file));
  }

  return (
    <div className="campaign-take">
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={read} data-testid="take-in" />
      <button className="button" type="button" aria-describedby={about} onClick={() => input.current?.click()}>
        {name("campaign.take")}
      </button>
      <p id={about} className="campaign-note">
        {name("campaign.take-about")}
      </p>
    </div>
  );
}
