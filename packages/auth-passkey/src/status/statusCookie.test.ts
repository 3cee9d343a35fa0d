import { expect, it } from "vitest";
import { statusCookie } from "./statusCookie.ts";

it("the status is stored in passkey_status for 30 days, on this host only (R3.07, R9.03)", () => {
  expect(statusCookie.set("registered")).toBe(
    "passkey_status=registered; Max-Age=2592000; Path=/; Secure; SameSite=Lax",
  );
});

it("only registered and denied are read; anything else is none (R4.11)", () => {
  expect(statusCookie.read({ passkey_status: "denied" })).toBe("denied");
  expect(statusCookie.read({ passkey_status: "none" })).toBeUndefined();
  expect(statusCookie.read({ passkey_status: "" })).toBeUndefined();
  expect(statusCookie.read({})).toBeUndefined();
});
