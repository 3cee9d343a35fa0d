import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { USER_AUTH_CALLS } from "./calls.ts";

const BASE = "/gateway/user-auth";
const CREDENTIAL = {
  id: "a1",
  rawId: "a1",
  type: "public-key",
  clientExtensionResults: {},
  response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" },
};

describe("the calls of user-auth", () => {
  it.each([
    ["checkLoginLimits", "GET", "/api/v1/public/login-limits-check", "R7.10"],
    ["getSessionInfo", "GET", "/api/v1/public/session-info", "R7.11"],
    ["logOut", "POST", "/api/v1/public/auth/logout", "R7.12"],
    ["getRegistrationOptions", "GET", "/api/v1/public/pass-key/registration-options", "R7.13"],
    ["verifyRegistration", "POST", "/api/v1/public/pass-key/verify-registration", "R7.14"],
    ["getAuthenticationOptions", "GET", "/api/v1/public/pass-key/authentication-options", "R7.15"],
    ["verifyAuthentication", "POST", "/api/v1/public/pass-key/verify-authentication", "R7.16"],
  ] as const)("%s is %s %s (%s)", (id, method, path, _requirement) => {
    expect(USER_AUTH_CALLS[id]).toMatchObject({ method, path: BASE + path });
  });

  it("name the brand in the query of session-info (R7.11)", () => {
    const { query } = USER_AUTH_CALLS.getSessionInfo;
    expect(z.parse(query, { brand: "nordlys" })).toEqual({ brand: "nordlys" });
    expect(z.safeParse(query, {}).success).toBe(false);
  });

  it("take the credential's fields plus brand to verify an authentication (R7.16)", () => {
    const { body } = USER_AUTH_CALLS.verifyAuthentication;
    expect(z.parse(body, { ...CREDENTIAL, brand: "nordlys" })).toEqual({ ...CREDENTIAL, brand: "nordlys" });
    expect(z.safeParse(body, CREDENTIAL).success).toBe(false);
    expect(z.safeParse(body, { ...CREDENTIAL, id: "a/1", brand: "nordlys" }).success).toBe(false);
  });

  it("answer session-info for guests too", () => {
    const { answer } = USER_AUTH_CALLS.getSessionInfo;
    const serverTime = "2026-11-21T12:00:00.000Z";
    expect(z.parse(answer, { loggedIn: false, serverTime })).toEqual({ loggedIn: false, serverTime });
    expect(z.safeParse(answer, { loggedIn: true, serverTime }).success).toBe(false);
  });

  it("hold a typed password by its length alone to come in, and by every rule to be set (R5.02, R5.03)", () => {
    const signIn = { email: "mette@example.dk", password: "gammelkode", brand: "nordlys" };
    expect(z.safeParse(USER_AUTH_CALLS.logInByPassword.body, signIn).success).toBe(true);
    expect(z.safeParse(USER_AUTH_CALLS.changePassword.body, { password: "gammelkode" }).success).toBe(false);
    expect(z.safeParse(USER_AUTH_CALLS.changePassword.body, { password: "Gammelkode1" }).success).toBe(true);
  });
});
