import type { ReactElement } from "react";
import type { TextValues } from "../../table/module.ts";
import { Termed } from "../kit/termed.tsx";
import type { Speech } from "../words/use-words.ts";

interface ChapterTextProps {
  readonly chapter: string;
  /** The numbers and choices of a table. */
  readonly values: TextValues;
  readonly words: Speech;
}

/** What a chapter of the rules says, with its terms to be looked up. */
export const ChapterText = ({ chapter, values, words }: ChapterTextProps): ReactElement => (
  <>
    {words
      .say({ ...values, id: `rules.${chapter}.text` })
      .split("\n")
      .filter((paragraph) => paragraph.trim() !== "")
      .map((paragraph) => (
        <p key={paragraph}>
          <Termed text={paragraph} />
        </p>
      ))}
  </>
);
