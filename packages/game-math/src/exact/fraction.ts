/** An exact number: `numerator` / `denominator`, in lowest terms, with the denominator above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** @throws {RangeError} for a denominator that is not above 0 */
export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const [above, below] = [BigInt(numerator), BigInt(denominator)];
  if (below <= 0n) throw new RangeError(`A denominator is above 0, not ${below}.`);
  const divisor = greatestDivisor(above, below) || 1n;
  return { numerator: above / divisor, denominator: below / divisor };
}

export const add = (one: Fraction, other: Fraction): Fraction =>
  fraction(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  );

export const multiply = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.numerator * other.numerator, one.denominator * other.denominator);

export const ZERO = fraction(0);
export const ONE = fraction(1);

export const sumOf = (fractions: readonly Fraction[]): Fraction => fractions.reduce(add, ZERO);
export const productOf = (fractions: readonly Fraction[]): Fraction => fractions.reduce(multiply, ONE);

/** The nearest number, good to 15 digits whatever the size of numerator and denominator. */
export function toNumber({ numerator, denominator }: Fraction): number {
  const scale = 10n ** 18n;
  return Number((numerator * scale) / denominator) / Number(scale);
}
