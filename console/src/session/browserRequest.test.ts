import { describe, expect, it } from "vitest";
import { cookieOf, isOwnForm, returnPathOf } from "./browserRequest.ts";

const ORIGIN = "https://konsol.example";

describe("a form of the console (asvs:3.5.1)", () => {
  const sent = (headers: Record<string, string>) => isOwnForm(new Headers(headers), ORIGIN);

  it("names the console as its origin", () => {
    expect(sent({ origin: ORIGIN, "sec-fetch-site": "same-origin" })).toBe(true);
    expect(sent({ origin: ORIGIN })).toBe(true);
  });

  it.each([
    {},
    { origin: "null" },
    { origin: "https://fjord.example" },
    { origin: "https://konsol.example.evil.example" },
    { origin: ORIGIN, "sec-fetch-site": "cross-site" },
    { origin: ORIGIN, "sec-fetch-site": "same-site" },
  ])("is not one with %j", (headers) => {
    expect(sent(headers)).toBe(false);
  });
});

it("goes back to paths of the console alone after a sign-in", () => {
  const targets = [
    null,
    "//evil.example",
    "https://evil.example",
    "/\\evil",
    "/log-ud",
    "/a b",
    "javascript:1",
  ];
  expect(targets.map(returnPathOf)).toEqual(targets.map(() => "/"));
  expect(returnPathOf("/udbetalinger/1?side=2")).toBe("/udbetalinger/1?side=2");
});

it("reads no cookie that was sent twice", () => {
  const headers = new Headers({ cookie: "__Host-staff=a; __Host-staff=b; other=c" });
  expect([cookieOf(headers, "__Host-staff"), cookieOf(headers, "other")]).toEqual([undefined, "c"]);
});
