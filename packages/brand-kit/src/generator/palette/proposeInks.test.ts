import { describe, expect, it } from "vitest";
import { colourOf } from "./colour.ts";
import { proposeInks } from "./proposeInks.ts";

const hueOf = (hex: string) => colourOf(hex)?.h ?? 0;
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

describe("proposeInks", () => {
  it.each([
    ["light", "warm"],
    ["dark", "leaf"],
  ] as const)("draws a %s brand in its own colour, lit by its companion", (look, main) => {
    const inks = proposeInks({ look, primary: "#d81e5b", secondary: "#2ec4b6" });
    expect(apart(hueOf(inks[main]), hueOf("#d81e5b"))).toBeLessThan(12);
    expect(apart(hueOf(inks[look === "light" ? "sun" : "warm"]), hueOf("#2ec4b6"))).toBeLessThan(12);
  });

  it("tells what is drawn apart, whatever the colour", () => {
    for (const look of ["light", "dark"] as const) {
      for (const primary of ["#000000", "#ffffff", "#808080", "#ffe100", "#0000ff"]) {
        const { ground, ink, warm, leaf } = proposeInks({ look, primary });
        const [paper, line, main, other] = [ground, ink, warm, leaf].map((hex) => colourOf(hex)?.l ?? 0);
        const darkest = look === "light" ? line : paper;
        expect(main! - darkest!, `${look} ${primary}`).toBeGreaterThan(0.15);
        expect(other! - darkest!, `${look} ${primary}`).toBeGreaterThan(0.15);
        expect(Math.abs(paper! - line!), `${look} ${primary}`).toBeGreaterThan(0.04);
      }
    }
  });

  it("draws a grey brand in greys", () => {
    for (const hex of Object.values(proposeInks({ look: "light", primary: "#777777" }))) {
      expect(colourOf(hex)?.c).toBeLessThan(0.01);
    }
  });
});
