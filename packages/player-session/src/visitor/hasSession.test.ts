import { COOKIES } from "@spilhus/contracts";
import { PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { describe, expect, it } from "vitest";
import { hasSession } from "./hasSession.ts";

const declared = { ...PLAYER_COOKIES, ...COOKIES };

describe("hasSession", () => {
  it("is true with the declared cookie (R3.07)", () => {
    expect(hasSession(`${declared.sessionExpiry.name}=2026-11-21T12:00:00.000Z`)).toBe(true);
    expect(hasSession(`locale=da; ${declared.sessionExpiry.name}=x`)).toBe(true);
  });

  it("is false with a cookie whose name only ends alike", () => {
    expect(hasSession("")).toBe(false);
    expect(hasSession("locale=da; my_session_expiry=1; loggedInBefore=1")).toBe(false);
  });
});
