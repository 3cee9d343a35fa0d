import { depositedSince } from "./depositSum.ts";
import type { MoneyRule, Subject } from "./subject.ts";

/** How much a player has deposited, and the amount from which documents are asked for. */
export async function towardsDocuments(subject: Subject) {
  const { days, overOre, forecastPercent } = subject.rules.sourceOfFunds;
  const { ore } = await depositedSince(subject, subject.since("source-of-funds", { days }));
  return { depositedOre: ore, isOver: ore > overOre, isNear: ore * 100 >= overOre * forecastPercent };
}

/** Deposits above the sum from which a player must show where the money comes from. */
export const sourceOfFunds: MoneyRule = async (subject) => {
  const { depositedOre, isOver } = await towardsDocuments(subject);
  if (!isOver) return [];
  const { days, overOre, outcome } = subject.rules.sourceOfFunds;
  return [{ rule: "source-of-funds", subject: "", facts: { days, overOre, depositedOre }, outcome }];
};
