import { describe, expect, it } from "vitest";
import { EXPECTED, PATHS, standingOf } from "../fixtures/handWritten.ts";
import { confine } from "./confine.ts";
import { decide } from "./decide.ts";

const later = { firstNavigationAfterLogin: false, now: Date.parse("2026-11-21T12:00:00Z") };
const zone = "Europe/Copenhagen";

describe("confine", () => {
  it.each(Object.keys(EXPECTED))("sends %s where decide does, for the same reason (R4.02, R6.05)", (name) => {
    for (const path of [...PATHS, "/findes-ikke"]) {
      for (const firstNavigationAfterLogin of [true, false]) {
        const step = { ...standingOf(name), ...later, path, firstNavigationAfterLogin };
        const decision = decide({ ...step, zone });
        expect(confine(step)).toMatchObject({
          mustGo: decision.action === "redirect",
          status: EXPECTED[name]?.status,
          alertId: decision.reason?.alert.id,
        });
      }
    }
  });

  it("tells which alert names an end, and which an end that has passed (R4.02)", () => {
    const at = (until: string) =>
      confine({
        checkResult: { type: "block", context: { until } },
        withinLimits: true,
        ...later,
        path: "/",
      });
    expect(at("2026-12-24T17:00:00Z")?.alertId).toBe("block");
    expect(at("2026-11-21T11:00:00Z")?.alertId).toBe("blockEnded");
  });

  it("keeps a player against whom there is nothing from nowhere (R4.02)", () => {
    expect(
      confine({ checkResult: null, withinLimits: true, ...later, path: "/findes-ikke" }),
    ).toBeUndefined();
  });
});
