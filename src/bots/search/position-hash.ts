/** 32-bit position hash (transposition key) of everything but the options. Collisions are not checked for. */
export function positionHash(state: { readonly options: object }): number {
  let hash = 0x811c9dc5;
  const fields = state as unknown as Record<string, unknown>;
  for (const name in fields) if (name !== "options") hash = mixValue(hash, fields[name]);
  return hash >>> 0;
}

function mixValue(hash: number, value: unknown): number {
  if (typeof value === "number") return mix(hash, value);
  if (typeof value === "string") return mixText(hash, value);
  if (typeof value !== "object" || value === null) return mix(hash, value === true ? 3 : value === false ? 5 : 7);
  if (Array.isArray(value)) {
    let rest = mix(hash, value.length);
    for (let i = 0; i < value.length; i++) rest = mixValue(rest, value[i]);
    return rest;
  }
  let rest = mix(hash, 11);
  const fields = value as Record<string, unknown>;
  for (const name in fields) rest = mixValue(mixText(rest, name), fields[name]);
  return rest;
}

function mixText(hash: number, text: string): number {
  let rest = mix(hash, text.length);
  for (let i = 0; i < text.length; i++) rest = mix(rest, text.charCodeAt(i));
  return rest;
}

const mix = (hash: number, word: number): number => {
  const mixed = Math.imul(hash ^ word, 0x01000193);
  return mixed ^ (mixed >>> 15);
};
