import { describe, expect, it } from "vitest";
import { slowdownFor } from "./slowdownFor.ts";

describe("the slowdown of Lighthouse's phone", () => {
  it("is four times slower than the machine Lighthouse was made on, and never more", () => {
    expect(slowdownFor(1_533)).toBe(4);
    expect(slowdownFor(9_000)).toBe(4);
  });

  it("follows Lighthouse's calibration on a slower machine", () => {
    expect(slowdownFor(800)).toBe(2);
    expect(slowdownFor(475)).toBe(1.5);
    expect(slowdownFor(1_300)).toBe(3);
  });

  it("never makes the phone faster than the machine", () => {
    expect(slowdownFor(10)).toBe(1);
  });
});
