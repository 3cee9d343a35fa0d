import { describe, expect, it } from "vitest";
import { roughen, roughPath } from "./roughen.ts";

/** Every point of path data that has absolute commands only. */
const numbersOf = (d: string): number[] => (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

describe("a roughened outline", () => {
  it("moves by no more than the amount, the same way each time", () => {
    const d = "M10 10L40 20L60 90Z";
    const rough = numbersOf(roughPath(d, 5, 2));
    for (const [index, value] of numbersOf(d).entries()) {
      expect(Math.abs((rough[index] ?? Number.NaN) - value)).toBeLessThanOrEqual(2.05);
    }
    expect(roughPath(d, 5, 2)).toBe(roughPath(d, 5, 2));
    expect(roughPath(d, 6, 2)).not.toBe(roughPath(d, 5, 2));
  });

  it("bends long straight lines of every path command", () => {
    const long = roughPath("M0 0H360", 1, 2);
    expect(long.match(/L/g)).toHaveLength(4);
    expect(roughPath("M0 0h360", 1, 2)).toBe(long);
    expect(roughPath("M0 0L360 0", 1, 2)).toBe(long);
    expect(roughPath("M0 0l360 0", 1, 2)).toBe(long);
  });

  it("stays unchanged when the amount is 0", () => {
    expect(roughPath("M10 20c1 2 3 4 5 6t7 8v10a4 4 0 0 1 8 0zm5 5l1 1", 1, 0)).toBe(
      "M10 20C11 22 13 24 15 26T22 34L22 44A4 4 0 0 1 30 44ZM15 25L16 26",
    );
  });

  it("changes all outlines of a fragment and nothing else", () => {
    const fragment = '<g id="a"><path d="M0 0L5 5" fill="#fff"/><circle cx="1" cy="2" r="3"/></g>';
    const rough = roughen(fragment, 3, 1.5);
    expect(rough).toMatch(/^<g id="a"><path d="M[^"]+" fill="#fff"\/><circle cx="1" cy="2" r="3"\/><\/g>$/);
    expect(rough).not.toBe(fragment);
  });
});
