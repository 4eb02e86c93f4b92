import { expect, test } from "vitest";
import { jsonLine, plain, plainLines } from "../../src/cli/plain.ts";

test("What would move the cursor, colour the screen or turn the writing is left out", () => {
  expect(plain("a\u001b[31mb\u0007\r\nc\u009bd\u202ee\u2028f\u007f")).toBe("a[31mbcdef");
  expect(plain("Zoë 😀 – ok")).toBe("Zoë 😀 – ok");
});

test("Drawn text keeps its lines", () => {
  expect(plainLines("a\u001b[1m\nb\r\n")).toBe("a[1m\nb\n");
});

test("Data stays the same data, with such characters escaped", () => {
  const data = { name: "a\u001b\u009b\u202e\u{e0001}z", rows: ["\n", "é"] };
  const line = jsonLine(data);
  expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(JSON.parse(line)).toEqual(data);
});
