import { describe, expect, it } from "vitest";
import { sessionCookieOf } from "./sessionCookie.ts";

describe("sessionCookieOf", () => {
  it.each([
    ["__Host-sid=abc", "abc"],
    ["locale=da; __Host-sid=abc; consent=v1.111", "abc"],
    ["locale=da;__Host-sid=abc", "abc"],
    ["__Host-sid=a=b", "a=b"],
  ])("reads the session of %j as it came", (cookie, session) => {
    expect(sessionCookieOf(cookie)).toBe(session);
  });

  it.each([
    "",
    "locale=da",
    "__host-sid=abc",
    "x__Host-sid=abc",
    "__Host-sid2=abc",
    "__Host-sid",
    "__Host-sid=",
  ])("takes %j for a guest's", (cookie) => {
    expect(sessionCookieOf(cookie)).toBeUndefined();
  });

  it("treats a value that is too long as a guest's", () => {
    expect(sessionCookieOf(`__Host-sid=${"a".repeat(5_000)}`)).toBeUndefined();
  });

  it.each([
    "__Host-sid=a; __Host-sid=b",
    "__Host-sid=a; __Host-sid=a",
    "__Host-sid=; locale=da; __Host-sid=a",
  ])("refuses two: %s", (cookie) => {
    expect(() => sessionCookieOf(cookie)).toThrow("at most one session cookie");
  });

  it.each(["__Host-sid=%41bc", "__Host-sid=abc%", "locale=da; __Host-sid=%73%3D"])(
    "refuses one that another reader would decode: %s",
    (cookie) => {
      expect(() => sessionCookieOf(cookie)).toThrow("malformed");
    },
  );
});
