import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import wabt from "wabt";

const folder = new URL("../../src/bots/learned/", import.meta.url);

test("kernel.wasm is what kernel.wat assembles to", async () => {
  const { parseWat } = await wabt();
  const program = parseWat("kernel.wat", readFileSync(new URL("kernel.wat", folder), "utf8"));
  const assembled = program.toBinary({}).buffer;
  expect(Buffer.from(assembled).equals(readFileSync(new URL("kernel.wasm", folder)))).toBe(true);
});
