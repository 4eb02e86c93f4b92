/** Text of a person as one line of plain text: no control or direction marks, no run of spaces, at most so long. */
export function plainText(text: string, longest: number): string {
  return [
    ...text
      .normalize("NFC")
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
      .replace(/\s+/gu, " ")
      .trim(),
  ]
    .slice(0, longest)
    .join("")
    .trim();
}
