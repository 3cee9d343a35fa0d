import { describe, expect, it } from "vitest";
import type { SettlementSide } from "../settlement-records/index.ts";
import { compareDay, type BookedLine, type SettledLine } from "./compareDay.ts";

const row = (
  amountOre: number,
  side: SettlementSide = "capture",
  when: SettledLine["when"] = "day",
  currency = "DKK",
): SettledLine => ({ side, reference: "a", amountOre, currency, when });
const entry = (amountOre: number, side: SettlementSide = "capture", isOfDay = true): BookedLine => ({
  ...{ side, reference: "a", amountOre, isOfDay },
});
const kinds = (settled: readonly SettledLine[], booked: readonly BookedLine[]) =>
  compareDay(settled, booked).differences.map(({ kind }) => kind);

describe("a settlement", () => {
  it("that agrees has no difference, whenever the money was booked", () => {
    expect(compareDay([row(500)], [entry(500, "capture", false)])).toEqual({
      ...{ rows: 1, matched: 1, settledOre: 500, bookedOre: 500, differences: [] },
    });
  });

  it("with one row missing, doubled or 1 øre off is named (attack 47)", () => {
    const about = { side: "capture", reference: "a" };
    expect(compareDay([], [entry(500)]).differences).toEqual([
      { ...about, kind: "missing-there", settledOre: null, bookedOre: 500 },
    ]);
    expect(compareDay([row(500), row(500)], [entry(500)]).differences).toEqual([
      { ...about, kind: "doubled", settledOre: 1_000, bookedOre: 500 },
    ]);
    expect(compareDay([row(501)], [entry(500)]).differences).toEqual([
      { ...about, kind: "other-amount", settledOre: 501, bookedOre: 500 },
    ]);
    expect(compareDay([row(500)], []).differences).toEqual([
      { ...about, kind: "missing-here", settledOre: 500, bookedOre: null },
    ]);
  });

  it("in another currency is another amount", () => {
    expect(kinds([row(500, "capture", "day", "SEK")], [entry(500)])).toEqual(["other-amount"]);
  });

  it("that repeats a row of an earlier day is doubled on the later day only", () => {
    expect(kinds([row(500, "capture", "before"), row(500)], [entry(500)])).toEqual(["doubled"]);
    expect(kinds([row(500), row(500, "capture", "after")], [entry(500)])).toEqual([]);
  });

  it("of another day covers what was booked on this one", () => {
    expect(kinds([row(500, "payout", "before")], [entry(500, "payout")])).toEqual([]);
    expect(kinds([row(500, "payout", "after")], [entry(500, "payout")])).toEqual([]);
  });

  it("may list a chargeback in parts or at once; the missing part is named", () => {
    const booked = [entry(400, "back"), entry(600, "back")];
    expect(kinds([row(400, "back", "before"), row(600, "back")], booked)).toEqual([]);
    expect(kinds([row(1_000, "back")], booked)).toEqual([]);
    expect(compareDay([row(400, "back", "before")], booked).differences).toEqual([
      { kind: "missing-there", side: "back", reference: "a", settledOre: null, bookedOre: 600 },
    ]);
  });

  it("of a payout that went out and came back before we asked moves nothing", () => {
    expect(kinds([row(500, "payout"), row(500, "payout-returned")], [])).toEqual([]);
    expect(kinds([row(500, "payout"), row(400, "payout-returned")], [])).toEqual([
      "missing-here",
      "missing-here",
    ]);
  });

  it("has sums that differ by its differences", () => {
    const { settledOre, bookedOre } = compareDay([row(501), row(200, "payout")], [entry(500)]);
    expect([settledOre, bookedOre]).toEqual([301, 500]);
  });
});
