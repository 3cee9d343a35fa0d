import { describe, expect, it } from "vitest";
import { AccountStatusAnswerSchema, AccountStatusQuestionSchema } from "./accountStatus.ts";

const player = {
  loggedIn: true,
  checkResult: null,
  withinLimits: true,
  hasVerifiedEid: true,
  isWithdrawalBlocked: false,
  hasDepositLimit: true,
  loggedInAt: "2026-11-21T12:00:00.000Z",
  expiresAt: "2026-11-21T12:30:00.000Z",
};

describe("an account status", () => {
  it("keeps a check result of an unknown type, so that it can close the account's pages (R4.01)", () => {
    const answer = { ...player, checkResult: { type: "frozen-by-court" } };
    expect(AccountStatusAnswerSchema.parse(answer)).toEqual(answer);
  });

  it.each(["checkResult", "withinLimits", "hasVerifiedEid", "isWithdrawalBlocked", "hasDepositLimit"])(
    "is refused without %s: a missing fact must not be taken for the best (R4.02)",
    (name) => {
      const answer = Object.fromEntries(Object.entries(player).filter(([key]) => key !== name));
      expect(AccountStatusAnswerSchema.parse(player)).toEqual(player);
      expect(() => AccountStatusAnswerSchema.parse(answer)).toThrow(TypeError);
    },
  );

  it("is looked up for a brand, with the cookie as the browser sent it or without one", () => {
    expect(AccountStatusQuestionSchema.safeParse({ brand: "fjord", session: null }).success).toBe(true);
    expect(AccountStatusQuestionSchema.safeParse({ brand: "fjord", session: "æ;'--" }).success).toBe(true);
    expect(AccountStatusQuestionSchema.safeParse({ brand: "../etc", session: null }).success).toBe(false);
    expect(AccountStatusQuestionSchema.safeParse({ session: "x" }).success).toBe(false);
  });
});
