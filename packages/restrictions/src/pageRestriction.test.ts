import { describe, expect, it } from "vitest";
import { EXPECTED_RESTRICTIONS, PAGES, accountStatusUnder } from "../testing/index.ts";
import { pageRestriction } from "./pageRestriction.ts";
import { checkRestriction } from "./checkRestriction.ts";

const later = { firstNavigationAfterLogin: false, now: Date.parse("2026-11-21T12:00:00Z") };
const zone = "Europe/Copenhagen";

describe("pageRestriction", () => {
  it.each(Object.keys(EXPECTED_RESTRICTIONS))(
    "agrees with checkRestriction about %s (R4.02, R6.05)",
    (name) => {
      for (const path of [...PAGES, "/findes-ikke"]) {
        for (const firstNavigationAfterLogin of [true, false]) {
          const step = { ...accountStatusUnder(name), ...later, path, firstNavigationAfterLogin };
          const decision = checkRestriction({ ...step, zone });
          expect(pageRestriction(step)).toMatchObject({
            isClosed: decision.action === "redirect",
            status: EXPECTED_RESTRICTIONS[name]?.status,
            alertId: decision.reason?.alert.id,
          });
        }
      }
    },
  );

  it("tells an alert with an end from one whose end has passed (R4.02)", () => {
    const at = (until: string) =>
      pageRestriction({
        checkResult: { type: "block", context: { until } },
        withinLimits: true,
        ...later,
        path: "/",
      });
    expect(at("2026-12-24T17:00:00Z")?.alertId).toBe("block");
    expect(at("2026-11-21T11:00:00Z")?.alertId).toBe("blockEnded");
  });

  it("is undefined for an unrestricted player (R4.02)", () => {
    expect(
      pageRestriction({ checkResult: null, withinLimits: true, ...later, path: "/findes-ikke" }),
    ).toBeUndefined();
  });
});
