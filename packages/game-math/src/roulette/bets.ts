/** Numbers of European roulette: 0 to 36, with one zero. */
export const ROULETTE_NUMBERS = 37;

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/**
 * A bet on some numbers. `straight` to `sixLine` name their lowest number by the layout of twelve rows of three, in which 0
 * lies above 1, 2 and 3.
 */
export type RouletteBet =
  | { readonly kind: "straight"; readonly number: number }
  /** Two neighbours: the lower one, and whether the other is beside it or in the next row. */
  | { readonly kind: "split"; readonly lower: number; readonly to: "side" | "next" }
  /** A row of three, by its first number. */
  | { readonly kind: "street"; readonly first: number }
  /** Four that meet, by the lowest one. */
  | { readonly kind: "corner"; readonly lowest: number }
  /** Two rows of three, by their first number. */
  | { readonly kind: "sixLine"; readonly first: number }
  | { readonly kind: "column" | "dozen"; readonly which: 1 | 2 | 3 }
  | { readonly kind: "red" | "black" | "even" | "odd" | "low" | "high" };

/** What a winning bet pays for each part of its stake, beside the stake itself. */
export const ROULETTE_ODDS: Readonly<Record<RouletteBet["kind"], number>> = {
  straight: 35,
  split: 17,
  street: 11,
  corner: 8,
  sixLine: 5,
  column: 2,
  dozen: 2,
  ...{ red: 1, black: 1, even: 1, odd: 1, low: 1, high: 1 },
};

const ALL = Array.from({ length: ROULETTE_NUMBERS }, (_, number) => number);
const isBetween = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;
const isFirstOfRow = (value: number, last: number) => isBetween(value, 1, last) && value % 3 === 1;
const isLastOfRow = (value: number) => value % 3 === 0;
const run = (first: number, length: number) => Array.from({ length }, (_, step) => first + step);

/** @returns nothing for a bet that is not on the layout */
function numbersOf(bet: RouletteBet): readonly number[] | undefined {
  switch (bet.kind) {
    case "straight":
      return isBetween(bet.number, 0, 36) ? [bet.number] : undefined;
    case "split": {
      const { lower, to } = bet;
      const isOnLayout =
        to === "side" ? isBetween(lower, 1, 35) && !isLastOfRow(lower) : isBetween(lower, 1, 33);
      return isOnLayout ? [lower, lower + (to === "side" ? 1 : 3)] : undefined;
    }
    case "street":
      return isFirstOfRow(bet.first, 34) ? run(bet.first, 3) : undefined;
    case "corner": {
      const { lowest } = bet;
      return isBetween(lowest, 1, 32) && !isLastOfRow(lowest)
        ? [lowest, lowest + 1, lowest + 3, lowest + 4]
        : undefined;
    }
    case "sixLine":
      return isFirstOfRow(bet.first, 31) ? run(bet.first, 6) : undefined;
    case "column":
      return isBetween(bet.which, 1, 3) ? run(0, 12).map((row) => row * 3 + bet.which) : undefined;
    case "dozen":
      return isBetween(bet.which, 1, 3) ? run((bet.which - 1) * 12 + 1, 12) : undefined;
    case "red":
      return [...RED];
    case "black":
      return ALL.filter((number) => number > 0 && !RED.has(number));
    case "even":
      return ALL.filter((number) => number > 0 && number % 2 === 0);
    case "odd":
      return ALL.filter((number) => number % 2 === 1);
    case "low":
      return run(1, 18);
    case "high":
      return run(19, 18);
  }
}

/**
 * The numbers that a bet covers.
 *
 * @throws {RangeError} for a bet that is not on the layout, such as a corner at the edge
 */
export function coveredNumbers(bet: RouletteBet): readonly number[] {
  const numbers = numbersOf(bet);
  if (!numbers) throw new RangeError(`There is no such bet on the layout: ${JSON.stringify(bet)}.`);
  return numbers;
}
