import { describe, expect, it } from "vitest";
import type { PageAudit } from "./auditPage.ts";
import { lighthouseFigures } from "./lighthouseSection.ts";
import { median } from "./median.ts";

const audit = (performance: number, layoutShift = 0): PageAudit => ({
  scores: { performance, accessibility: 100, "best-practices": 100, seo: 99 },
  layoutShift,
  calibrated: { slowdown: 1.5, performance: performance + 5 },
  benchmarkIndex: 1_000,
  failures: [],
});

const BARE = { performance: 96, "performance, processor calibrated": 99 };

describe("the Lighthouse targets", () => {
  it("use the median of the runs, not the best or the worst", () => {
    const [performance] = lighthouseFigures("front", [audit(40), audit(95), audit(100)], BARE);
    expect(performance).toMatchObject({
      result: "95",
      isMet: true,
      calibration: "bare Next page 96, benchmark index 1000",
    });
    expect(lighthouseFigures("front", [audit(94), audit(94), audit(100)], BARE)[0]).toMatchObject({
      isMet: false,
    });
  });

  it("require 100 outside performance and a shift of at most 0.02", () => {
    const missed = lighthouseFigures("front", [audit(100, 0.021)], BARE).filter(({ isMet }) => !isMet);
    expect(missed.map(({ what }) => what)).toEqual(["front, seo", "front, layout shift"]);
  });

  it("show the calibrated score beside the plain score", () => {
    const figures = lighthouseFigures("front", [audit(80), audit(91), audit(92)], BARE);
    expect(figures.find(({ what }) => what.endsWith("calibrated"))).toMatchObject({
      result: "96",
      isMet: true,
      calibration: "bare Next page 99, slowdown ×1.5 in place of ×4",
    });
    expect(figures[0]).toMatchObject({ what: "front, performance", result: "91", isMet: false });
  });

  it("rejects an empty list", () => {
    expect(() => median([])).toThrow("no median");
    expect(median([4, 1, 3, 2])).toBe(2);
  });
});
