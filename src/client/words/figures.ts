/** A number as it is printed: with a minus, not a hyphen. */
export const figures = (n: number): string => (n < 0 ? `−${-n}` : String(n));
