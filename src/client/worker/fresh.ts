/** A secret number of 128 bits that nobody can foresee, as 32 hexadecimal digits. */
export const freshNumber = (): string => randomDigits(32);

/** The id of something new on this device. */
export const freshId = (): string => randomDigits(8);

/** Hexadecimal digits of secure randomness. `crypto.randomUUID` is missing over plain http; this is there everywhere. */
const randomDigits = (count: number): string =>
  [...crypto.getRandomValues(new Uint8Array(count / 2))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
