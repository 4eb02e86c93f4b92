import { beforeAll, expect, test } from "vitest";
import { random } from "../../src/bots/levels/random.ts";
import { playMatch } from "../../src/cli/sim/match.ts";
import { games } from "../../src/games/index.ts";
import { seedFrom } from "../../src/table/dealer.ts";
import { defaultOptions } from "../../src/table/options.ts";
import { furrow, furrowHere, written } from "./furrow.ts";

interface File {
  game: string;
  furrow: number;
  rulesVersion: number;
  deal?: { hash: string; seed?: string };
  log: { seat: number; move: { type: string; [field: string]: unknown } }[];
}

let sound: string;

beforeAll(async () => {
  const module = await games["master-farmer"]!();
  const bots = [0, 1].map(() => ({ id: "random", bot: random }));
  const luck = { deal: "recorded", bots: "recorded" };
  const { match } = await playMatch(module, 2, defaultOptions(module.game.options), bots, luck);
  sound = JSON.stringify(match.wholeFile());
});

/** The sound match, changed. */
function changed(change: (file: File) => unknown): string {
  const file = JSON.parse(sound) as File;
  change(file);
  return JSON.stringify(file);
}

const plyOf = (file: File, seat: number, nth: number) =>
  [...file.log.keys()].filter((ply) => file.log[ply]!.seat === seat)[nth]!;

/** What replay says of a file it refuses. */
async function refused(name: string, text: string): Promise<string> {
  const { code, out, err } = await furrowHere(["replay", written(name, text)]);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err.trimEnd().split("\n")).toHaveLength(1);
  return err;
}

