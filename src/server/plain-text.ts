/** Text of a person as one line of plain text: nothing unseen, no direction marks, no towers of marks, at most so long. */
export function plainText(text: string, longest: number): string {
  return [
    ...text
      .normalize("NFC")
      .replace(UNSEEN, " ")
      .replace(/(\p{M}{2})\p{M}+/gu, "$1")
      .replace(/\s+/gu, " ")
      .trim(),
  ]
    .slice(0, longest)
    .join("")
    .trim();
}

/** Control and direction marks, halves and private letters, and letters that look like nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu;
