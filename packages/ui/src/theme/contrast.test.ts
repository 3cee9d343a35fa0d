import { readdirSync, readFileSync, existsSync } from "node:fs";
import { ThemeTokensSchema } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { contrastRatio, measureContrast } from "./contrast.ts";

const brandsFolder = new URL("../../../../brands/", import.meta.url);
const themes = readdirSync(brandsFolder)
  .map((brand) => ({ brand, file: new URL(`${brand}/theme.tokens.json`, brandsFolder) }))
  .filter(({ file }) => existsSync(file));

describe("contrastRatio", () => {
  it("agrees with the known ratios of WCAG", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#ffffff", "#ffffff")).toBe(1);
    expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
    expect(contrastRatio("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
  });
});

describe.each(themes)("the theme of $brand", ({ brand, file }) => {
  const tokens = ThemeTokensSchema.parse(JSON.parse(readFileSync(file, "utf8")));

  it("contrasts enough in every declared pair", () => {
    const failing = measureContrast(tokens).filter(({ passes }) => !passes);
    expect(
      failing.map(
        ({ foreground, background, ratio }) => `${foreground} on ${background}: ${ratio.toFixed(2)}`,
      ),
    ).toEqual([]);
  });

  it("has the font files it names", () => {
    const missing = Object.values(tokens.font)
      .map((font) => font.file)
      .filter((font) => !existsSync(new URL(`${brand}/assets/${font}`, brandsFolder)));
    expect(missing).toEqual([]);
  });
});
