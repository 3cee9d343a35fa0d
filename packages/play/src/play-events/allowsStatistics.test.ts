import { expect, it } from "vitest";
import { allowsStatistics } from "./allowsStatistics.ts";

it.each([
  ["consent=v1.010", true],
  ["locale=da; consent=v1.111", true],
  ["consent=v1.101", false],
  ["consent=x", false],
  ["", false],
])("the cookie %j allows statistics: %s (R4.21)", (cookies, isAllowed) => {
  expect(allowsStatistics(cookies)).toBe(isAllowed);
});
