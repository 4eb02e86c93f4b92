/** SHA-256 of a text (as UTF-8), as 64 hexadecimal digits. */
export const sha256 = (text: string): string =>
  sha256Words(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, "0"))
    .join("");

/** SHA-256 of a text, as eight words of 32 bits. */
export function sha256Words(text: string): number[] {
  const bytes = utf8(text);
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const words = new Int32Array(blocks * 16);
  for (let i = 0; i < bytes.length; i++)
    words[i >> 2] = at(words, i >> 2) | ((bytes[i] as number) << (24 - (i & 3) * 8));
  words[bytes.length >> 2] = at(words, bytes.length >> 2) | (0x80 << (24 - (bytes.length & 3) * 8));
  words[words.length - 1] = bytes.length * 8;
  words[words.length - 2] = Math.floor((bytes.length * 8) / 0x1_0000_0000);

  const hash = Int32Array.from(INITIAL);
  const schedule = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) {
    for (let i = 0; i < 64; i++) schedule[i] = i < 16 ? at(words, block + i) : expand(schedule, i);
    compress(hash, schedule);
  }
  return [...hash].map((word) => word >>> 0);
}

function expand(w: Int32Array, i: number): number {
  const s0 = turn(at(w, i - 15), 7) ^ turn(at(w, i - 15), 18) ^ (at(w, i - 15) >>> 3);
  const s1 = turn(at(w, i - 2), 17) ^ turn(at(w, i - 2), 19) ^ (at(w, i - 2) >>> 10);
  return (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0;
}

function compress(hash: Int32Array, w: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + at(w, i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = (at(hash, i) + word) | 0;
}

const at = (words: Int32Array, i: number): number => words[i] as number;

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) as number;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}

const PRIMES = firstPrimes(64);
const INITIAL = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/** The first 32 bits of what stands behind the point. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 0x1_0000_0000) | 0;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}
