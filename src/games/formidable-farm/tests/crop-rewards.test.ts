import { describe, expect, test } from "vitest";
import { SPACES } from "../supplies-board.ts";
import { newTable, table } from "../testing.ts";

const rich = { wheat: 9, cucumber: 9, tomato: 9, sheep: 9, pig: 9 };

describe("taking and exchanging crops", () => {
  test("FF-122 crops from the supply", () => {
    const { anna } = table({ anna: { hand: [3], crops: { tomato: 1, sheep: 1, pig: 1 } }, bert: {} });
    expect(anna.fulfills(3).uses().crops).toEqual({ wheat: 8 });
  });

  test("FF-123 any crops, one by one", () => {
    const crops = { wheat: 1, cucumber: 1, tomato: 1, sheep: 1 };
    const { anna } = table({ anna: { hand: [34], crops }, bert: {} });
    anna.fulfills(34).takes("sheep");
    expect(anna.offered("pass")).toEqual([]);
    expect(anna.takes("pig").crops).toEqual({ sheep: 1, pig: 1 });
  });

  test("FF-124 up to n times, as long as there is something to give", () => {
    const give = { wheat: 1 };
    const take = { tomato: 1 };
    const poor = table({ anna: { hand: [79], crops: { cucumber: 1, wheat: 3 } }, bert: {} }).anna;
    poor.fulfills(79).exchanges(give, take).exchanges(give, take);
    expect(poor.offered("exchange")).toEqual([]);
    const wealthy = table({ anna: { hand: [79], crops: { cucumber: 1, wheat: 7 } }, bert: {} }).anna;
    wealthy.fulfills(79);
    for (let i = 0; i < 4; i++) wealthy.exchanges(give, take);
    expect(wealthy.crops).toEqual({ wheat: 2, tomato: 4 });
    expect(wealthy.spaces).toHaveLength(6);
  });

  test("FF-124 several crops for one", () => {
    const { anna } = table({ anna: { hand: [82], crops: { pig: 1, wheat: 6 } }, bert: {} });
    anna.fulfills(82).exchanges({ wheat: 2 }, { sheep: 1 }).exchanges({ wheat: 2 }, { sheep: 1 });
    expect(anna.crops).toEqual({ sheep: 2, wheat: 1 });
  });

  test("FF-125 FF-126 any crop for any other, also one just taken", () => {
    const { anna } = table({ anna: { hand: [88], crops: { wheat: 4 } }, bert: {} });
    anna.fulfills(88);
    expect(anna.offered("exchange")).toHaveLength(4);
    anna.exchanges({ wheat: 1 }, { sheep: 1 }).exchanges({ sheep: 1 }, { pig: 1 });
    expect(anna.crops).toEqual({ pig: 1 });
  });

  test("FF-127 trades go either way, each time anew", () => {
    const { anna } = table({ anna: { hand: [84], crops: { cucumber: 1, sheep: 1 } }, bert: {} });
    anna.fulfills(84).exchanges({ sheep: 1 }, { pig: 1 }).exchanges({ pig: 1 }, { sheep: 1 }).passes();
    expect(anna.crops).toEqual({ sheep: 1 });
  });

  test("FF-128 a coin for any crop, up to two times", () => {
    const one = table({ anna: { hand: [108], crops: { wheat: 3 }, coins: 1 }, bert: {} }).anna;
    one.fulfills(108).takes("pig");
    expect(one.crops).toEqual({ pig: 1 });
    expect(one.spaces).toHaveLength(6);
    const three = table({ anna: { hand: [108], crops: { wheat: 3 }, coins: [20, 21, 22] }, bert: {} }).anna;
    three.fulfills(108).takes("pig").paysCoins(21).takes("sheep").paysCoins(20);
    expect(three.fulfilled).toEqual([22]);
    expect(three.spaces).toHaveLength(6);
  });

  test("FF-140 the reward for each animal paid", () => {
    const { anna } = table({ anna: { hand: [119], crops: { sheep: 1, pig: 2 } }, bert: {} });
    expect(anna.fulfills(119).pays({ sheep: 1, pig: 2 }).uses().crops).toEqual({ tomato: 6 });
  });
});

