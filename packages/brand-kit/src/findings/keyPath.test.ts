import { describe, expect, it } from "vitest";
import { keyPath, valueAt } from "./keyPath.ts";

describe("keyPath", () => {
  it("writes a path the way it stands in the file", () => {
    expect(keyPath(["footer", 0, "items", 2, "route"])).toBe("footer[0].items[2].route");
    expect(keyPath(["flags", "demo-play"])).toBe('flags["demo-play"]');
    expect(keyPath([1, "name"])).toBe("[1].name");
  });
});

describe("valueAt", () => {
  it("follows a path and stops where it ends", () => {
    expect(valueAt({ a: [{ b: 3 }] }, ["a", 0, "b"])).toBe(3);
    expect(valueAt({ a: 1 }, ["a", "b", "c"])).toBeUndefined();
  });
});
