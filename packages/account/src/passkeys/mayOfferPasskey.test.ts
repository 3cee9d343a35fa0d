import { RESTRICTION_IDS, type CheckResult } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { mayOfferPasskey, type PasskeyCandidate } from "./mayOfferPasskey.ts";

const ordinary: PasskeyCandidate = {
  hasPasskeys: true,
  checkResult: null,
  hasAnsweredCookies: true,
  path: "/konto/hjem",
};

describe("who may be asked for a passkey", () => {
  it("is an ordinary player of a brand that has them (R4.15, R6.06)", () => {
    expect(mayOfferPasskey(ordinary)).toBe(true);
    expect(mayOfferPasskey({ ...ordinary, path: "/" })).toBe(true);
  });

  it("is nobody while the cookie question waits, on the page of passkeys, or without the brand's flag", () => {
    expect(mayOfferPasskey({ ...ordinary, hasAnsweredCookies: false })).toBe(false);
    expect(mayOfferPasskey({ ...ordinary, path: "/konto/biometri" })).toBe(false);
    expect(mayOfferPasskey({ ...ordinary, hasPasskeys: false })).toBe(false);
  });

  it.each(RESTRICTION_IDS)("is nobody with %s, nor who is not known yet", (type) => {
    const checkResult: CheckResult = { type, context: {} };
    expect(mayOfferPasskey({ ...ordinary, checkResult })).toBe(false);
    expect(mayOfferPasskey({ ...ordinary, checkResult: undefined })).toBe(false);
  });
});
