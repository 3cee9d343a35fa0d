import { resolve } from "node:path";
import { COVERED_REQUIREMENTS } from "./requirements/covered.ts";
import { findCrowded } from "./requirements/findCrowded.ts";
import { findUncovered } from "./requirements/findUncovered.ts";
import { readReports } from "./reports/readReports.ts";

/**
 * The last step of `npm test`: adds up all runners' own reports, names what failed and which requirement no passed
 * test carries, says what needed another try and why, and ends with one plain line.
 */
const results = readReports(resolve(import.meta.dirname, "../.."));
const failed = results.filter(({ status }) => status === "failed");
const passed = results.filter(({ status }) => status === "passed").length;
const skipped = results.length - passed - failed.length;
for (const { title, failedFirst } of results) {
  if (failedFirst !== undefined) console.log(`passed at another try only: ${title}\n  first, ${failedFirst}`);
}
for (const { title } of failed) console.log(`failed: ${title}`);
const uncovered = findUncovered(COVERED_REQUIREMENTS, results);
if (uncovered.length > 0) console.log(`No passed test carries: ${uncovered.join(", ")}`);
const crowded = findCrowded(results);
for (const title of crowded) console.log(`carries more than three ids of requirements: ${title}`);
if (results.length === 0) console.log("No report was found: no test ran.");
console.log(`${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode =
  failed.length > 0 || uncovered.length > 0 || crowded.length > 0 || results.length === 0 ? 1 : 0;
