import { describe, expect, it } from "vitest";
import { navigationHref } from "./navigationHref.ts";

const label = { da: "Her", en: "Here" };

describe("navigationHref", () => {
  it("is the path of the route", () => {
    expect(navigationHref({ route: "slots", label })).toBe("/spilleautomater");
    expect(navigationHref({ route: "front", label })).toBe("/");
  });

  it("carries the query of the entry (R2.07)", () => {
    expect(navigationHref({ route: "signup", query: "auth=signup", label })).toBe("/signup?auth=signup");
  });
});
