import type { Rule } from "./problem.ts";

/** Smallest and largest amount, in øre. */
export interface AmountBounds {
  readonly min: number;
  readonly max: number;
}

/** An amount within bounds, both included; the problem names them. */
export const amountBetween =
  ({ min, max }: AmountBounds): Rule<number> =>
  (ore) =>
    ore >= min && ore <= max ? undefined : { id: "amountBetween", values: { minOre: min, maxOre: max } };
