import { describe, expect, it } from "vitest";
import { type LossHour, lossesAt, lossRoomAt } from "./lossRoom.ts";

const NOW = new Date("2026-11-24T12:30:00Z");
const HOUR_MS = 3_600_000;
/** What was lost in the hour that began `hoursAgo` hours before noon. */
const lost = (hoursAgo: number, lostOre: number): LossHour => ({
  startsAt: new Date(Date.parse("2026-11-24T12:00:00Z") - hoursAgo * HOUR_MS),
  lostOre,
});
const limit = (limitOre: number, raisedOre: number | null = null, raisedFrom: Date | null = null) => ({
  ...{ limitOre, raisedOre, raisedFrom },
});
const at = (hours: number) => new Date(Date.parse("2026-11-24T12:00:00Z") + hours * HOUR_MS);

describe("losses", () => {
  it("count for their period and the rest of the hour that they were made in", () => {
    expect(lossesAt([lost(24, 100), lost(25, 1_000)], NOW)).toEqual({ day: 100, week: 1_100, month: 1_100 });
    expect(lossesAt([lost(168, 100), lost(169, 1_000)], NOW)).toEqual({ day: 0, week: 100, month: 1_100 });
    expect(lossesAt([lost(720, 100), lost(721, 1_000)], NOW)).toEqual({ day: 0, week: 0, month: 100 });
  });

  it("are what is lost in all, and never below 0", () => {
    expect(lossesAt([lost(1, 500), lost(2, -300)], NOW).day).toBe(200);
    expect(lossesAt([lost(1, 500), lost(2, -900)], NOW).day).toBe(0);
  });
});

describe("the room that limits of loss leave", () => {
  it("is none without limits", () => {
    expect(lossRoomAt([lost(1, 500)], {}, NOW)).toBeUndefined();
  });

  it("is what the tightest limit leaves", () => {
    const limits = { day: limit(1_000), week: limit(1_200), month: limit(9_000) };
    expect(lossRoomAt([lost(1, 300), lost(30, 400)], limits, NOW)).toEqual({
      ...{ leftOre: 500, period: "week", until: undefined },
    });
  });

  it("is there again when enough hours have left the period", () => {
    const limits = { day: limit(1_000), week: limit(5_000), month: limit(9_000) };
    const hours = [lost(20, 400), lost(10, 300), lost(1, 300)];
    expect(lossRoomAt(hours, limits, NOW)).toMatchObject({ leftOre: 0, period: "day", until: at(5) });
    expect(lossRoomAt(hours, limits, NOW, 500)).toMatchObject({ leftOre: 0, until: at(15) });
    // Less is left than the smallest stake.
    expect(lossRoomAt([lost(20, 950)], limits, NOW, 100)).toMatchObject({ leftOre: 50, until: at(5) });
  });

  it("waits for the longest of several limits", () => {
    const limits = { day: limit(1_000), week: limit(1_000), month: limit(9_000) };
    expect(lossRoomAt([lost(1, 1_000)], limits, NOW)).toMatchObject({ period: "week", until: at(168) });
  });

  it("is there when a raise comes, if that is sooner", () => {
    const raised = limit(1_000, 2_000, at(3));
    const limits = { day: raised, week: limit(5_000), month: limit(9_000) };
    expect(lossRoomAt([lost(1, 1_000)], limits, NOW)).toMatchObject({ leftOre: 0, until: at(3) });
    expect(lossRoomAt([lost(1, 1_000)], limits, at(3))).toMatchObject({ leftOre: 1_000, until: undefined });
  });

  it("has a time to tell for a stake that is above the limit itself", () => {
    const limits = { day: limit(100), week: limit(100), month: limit(100) };
    expect(lossRoomAt([], limits, NOW, 500)?.until?.getTime()).toBeGreaterThan(NOW.getTime());
  });
});
