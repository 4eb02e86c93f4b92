import { describe, expect, test } from "vitest";
import { Match } from "../../src/table/match.ts";
import type { Entry, MatchFile, Player } from "../../src/table/match-file.ts";
import type { Move } from "../cards/state.ts";
import { ANNA, BERT, beforeBids, bid, cards, deals, dealt, does, finished, refusal, STOP, take } from "./sitting.ts";

/** Anna has finished her turn, and Bert has begun his. */
function bertHasMoved(players?: readonly Player[]) {
  const match = dealt({}, players);
  does(match, ANNA, take("bury"), { type: "bury", card: "pea" }, STOP);
  does(match, BERT, take("bury"), { type: "bury", card: "bean" });
  return match;
}

/** Why a file with this line behind the others is refused. */
const refusedBehind = (file: MatchFile, line: object) =>
  refusal(() => Match.open(cards, { ...file, log: [...file.log, line as Entry] }));

describe("With the consent of those whose moves go with it", () => {
  test("a move can be taken back, and the log says who agreed", () => {
    const match = bertHasMoved();
    const stop = match.log.findLastIndex((entry) => entry.seat === ANNA);
    expect(match.undoNeeds(ANNA)).toEqual([BERT]);
    expect(match.undoable(ANNA)).toBeUndefined();
    expect(match.undo(ANNA).reason).toEqual({ id: "needs-consent" });
    expect(match.undo(ANNA, [ANNA]).reason).toEqual({ id: "needs-consent" });
    expect(match.undo(ANNA, [BERT]).reason).toBeUndefined();
    expect(match.log.at(-1)).toEqual({ undo: stop, seat: ANNA, consent: [BERT] });
    expect(match.actors()).toEqual([ANNA]);
    expect(match.state.hands[BERT]?.cards).toContain("bean");
  });

  test("the file opens and goes on from there", () => {
    const match = bertHasMoved();
    match.undo(ANNA, [ANNA, BERT]);
    const opened = Match.open(cards, JSON.parse(JSON.stringify(match.wholeFile())));
    expect(opened.state).toEqual(match.state);
    does(opened, ANNA, STOP);
    expect(opened.actors()).toEqual([BERT]);
  });

  test("nobody takes back what chance has brought or what was shown", () => {
    const drawn = dealt();
    does(drawn, ANNA, take("draw"));
    deals(drawn, "pea");
    const shown = beforeBids();
    does(shown, ANNA, bid("bean"));
    does(shown, BERT, bid("leek"));
    for (const match of [drawn, shown]) {
      expect(match.undoNeeds(ANNA)).toBeUndefined();
      expect(match.undo(ANNA, [ANNA, BERT]).reason).toEqual({ id: "nothing-to-undo" });
    }
  });

  test("bots are not asked whether they agree", () => {
    const match = bertHasMoved([{}, { bot: "random" }]);
    expect(match.undoNeeds(ANNA)).toEqual([]);
    expect(match.undo(ANNA).reason).toBeUndefined();
    expect(match.log.at(-1)).not.toHaveProperty("consent");
  });
});

describe("A take-back that is refused at the table is refused in a file", () => {
  test("over another person's move without consent", () => {
    const file = bertHasMoved().wholeFile();
    const stop = file.log.findLastIndex((entry) => entry.seat === ANNA);
    expect(refusedBehind(file, { undo: stop, seat: ANNA })).toEqual({ reason: "needs-consent", ply: file.log.length });
    expect(refusedBehind(file, { undo: stop, seat: ANNA, consent: [ANNA] }).reason).toBe("needs-consent");
    expect(refusedBehind(file, { undo: stop, seat: ANNA, consent: [ANNA, BERT] }).reason).toBe("needs-consent");
  });

  test("with consent that nobody had to give", () => {
    const match = dealt();
    does(match, ANNA, take("bury"));
    const file = match.wholeFile();
    const line = { undo: file.log.length - 1, seat: ANNA };
    expect(refusedBehind(file, { ...line, consent: [BERT] }).reason).toBe("needs-consent");
    expect(() => Match.open(cards, { ...file, log: [...file.log, line] })).not.toThrow();
  });

  test("after the end", () => {
    const file = finished("file").wholeFile();
    for (const [ply, entry] of file.log.entries())
      if (entry.seat !== -1)
        expect(refusedBehind(file, { undo: ply, seat: entry.seat })).toEqual({ reason: "over", ply: file.log.length });
  });

  test("after chance has spoken", () => {
    const match = dealt();
    does(match, ANNA, take("draw"));
    const draw = match.log.length - 1;
    deals(match, "pea");
    expect(refusedBehind(match.wholeFile(), { undo: draw, seat: ANNA }).reason).toBe("nothing-to-undo");
  });

  test("of a move of another seat, of an earlier move, of a card that was dealt", () => {
    const match = dealt();
    does(match, ANNA, take("bury"), { type: "bury", card: "corn" });
    const file = match.wholeFile();
    const last = file.log.length - 1;
    expect(refusedBehind(file, { undo: last, seat: BERT }).reason).toBe("nothing-to-undo");
    expect(refusedBehind(file, { undo: last - 1, seat: ANNA }).reason).toBe("nothing-to-undo");
    expect(refusedBehind(file, { undo: 0, seat: ANNA }).reason).toBe("nothing-to-undo");
  });

  test("of what the table played because it was forced", () => {
    const match = dealt();
    does(match, ANNA, take("buy"));
    const file = match.wholeFile();
    expect(refusedBehind(file, { undo: file.log.length - 1, seat: ANNA }).reason).toBe("nothing-to-undo");
    expect(match.undo(ANNA).reason).toBeUndefined();
    expect(match.log.at(-1)).toEqual({ undo: file.log.length - 2, seat: ANNA });
  });

  test("without the seat, or with seats that are none", () => {
    const match = dealt();
    does(match, ANNA, take("bury"));
    const file = match.wholeFile();
    const undo = file.log.length - 1;
    for (const line of [
      { undo },
      { undo, seat: -1 },
      { undo, seat: 2 },
      { undo, seat: "0" },
      { undo: -1, seat: ANNA },
      { undo: undo + 1, seat: ANNA },
      { undo: 0.5, seat: ANNA },
      { undo, seat: ANNA, consent: 1 },
      { undo, seat: ANNA, consent: [2] },
      { undo, seat: ANNA, consent: [null] },
    ])
      expect(refusedBehind(file, line).reason).toBe("entry-malformed");
  });
});

test("Every line that the table would not write is refused, wherever it stands in a log", () => {
  const match = bertHasMoved();
  const { log, ...header } = match.wholeFile();
  for (let ply = 1; ply <= log.length; ply++) {
    const begun = Match.open(cards, { ...header, log: log.slice(0, ply) });
    for (const seat of [ANNA, BERT])
      for (let undo = 0; undo < ply; undo++) {
        const forged = { ...header, log: [...log.slice(0, ply), { undo, seat }] };
        if (begun.undoable(seat) === undo) expect(() => Match.open(cards, forged)).not.toThrow();
        else expect(() => Match.open<never, Move>(cards as never, forged)).toThrow();
      }
  }
});
