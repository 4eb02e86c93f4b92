import { createHash, randomBytes } from "node:crypto";

/** Letters that are not taken for one another when they are read aloud. */
const CLEAR = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

const letters = (count: number): string => {
  let text = "";
  while (text.length < count)
    for (const byte of randomBytes(count * 2))
      if (byte < CLEAR.length * 8 && text.length < count) text += CLEAR[byte % CLEAR.length];
  return text;
};

/** The id of a table or a person: nobody guesses it. */
export const freshId = (): string => randomBytes(12).toString("hex");

/** A code to type instead of a link. */
export const freshCode = (): string => letters(6);

/** What a browser shows to be known again: 256 bits. */
export const freshToken = (): string => randomBytes(32).toString("base64url");

/** What a person writes down to come back on another device: 99 bits in four groups. */
export const freshRecovery = (): string => [letters(5), letters(5), letters(5), letters(5)].join("-");

/** A seed for a deal: 128 bits. */
export const freshSeed = (): string => randomBytes(16).toString("hex");

export const hashed = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** A recovery code as it was meant, however it was typed. */
export const asRecovery = (typed: string): string => {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return (plain.match(/.{1,5}/g) ?? []).join("-");
};