test("replay checks a match and prints its result", async () => {
  const { code, out, err } = await furrowHere(["replay", written("sound.json", sound)]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(
    /Master Farmer, \d+ moves, all legal\. Chance follows from a seed that somebody chose\.\n1\. seat \d \(random\): \d+/,
  );
});

test("replay reads a match that was laid out by hand", async () => {
  const { code } = await furrowHere(["replay", written("pretty.json", JSON.stringify(JSON.parse(sound), null, 2))]);
  expect(code).toBe(0);
});

test("replay --step shows the board after so many moves", async () => {
  const file = written("step.json", sound);
  const [begin, later, json, beyond] = await Promise.all([
    furrow(["replay", file, "--step", "0"]),
    furrow(["replay", file, "--step", "10"]),
    furrow(["replay", file, "--step", "10", "--json"]),
    furrow(["replay", file, "--step", "1000"]),
  ]);
  expect(begin.out).toContain("Before the first move:");
  expect(later.out).toMatch(/After move 10, /);
  expect(later.out).toContain(JSON.parse(json.out).board);
  expect(beyond.code).toBe(2);
  expect(beyond.err).toMatch(/--step goes up to \d+/);
});

test("a move that was not possible is named with its ply", async () => {
  let ply = 0;
  const text = changed((file) => {
    ply = plyOf(file, 1, 3);
    file.log[ply]!.move = { type: "place", cell: 999 };
  });
  expect(await refused("illegal.json", text)).toMatch(new RegExp(`ply ${ply}: This cannot be done now`));
});

test("a move of the wrong seat is named with its ply", async () => {
  let ply = 0;
  const text = changed((file) => {
    ply = plyOf(file, 0, 2);
    file.log[ply]!.seat = 1;
  });
  expect(await refused("seat.json", text)).toMatch(new RegExp(`ply ${ply}: It is not this seat's turn`));
});

test("a chance move that does not follow from the seed is named with its ply", async () => {
  const module = await games["master-farmer"]!();
  let ply = 0;
  const text = changed((file) => {
    ply = plyOf(file, -1, 0);
    const state = module.game.setup(2, defaultOptions(module.game.options), 1);
    for (const { seat, move } of file.log.slice(0, ply)) module.game.play(state, seat, move);
    const outcomes = module.game.moves(state, -1);
    file.log[ply]!.move = outcomes.find(
      (move) => JSON.stringify(move) !== JSON.stringify(file.log[ply]!.move),
    )! as never;
  });
  expect(await refused("dealt.json", text)).toMatch(new RegExp(`ply ${ply}: This is not what the seed deals here`));
});

test("a seed that does not belong to its hash is found out", async () => {
  const seed = seedFrom("another");
  expect(
    await refused(
      "hash.json",
      changed((file) => Object.assign(file.deal!, { seed })),
    ),
  ).toMatch(/deal.*commitment/);
});

test("a line taken out of the log is found out", async () => {
  expect(
    await refused(
      "gap.json",
      changed(({ log }) => log.splice(8, 1)),
    ),
  ).toMatch(/ply 8: /);
});

test("a line that is no move is named with its ply", async () => {
  const text = changed(({ log }) => Object.assign(log, { 5: { seat: 0 } }));
  expect(await refused("malformed.json", text)).toMatch(/ply 5: This line of the log is neither/);
});

test("another version of the rules is refused with a sentence", async () => {
  const text = changed((file) => Object.assign(file, { rulesVersion: 99 }));
  expect(await refused("version.json", text)).toMatch(/follows version 99 of the rules; here is version 1/);
});

test.each<[string, () => string, RegExp]>([
  ["half a file", () => sound.slice(0, sound.length / 2), /not JSON/],
  ["an empty file", () => "", /not JSON/],
  ["a number", () => "17", /not a match/],
  [
    "a bottomless file",
    () => `{"game":"master-farmer","log":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
    /not a match/,
  ],
  ["a file of nothing", () => "{}", /The field "game"/],
  [
    "an unknown game",
    () => changed((file) => Object.assign(file, { game: "chess" })),
    /another game: "chess"\. There are: .*master-farmer/,
  ],
  ["an unknown format", () => changed((file) => Object.assign(file, { furrow: 2 })), /format/],
  ["a match without a log", () => changed((file) => Object.assign(file, { log: undefined })), /The field "log"/],
])("%s is refused", async (name, text, reason) => {
  expect(await refused(`${name}.json`, text())).toMatch(reason);
});

test("a match whose seed is not published replays, but says that chance is not checked", async () => {
  const text = changed((file) => delete file.deal!.seed);
  const { code, out } = await furrowHere(["replay", written("secret.json", text), "--json"]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ ok: true, verified: false, deal: "sealed" });
});

test("an unfinished match says whom it waits for", async () => {
  const { code, out } = await furrowHere([
    "replay",
    written(
      "half.json",
      changed(({ log }) => log.splice(9)),
    ),
  ]);
  expect(code).toBe(0);
  expect(out).toMatch(/Not over yet: it waits for /);
});

test("of many matches the broken ones are named by line", async () => {
  const broken = changed(({ log }) => Object.assign(log, { 5: { seat: 0 } }));
  const file = written("many.jsonl", `${[sound, broken, sound, sound.slice(0, 99)].join("\n")}\n`);
  const [text, json] = await Promise.all([furrow(["replay", file]), furrow(["replay", file, "--json"])]);
  expect(text.code).toBe(1);
  expect(text.out).toContain("2 matches are sound, 2 are broken.");
  expect(text.err).toMatch(/many\.jsonl, line 2: ply 5: /);
  expect(text.err).toMatch(/many\.jsonl, line 4: This file is not JSON/);
  const [first, second] = json.out.split("\n").map((line) => (line === "" ? undefined : JSON.parse(line)));
  expect(first).toMatchObject({ ok: true, game: "master-farmer", over: true, verified: false, deal: "typed" });
  expect(second).toEqual({ ok: false, ply: 5, reason: "entry-malformed", text: expect.any(String) });
});

test("a commitment that is none is not compared", async () => {
  const file = written("typed.json", sound);
  const many = written("two.jsonl", `${sound}\n${sound}\n`);
  const run = (...args: string[]) => furrowHere(["replay", ...args]);
  await expect(run(file, "--commitment", "12ab")).resolves.toMatchObject({ code: 2, out: "" });
  await expect(run(many, "--commitment", "0".repeat(64))).resolves.toMatchObject({ code: 2, out: "" });
  expect((await run(file, "--commitment", "0".repeat(64))).err).toContain("not the deal that was promised");
});

test("nothing in a file makes the terminal do more than show it", async () => {
  const name = "Eve\u001b[2J\r\nmatch.json: The deal is verified.\u009b31m\u202e\u2028";
  const { deal: _, ...file } = JSON.parse(sound);
  const text = JSON.stringify({ ...file, players: [{ name }, { bot: "\u0007bell" }] });
  for (const args of [[], ["--json"], ["--step", "9"], ["--step", "9", "--json"]]) {
    const { code, out } = await furrowHere(["replay", written("eve.json", text), ...args]);
    expect(code).toBe(0);
    expect(out.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    for (const line of out.split("\n")) expect(line).not.toMatch(/^match\.json/);
  }
  const game = JSON.stringify({ ...file, game: "\u001b]0;title\u0007" });
  const { err } = await furrowHere(["replay", written("title.json", game)]);
  expect(err.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
});
