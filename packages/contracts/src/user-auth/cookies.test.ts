import { describe, expect, it } from "vitest";
import { COOKIES, type CookieDeclaration } from "../cookies.ts";
import { PLAYER_COOKIES } from "./cookies.ts";

const DAY = 86_400;
const ROWS: readonly CookieDeclaration[] = Object.values(PLAYER_COOKIES);

describe("the cookies of players", () => {
  it("have the names of the specification, but for the page to return to, which is in the address (R3.07)", () => {
    expect(ROWS.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["session_expiry", "userJustLoggedIn", "userJustSignedUp", "passkey_status"]),
    );
    expect(ROWS.filter(({ name }) => name.startsWith("returnUrl"))).toEqual([]);
  });

  it("live as long as they should (R3.07, R9.03)", () => {
    expect(PLAYER_COOKIES.passkeyStatus.maxAge).toBe(30 * DAY);
    expect(PLAYER_COOKIES.fingerprint).toMatchObject({
      maxAge: 365 * DAY,
      secure: true,
      sameSite: "lax",
      category: "statistics",
    });
  });

  it("have a name of their own each", () => {
    const names = [...Object.values(COOKIES), ...ROWS].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("keep what opens something from scripts, and a __Host- cookie on every path, as browsers want it (asvs:3.3.1, asvs:3.3.3, asvs:3.3.4)", () => {
    for (const { name, httpOnly, path, secure } of ROWS.filter(({ name }) => name.startsWith("__"))) {
      expect({ name, httpOnly, secure }).toEqual({ name, httpOnly: true, secure: true });
      expect(path === undefined).toBe(name.startsWith("__Host-"));
    }
  });
});
