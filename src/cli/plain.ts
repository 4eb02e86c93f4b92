/** Characters that move the cursor, colour the screen, break the line or turn the direction of writing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Text from outside as one line that a terminal shows as it is: what would do more than be seen is left out. */
export const plain = (text: string): string => text.replace(UNSEEN, "");

/** Drawn text, line by line. */
export const plainLines = (text: string): string => text.split("\n").map(plain).join("\n");

/** Data as one line of JSON; what a terminal would obey is escaped. */
export const jsonLine = (value: unknown): string =>
  JSON.stringify(value).replace(UNSEEN, (letter) =>
    [...Array(letter.length).keys()].map((i) => `\\u${letter.charCodeAt(i).toString(16).padStart(4, "0")}`).join(""),
  );
