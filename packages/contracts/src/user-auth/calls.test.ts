import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { USER_AUTH_CALLS } from "./calls.ts";
import { VERIFY_AUTHENTICATION } from "./passkeyAuthentication.ts";
import { CHANGE_PASSWORD, LOG_IN_BY_PASSWORD } from "./password.ts";
import { GET_SESSION_INFO } from "./sessionInfo.ts";

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
    ["check-login-limits", "GET", "/api/v1/public/login-limits-check", "R7.10"],
    ["get-session-info", "GET", "/api/v1/public/session-info", "R7.11"],
    ["log-out", "POST", "/api/v1/public/auth/logout", "R7.12"],
    ["get-registration-options", "GET", "/api/v1/public/pass-key/registration-options", "R7.13"],
    ["verify-registration", "POST", "/api/v1/public/pass-key/verify-registration", "R7.14"],
    ["get-authentication-options", "GET", "/api/v1/public/pass-key/authentication-options", "R7.15"],
    ["verify-authentication", "POST", "/api/v1/public/pass-key/verify-authentication", "R7.16"],
  ])("%s is %s %s (%s)", (id, method, path, _requirement) => {
    expect(USER_AUTH_CALLS.find((call) => call.id === id)).toMatchObject({ method, path: BASE + path });
  });

  it("name the brand in the query of session-info (R7.11)", () => {
    const { query } = GET_SESSION_INFO;
    expect(query.parse({ brand: "fjord" })).toEqual({ brand: "fjord" });
    for (const wrong of [{}, { brand: "../etc" }, { brand: 1 }]) {
      expect(() => query.parse(wrong)).toThrow(TypeError);
    }
  });

  it("take the credential's fields plus brand to verify an authentication (R7.16)", () => {
    const { body } = VERIFY_AUTHENTICATION;
    expect(z.parse(body, { ...CREDENTIAL, brand: "fjord" })).toEqual({ ...CREDENTIAL, brand: "fjord" });
    expect(z.safeParse(body, CREDENTIAL).success).toBe(false);
    expect(z.safeParse(body, { ...CREDENTIAL, id: "a/1", brand: "fjord" }).success).toBe(false);
  });

  it("answer session-info for guests too", () => {
    const { answer } = GET_SESSION_INFO;
    const serverTime = "2026-11-21T12:00:00.000Z";
    expect(answer.parse({ loggedIn: false, serverTime })).toEqual({ loggedIn: false, serverTime });
    expect(() => answer.parse({ loggedIn: true, serverTime })).toThrow(TypeError);
  });

  it("check only the length of a password at sign-in, and every rule when it is set (R5.02, R5.03)", () => {
    const signIn = { email: "mette@example.dk", password: "gammelkode", brand: "fjord" };
    expect(z.safeParse(LOG_IN_BY_PASSWORD.body, signIn).success).toBe(true);
    expect(z.safeParse(CHANGE_PASSWORD.body, { password: "gammelkode" }).success).toBe(false);
    expect(z.safeParse(CHANGE_PASSWORD.body, { password: "Gammelkode1" }).success).toBe(true);
  });
});
