import { RESTRICTION_IDS, type CheckResult } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { mayAskPasskey, type AskedPlayer } from "./mayAskPasskey.ts";

const ordinary: AskedPlayer = {
  hasPasskeys: true,
  checkResult: null,
  hasAnsweredCookies: true,
  path: "/konto/hjem",
};

describe("who may be asked for a passkey", () => {
  it("is an ordinary player of a brand that has them (R4.15, R6.06)", () => {
    expect(mayAskPasskey(ordinary)).toBe(true);
    expect(mayAskPasskey({ ...ordinary, path: "/" })).toBe(true);
  });

  it("is nobody while the cookie question waits, on the page of passkeys, or without the brand's flag", () => {
    expect(mayAskPasskey({ ...ordinary, hasAnsweredCookies: false })).toBe(false);
    expect(mayAskPasskey({ ...ordinary, path: "/konto/biometri" })).toBe(false);
    expect(mayAskPasskey({ ...ordinary, hasPasskeys: false })).toBe(false);
  });

  it.each(RESTRICTION_IDS)("is nobody with %s, nor who is not known yet", (type) => {
    const checkResult: CheckResult = { type, context: {} };
    expect(mayAskPasskey({ ...ordinary, checkResult })).toBe(false);
    expect(mayAskPasskey({ ...ordinary, checkResult: undefined })).toBe(false);
  });
});
