import { describe, expect, it } from "vitest";
import { slotWidth } from "./slotWidth.ts";

const CARDS = "(min-width: 64rem) 15rem, (min-width: 40rem) 22vw, 44vw";

describe("the width of a picture", () => {
  it.each([
    [CARDS, 1440, 240],
    [CARDS, 800, 176],
    [CARDS, 400, 176],
    ["(max-width: 600px) 50vw, 300px", 500, 250],
    ["100vw", 390, 390],
    ["calc(100vw - 2rem)", 390, 390],
    ["", 390, 390],
  ])("from sizes %s on a screen of %d pixels is %d", (sizes, width, expected) => {
    expect(slotWidth(sizes, { width, density: 3 })).toBe(expected);
  });
});
