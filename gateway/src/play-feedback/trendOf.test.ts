import { expect, it } from "vitest";
import { trendOf } from "./trendOf.ts";

const weeks = (before: number, now: number) =>
  [...Array.from({ length: 7 }, () => before), ...Array.from({ length: 7 }, () => now)].map((minutes) => ({
    seconds: minutes * 60,
  }));

it.each([
  ["as much as before", 30, 30, "same"],
  ["a few minutes more", 1, 2, "same"],
  ["a tenth less, nearly", 100, 91, "same"],
  ["twice as much", 30, 60, "more"],
  ["a first week", 0, 10, "more"],
  ["half as much", 60, 30, "less"],
  ["nothing any more", 20, 0, "less"],
  ["nothing at all", 0, 0, "same"],
] as const)("a week of %s is told so (%i, then %i minutes a day)", (_, before, now, trend) => {
  expect(trendOf(weeks(before, now))).toBe(trend);
});
