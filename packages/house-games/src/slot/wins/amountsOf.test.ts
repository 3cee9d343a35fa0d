import { expect, it } from "vitest";
import type { ShownWin } from "../plan/slotView.ts";
import { amountsOf } from "./amountsOf.ts";

const win = (payOre: number, rows: readonly number[]): ShownWin => ({
  kind: "line",
  symbol: "krone",
  count: rows.length,
  number: 1,
  payOre,
  spots: rows.map((row, reel) => ({ reel, row })),
});

it("stand at the end of each win, added up where wins end in one place", () => {
  expect(amountsOf([win(40, [0, 0, 1]), win(60, [2, 1, 1]), win(10, [2, 2, 2])])).toEqual([
    { reel: 2, row: 1, payOre: 100 },
    { reel: 2, row: 2, payOre: 10 },
  ]);
});
