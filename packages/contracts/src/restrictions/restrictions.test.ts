import { describe, expect, it } from "vitest";
import { ALERT_IDS, CHECK_RESULT_TYPES, RESTRICTION_IDS } from "./ids.ts";
import { CheckResultSchema, LoginLimitsAnswerSchema } from "./checkResult.ts";

describe("the restrictions", () => {
  it("are the ten check results and reached play limits, spelt as the services do (R4.01)", () => {
    expect(RESTRICTION_IDS).toEqual([
      "suspended",
      "suspended-missing-sof",
      "deactivated",
      "block",
      "expired-block-must-be-removed-by-customer-service",
      "cooldown",
      "gdc-check-failed",
      "extended-kyc-check-required",
      "oces-login-required",
      "multi-account",
      "reached-play-limits",
    ]);
    expect(CHECK_RESULT_TYPES).not.toContain("reached-play-limits");
  });

  it("have no alert twice", () => {
    expect(new Set(ALERT_IDS).size).toBe(ALERT_IDS.length);
  });
});

describe("a check result", () => {
  it("has a type and a context (R3.01)", () => {
    const result = { type: "block", context: { until: "2026-12-24T18:00:00+01:00" } };
    expect(CheckResultSchema.parse(result)).toEqual(result);
    expect(CheckResultSchema.parse({ type: "suspended" })).toEqual({ type: "suspended" });
  });

  it("is read whatever its type, so that a new one can close pages instead of breaking them (R4.01)", () => {
    expect(CheckResultSchema.parse({ type: "frozen-by-court" }).type).toBe("frozen-by-court");
  });

  it.each(["tomorrow", "2026-12-24", "2026-12-24T18:00:00", 1_766_599_200, null])(
    "keeps its type when its end %j is no time with a zone",
    (until) => {
      const parsed = CheckResultSchema.parse({ type: "block", context: { until } });
      expect(parsed.type).toBe("block");
      expect(parsed.context?.until).toBeUndefined();
    },
  );

  it.each([null, "later", 7])("keeps its type when its context is %j", (context) => {
    expect(CheckResultSchema.parse({ type: "cooldown", context })).toMatchObject({ type: "cooldown" });
  });

  it.each([{}, { type: "" }, { type: 3 }, { type: "x".repeat(101) }, "block", []])(
    "is not made of %j",
    (value) => {
      expect(() => CheckResultSchema.parse(value)).toThrow(TypeError);
    },
  );
});

describe("the login limits check", () => {
  it("answers data.withinLimits, and nothing that merely looks true (R7.10)", () => {
    expect(LoginLimitsAnswerSchema.parse({ data: { withinLimits: false } }).data.withinLimits).toBe(false);
    for (const data of [{}, { withinLimits: "true" }, { withinLimits: 1 }, { withinLimits: null }]) {
      expect(() => LoginLimitsAnswerSchema.parse({ data })).toThrow(TypeError);
    }
  });
});
