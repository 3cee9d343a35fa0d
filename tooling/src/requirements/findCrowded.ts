import type { TestResult } from "../reports/readReports.ts";
import { requirementsIn } from "./findUncovered.ts";

/** A test that proves more than this proves none of it well: it stops at its first failure. */
const MOST_IDS = 3;

/** Titles that carry more than three ids of requirements, a range counted by its length and `asvs:` ids with them. */
export function findCrowded(results: readonly Pick<TestResult, "title">[]): string[] {
  const titles = new Set(results.map(({ title }) => title));
  return [...titles].filter((title) => {
    const controls = title.match(/\basvs:\d+\.\d+\.\d+/g) ?? [];
    return requirementsIn(title).length + controls.length > MOST_IDS;
  });
}
