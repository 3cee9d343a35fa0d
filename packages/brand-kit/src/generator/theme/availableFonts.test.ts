import { describe, expect, it } from "vitest";
import { chooseFonts, type AvailableFont } from "./availableFonts.ts";

const font = (role: "display" | "body", scheme: "dark" | "light", family: string): AvailableFont => ({
  role,
  scheme,
  path: `/fonts/${family}.woff2`,
  token: {
    family,
    file: `${family.toLowerCase()}.woff2`,
    weight: "400 700",
    source: `@fontsource-variable/${family.toLowerCase()}/files/a.woff2`,
    axes: [],
    variation: "normal",
    preload: role === "body",
    generic: "sans-serif",
    fallback: {
      local: ["Arial"],
      sizeAdjust: "100%",
      ascentOverride: "90%",
      descentOverride: "20%",
      lineGapOverride: "0%",
    },
  },
});

const night = [font("display", "dark", "Wide"), font("body", "dark", "Quiet")];
const day = [font("display", "light", "Soft"), font("body", "light", "Round")];

describe("chooseFonts", () => {
  it("pairs a heading face of the scheme with a text face of another, so that no brand has the same two", () => {
    const chosen = chooseFonts([...night, ...day], "light");
    expect([chosen.display.token.family, chosen.body.token.family]).toEqual(["Soft", "Quiet"]);
  });

  it("uses one brand's pair when there is no other", () => {
    const chosen = chooseFonts(night, "light");
    expect([chosen.display.token.family, chosen.body.token.family]).toEqual(["Wide", "Quiet"]);
  });

  it("explains where fonts come from when there are none", () => {
    expect(() => chooseFonts([], "dark")).toThrow(/add font files to one in brands/);
  });
});
