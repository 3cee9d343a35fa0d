/** Budgets that can be chosen with one press, in øre. */
const CHOICES_ORE = [5_000, 10_000, 20_000, 50_000, 100_000, 200_000];

/** What can be chosen: all of them, or those below a budget that holds. */
export const choicesOf = (heldOre: number | undefined): readonly number[] =>
  CHOICES_ORE.filter((ore) => heldOre === undefined || ore < heldOre);
