import { describe, expect, it } from "vitest";
import { moveOn } from "./moveOn.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const blocked = {
  checkResult: { type: "block", context: { until: "2026-12-24T12:00:00Z" } },
  withinLimits: true,
};

describe("a navigation of a player", () => {
  it("goes on where nothing is against them (R4.02)", () => {
    const standing = { checkResult: null, withinLimits: true };
    expect(moveOn({ path: "/bingo", standing, now })).toBeUndefined();
  });

  it("ends on the status page of a restriction, which says why (R4.02)", () => {
    expect(moveOn({ path: "/bingo", standing: blocked, now })).toBe("/konto/blokering?alert=block");
  });

  it("stays on the status page and on help (R4.02)", () => {
    for (const path of ["/konto/blokering", "/kundeservice", "/ansvarligt-spil"]) {
      expect(moveOn({ path, standing: blocked, now })).toBeUndefined();
    }
  });

  it("ends at the pause where the play limits are reached (R4.02)", () => {
    const standing = { checkResult: null, withinLimits: false };
    expect(moveOn({ path: "/", standing, now })).toBe("/konto/spilgraenser-naaet?alert=playLimitsReached");
  });
});