describe("supplies without moving the disc", () => {
  test("FF-129 of the own space, once or twice", () => {
    const before = { hand: [66, 67], crops: { wheat: 3, sheep: 1, tomato: 1 }, disc: "tomato" } as const;
    const { anna } = table({ anna: before, bert: {} });
    anna.fulfills(66).supplies("tomato");
    expect(anna.crops).toEqual({ sheep: 1, tomato: 3 });
    anna.fulfills(67).supplies("tomato");
    expect(anna.crops).toEqual({ tomato: 6 });
  });

  test("FF-130 of one of the two spaces beside", () => {
    const { anna } = table({ anna: { hand: [68], crops: rich, disc: "card" }, bert: {} });
    anna.fulfills(68);
    expect(anna.offered("supplies").map(({ space }) => space)).toEqual(["pig", "wheat"]);
  });

  test("FF-131 of the space opposite", () => {
    const { anna } = table({ anna: { hand: [70], crops: { tomato: 2 }, disc: "wheat" }, bert: {} });
    expect(anna.fulfills(70).supplies("sheep").crops).toEqual({ sheep: 1 });
  });

  test("FF-132 of any space, occupied or not, without a fee", () => {
    const { anna } = table({ anna: { hand: [72], crops: { tomato: 1, wheat: 2 } }, bert: { disc: "pig" } });
    anna.fulfills(72);
    expect(anna.offered("supplies").map(({ space }) => space)).toEqual(SPACES);
    expect(anna.supplies("pig").crops).toEqual({ pig: 1 });
  });

  test("FF-133 of the space of the previous player's disc", () => {
    const { anna } = table({
      anna: { hand: [74], crops: rich },
      bert: { disc: "wheat" },
      cleo: { disc: "tomato" },
      dora: { disc: "sheep" },
    });
    anna.fulfills(74);
    expect(anna.offered("supplies")).toEqual([{ type: "supplies", space: "sheep" }]);
  });

  test("FF-134 the disc stays, and the regular supplies are still due", () => {
    const { anna } = table({ anna: { hand: [70], crops: { tomato: 2 }, disc: "wheat" }, bert: {} });
    anna.fulfills(70).supplies("sheep");
    expect(anna.disc).toBe("wheat");
    expect(anna.spaces).toContain("sheep");
  });

  test("FF-135 twice is one space twice", () => {
    const { anna } = table({ anna: { hand: [69], crops: { tomato: 3, wheat: 1 }, disc: "card" }, bert: {} });
    expect(anna.fulfills(69).supplies("pig").crops).toEqual({ pig: 2 });
  });

  test("FF-135 or a choice each time, by option", () => {
    const { anna } = table(
      { anna: { hand: [69], crops: { tomato: 3, wheat: 1 }, disc: "card" }, bert: {} },
      { options: { suppliesTwice: "choose-each-time" } },
    );
    expect(anna.fulfills(69).supplies("pig").supplies("wheat").crops).toEqual({ pig: 1, wheat: 3 });
  });

  test("FF-136 without a disc on the board there is nothing", () => {
    const hand = [66, 68, 70, 74];
    for (const card of hand) {
      const { anna } = table({ anna: { hand, crops: rich }, bert: {} });
      expect(anna.fulfills(card).spaces, `card ${card}`).toHaveLength(6);
    }
  });

  test("FF-137 the card space draws one or two", () => {
    const before = { hand: [72, 73], crops: rich, stack: [10, 11, 12] };
    const { anna } = table({ anna: before, bert: {} });
    anna.fulfills(72).supplies("card").fulfills(73).supplies("card");
    expect(anna.hand).toEqual([10, 11, 12]);
  });

  test("FF-137 beyond the stack as at the card space", () => {
    const before = { anna: { hand: [73], crops: { pig: 1, cucumber: 2 }, stack: [10] }, bert: {} };
    const nothing = table(before).anna;
    nothing.fulfills(73).supplies("card");
    expect(nothing.hand).toEqual([10]);
    expect(nothing.crops).toEqual({});
    const crop = table(before, { options: { emptyStackAtSupplySpace: "any-crop" } }).anna;
    expect(crop.fulfills(73).supplies("card").takes("pig").crops).toEqual({ pig: 1 });
    expect(crop.hand).toEqual([10]);
  });
});

describe("getting supplies once more", () => {
  test("FF-138 with moving and fees, beside the regular one", () => {
    const { anna } = table({
      anna: { hand: [77], crops: { cucumber: 2 }, disc: "wheat", coins: 1 },
      bert: { disc: "pig" },
    });
    anna.fulfills(77);
    expect(anna.spaces).toEqual(["card", "cucumber", "tomato", "sheep", "pig"]);
    anna.gets("pig");
    expect(anna.coins).toBe(0);
    expect(anna.disc).toBe("pig");
    expect(anna.spaces).toEqual(["card", "wheat", "cucumber", "tomato", "sheep"]);
    expect(anna.gets("wheat").crops).toEqual({ pig: 1, wheat: 3 });
  });

  test("FF-138 after the regular one it moves on from there", () => {
    const { anna } = table({ anna: { hand: [77], crops: { cucumber: 2 } }, bert: {} });
    anna.gets("sheep").fulfills(77);
    expect(anna.spaces).not.toContain("sheep");
    expect(anna.gets("pig").offered("endTurn")).toHaveLength(1);
  });

  test("FF-139 as the first action it places the disc", () => {
    const { anna } = newTable(["anna", "bert"]);
    anna.state.farms[0]!.crops = [2, 2, 1, 0, 0];
    anna.state.market[0] = 76;
    anna.fulfills(76).gets("tomato");
    expect(anna.disc).toBe("tomato");
    expect(anna.spaces).not.toContain("tomato");
  });
});
