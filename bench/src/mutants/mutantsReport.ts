import { spawnSync } from "node:child_process";
import { join } from "node:path";
import * as z from "zod";
import { EQUIVALENT_MUTANTS } from "./equivalentMutants.ts";
import type { Mutant, MutantOutcome } from "./list/mutant.ts";
import { MUTANTS } from "./mutants.ts";

const OutcomeSchema: z.ZodType<MutantOutcome> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("killed"), failed: z.int() }),
  z.object({ kind: z.literal("survived"), passed: z.int() }),
  z.object({ kind: z.literal("invalid"), reason: z.string() }),
]);

const TIME_LIMIT_MS = 180_000;

function tryMutant(index: number, ...flags: readonly string[]): MutantOutcome {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--conditions=source", join(import.meta.dirname, "tryMutant.ts"), String(index), ...flags],
    { encoding: "utf8", timeout: TIME_LIMIT_MS },
  );
  const last = stdout.trim().split("\n").at(-1) ?? "";
  if (!last.startsWith("{"))
    return { kind: "invalid", reason: `the run ended without a result: ${stderr.slice(-500)}` };
  return OutcomeSchema.parse(JSON.parse(last));
}

/** What the tests of an id say of the code as it is, by id and file: several mutants share them. */
const unchangedOutcomes = new Map<string, MutantOutcome>();

/** The tests of an id must pass with the code as it is: otherwise they would "kill" anything. */
function outcomeOf(index: number, { id, test }: Mutant): MutantOutcome {
  const key = `${id} ${test}`;
  const unchanged = unchangedOutcomes.get(key) ?? tryMutant(index, "--unchanged");
  unchangedOutcomes.set(key, unchanged);
  if (unchanged.kind !== "survived")
    return { kind: "invalid", reason: `without the mistake: ${JSON.stringify(unchanged)}` };
  return tryMutant(index);
}

const line = ({ id, mistake, test }: Mutant, outcome: string) =>
  `${outcome.padEnd(9)} asvs:${id.padEnd(7)} ${mistake} (${test})`;

/**
 * Tries every mutant and prints one line for each.
 *
 * @param ids of ASVS to try; all when empty
 * @returns how many were not killed
 */
export function reportMutants(ids: readonly string[]): number {
  let alive = 0;
  for (const [index, mutant] of MUTANTS.entries()) {
    if (ids.length > 0 && !ids.includes(mutant.id)) continue;
    const outcome = outcomeOf(index, mutant);
    if (outcome.kind !== "killed") alive += 1;
    console.log(line(mutant, outcome.kind) + (outcome.kind === "invalid" ? `\n  ${outcome.reason}` : ""));
  }
  for (const { id, mistake, reason } of EQUIVALENT_MUTANTS)
    console.log(`equal     asvs:${id} ${mistake}: ${reason}`);
  console.log(`${alive} not killed`);
  return alive;
}
