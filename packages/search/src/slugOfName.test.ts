import { expect, it } from "vitest";
import { slugOfName } from "./slugOfName.ts";

it.each([
  ["Nøkken i Åen", "noekken-i-aaen"],
  ["Trickster’s Table", "tricksters-table"],
  ["Café & Crème 88!", "cafe-creme-88"],
  ["Kobbera\u030Aren", "kobberaaren"],
])("writes %s as %s", (name, slug) => {
  expect(slugOfName(name)).toBe(slug);
});
