import { describe, expect, it } from "vitest";
import { StandingAnswerSchema, StandingQuestionSchema } from "./standing.ts";

const player = {
  loggedIn: true,
  checkResult: null,
  withinLimits: true,
  hasVerifiedEid: true,
  isWithdrawalBlocked: false,
  loggedInAt: "2026-11-21T12:00:00.000Z",
  expiresAt: "2026-11-21T12:30:00.000Z",
};

describe("a player's standing", () => {
  it("lets a check result through that nobody here knows, so that it can close the account's pages (R4.01)", () => {
    const answer = { ...player, checkResult: { type: "frozen-by-court" } };
    expect(StandingAnswerSchema.parse(answer)).toEqual(answer);
  });

  it.each(["checkResult", "withinLimits", "hasVerifiedEid", "isWithdrawalBlocked"])(
    "is none without %s: what is not told must not be taken for the best (R4.02)",
    (name) => {
      const answer = Object.fromEntries(Object.entries(player).filter(([key]) => key !== name));
      expect(StandingAnswerSchema.safeParse(player).success).toBe(true);
      expect(StandingAnswerSchema.safeParse(answer).success).toBe(false);
    },
  );

  it("is asked of a brand, with the cookie as it came or with none", () => {
    expect(StandingQuestionSchema.safeParse({ brand: "nordlys", session: null }).success).toBe(true);
    expect(StandingQuestionSchema.safeParse({ brand: "nordlys", session: "æ;'--" }).success).toBe(true);
    expect(StandingQuestionSchema.safeParse({ brand: "../etc", session: null }).success).toBe(false);
    expect(StandingQuestionSchema.safeParse({ session: "x" }).success).toBe(false);
  });
});
