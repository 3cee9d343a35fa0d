import { describe, expect, it } from "vitest";
import { isUnchanged } from "./isUnchanged.ts";

describe("a caller's ETag", () => {
  it.each([
    ["the same", '"7"', true],
    ["made weak by a proxy that compressed", 'W/"7"', true],
    ["one of several", '"5", W/"7"', true],
    ["another", '"8"', false],
    ["without quotes", "7", false],
    ["absent", undefined, false],
  ])("that is %s names the answer: %#", (_, known, expected) => {
    expect(isUnchanged(known, '"7"')).toBe(expected);
  });
});
