/** A secret number of 128 bits that nobody can foresee, as 32 hexadecimal digits. */
export const freshNumber = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
