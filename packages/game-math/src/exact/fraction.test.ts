import * as fc from "fast-check";
import { expect, it } from "vitest";
import { add, fraction, multiply, toNumber } from "./fraction.ts";

it("adds and multiplies without rounding", () => {
  const third = fraction(1, 3);
  expect(add(add(third, third), third)).toEqual(fraction(1));
  expect(multiply(fraction(2, 3), fraction(3, 4))).toEqual({ numerator: 1n, denominator: 2n });
});

it("stays in lowest terms, whatever it is made of", () => {
  fc.assert(
    fc.property(
      fc.bigInt(-(10n ** 30n), 10n ** 30n),
      fc.bigInt(1n, 10n ** 30n),
      fc.bigInt(1n, 10n ** 6n),
      (above, below, by) => {
        expect(fraction(above * by, below * by)).toEqual(fraction(above, below));
      },
    ),
  );
});

it("becomes the nearest number even when both parts are too large for one", () => {
  expect(toNumber(fraction(24n * 10n ** 400n, 25n * 10n ** 400n))).toBe(0.96);
});

it.each([0n, -2n])("refuses the denominator %s", (denominator) => {
  expect(() => fraction(1n, denominator)).toThrow(`A denominator is above 0, not ${denominator}.`);
});
