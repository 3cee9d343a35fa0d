import { describe, expect, it } from "vitest";
import { TEST_BRAND_PARTS as parts } from "../../testing/index.ts";
import { defineBrand } from "./defineBrand.ts";

describe("defineBrand", () => {
  it("puts the files of a folder together and works out which routes exist", () => {
    const brand = defineBrand(parts);
    expect(brand).toMatchObject({ id: "havn", theme: parts.theme, navigation: parts.navigation });
    expect(brand.enabledRoutes).toContain("bingo");
    expect(brand.enabledRoutes).not.toContain("casino");
  });

  it("names brand, file and key of a theme that is not one", () => {
    const broken = { ...parts.theme, scheme: "dusk" };
    expect(() => defineBrand({ ...parts, theme: broken })).toThrow(
      /^brands\/havn\/theme\.tokens\.json: scheme: /,
    );
  });
});
