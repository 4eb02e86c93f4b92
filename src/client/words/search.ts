/** Whether a text has each word that is searched for, whatever their case and accents. */
export function hasWords(text: string, searched: string): boolean {
  const folded = fold(text);
  return fold(searched)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
