import { describe, expect, it } from "vitest";
import { slowdownFor } from "./slowdownFor.ts";

describe("the processor Lighthouse's phone stands for", () => {
  it("is four times slower than the machine Lighthouse was made on, and never more", () => {
    expect(slowdownFor(1_533)).toBe(4);
    expect(slowdownFor(9_000)).toBe(4);
  });

  it("is as far from a slower machine as Lighthouse's calibration says", () => {
    expect(slowdownFor(800)).toBe(2);
    expect(slowdownFor(475)).toBe(1.5);
    expect(slowdownFor(1_300)).toBe(3);
  });

  it("is never faster than the machine", () => {
    expect(slowdownFor(10)).toBe(1);
  });
});
