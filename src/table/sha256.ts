import { sha256 as digest } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** SHA-256 of a text (as UTF-8), as 64 hexadecimal digits. */
export const sha256 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)));

/** SHA-256 of a text, as eight words of 32 bits. */
export function sha256Words(text: string): number[] {
  const bytes = digest(utf8ToBytes(text));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / 4 }, (_, i) => view.getUint32(4 * i));
}
