import { describe, expect, it } from "vitest";
import { soundFolder } from "../../fixtures/soundFolder.ts";
import { defineBrand } from "./defineBrand.ts";

const { identity, navigation, theme } = soundFolder().parts;
const parts = {
  identity: identity.value,
  theme: theme.value,
  navigation: navigation.value,
  guards: {},
  experiments: [],
  messages: { da: {}, en: {} },
};

describe("defineBrand", () => {
  it("puts the files of a folder together and works out which routes exist", () => {
    const brand = defineBrand(parts);
    expect(brand).toMatchObject({ id: "havn", theme: theme.value, navigation: navigation.value });
    expect(brand.enabledRoutes).toContain("bingo");
    expect(brand.enabledRoutes).not.toContain("casino");
  });

  it("names brand, file and key of a theme that is not one", () => {
    const broken = { ...theme.value, scheme: "dusk" };
    expect(() => defineBrand({ ...parts, theme: broken })).toThrow(
      /^brands\/havn\/theme\.tokens\.json: scheme: /,
    );
  });
});
