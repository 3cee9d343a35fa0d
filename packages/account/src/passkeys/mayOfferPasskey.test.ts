import { RESTRICTION_IDS, type CheckResult } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { mayOfferPasskey, type PasskeyCandidate } from "./mayOfferPasskey.ts";

const ordinary: PasskeyCandidate = {
  hasPasskeys: true,
  checkResult: null,
  hasAnsweredCookies: true,
  path: "/konto/hjem",
};

describe("mayOfferPasskey", () => {
  it("is true for an unrestricted player of a brand with passkeys (R4.15, R6.06)", () => {
    expect(mayOfferPasskey(ordinary)).toBe(true);
    expect(mayOfferPasskey({ ...ordinary, path: "/" })).toBe(true);
  });

  it("is false before the cookie question is answered, on the passkey page, and without the brand's flag", () => {
    expect(mayOfferPasskey({ ...ordinary, hasAnsweredCookies: false })).toBe(false);
    expect(mayOfferPasskey({ ...ordinary, path: "/konto/biometri" })).toBe(false);
    expect(mayOfferPasskey({ ...ordinary, hasPasskeys: false })).toBe(false);
  });

  it.each(RESTRICTION_IDS)("is false for a player with %s and for an unknown player", (type) => {
    const checkResult: CheckResult = { type, context: {} };
    expect(mayOfferPasskey({ ...ordinary, checkResult })).toBe(false);
    expect(mayOfferPasskey({ ...ordinary, checkResult: undefined })).toBe(false);
  });
});
