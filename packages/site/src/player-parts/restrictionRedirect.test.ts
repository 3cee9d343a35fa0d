import { describe, expect, it } from "vitest";
import { restrictionRedirect } from "./restrictionRedirect.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const blocked = {
  checkResult: { type: "block", context: { until: "2026-12-24T12:00:00Z" } },
  withinLimits: true,
};

describe("restrictionRedirect", () => {
  it("returns nothing for a player without a restriction (R4.02)", () => {
    const accountStatus = { checkResult: null, withinLimits: true };
    expect(restrictionRedirect({ path: "/bingo", accountStatus, now })).toBeUndefined();
  });

  it("returns the status page of a restriction, with its alert (R4.02)", () => {
    expect(restrictionRedirect({ path: "/bingo", accountStatus: blocked, now })).toBe(
      "/konto/blokering?alert=block",
    );
  });

  it("returns nothing on the status page and on help pages (R4.02)", () => {
    for (const path of ["/konto/blokering", "/kundeservice", "/ansvarligt-spil"]) {
      expect(restrictionRedirect({ path, accountStatus: blocked, now })).toBeUndefined();
    }
  });

  it("returns the play limits page when the limits are reached (R4.02)", () => {
    const accountStatus = { checkResult: null, withinLimits: false };
    expect(restrictionRedirect({ path: "/", accountStatus, now })).toBe(
      "/konto/spilgraenser-naaet?alert=playLimitsReached",
    );
  });
});
