import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";

const MOST_SECONDS = "60";
const LIMIT_MS = 3_600_000;
const ReportSchema = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), duration: z.number().nullish() }),
      ),
    }),
  ),
});

/** Lines of a report of the machine's tests, with how many of them failed. */
export function machineLines(report: unknown): {
  readonly lines: readonly string[];
  readonly failed: number;
} {
  const tests = ReportSchema.parse(report).testResults.flatMap(({ assertionResults }) => assertionResults);
  const seconds = (duration: number | null | undefined) => `${((duration ?? 0) / 1_000).toFixed(1)} s`;
  return {
    lines: tests.map(
      ({ fullName, status, duration }) => `${status.padEnd(7)} ${seconds(duration).padStart(7)}  ${fullName}`,
    ),
    failed: tests.filter(({ status }) => status !== "passed").length,
  };
}

/**
 * Has the money machine search with a seed of its own choice, which each line names, and prints a line for each search.
 *
 * @returns how many searches failed: a difference in the product, or a planted bug that was not found in a minute
 */
export function reportMachine(root: string): number {
  const folder = mkdtempSync(join(tmpdir(), "machine-"));
  const file = join(folder, "report.json");
  try {
    const { status } = spawnSync(
      "vitest",
      ["run", "src/payment-provider/moneyMachine.test.ts", "--reporter=json", `--outputFile=${file}`],
      {
        cwd: join(root, "local"),
        env: { MACHINE_SEED: "open", MACHINE_SECONDS: MOST_SECONDS, ...process.env },
        stdio: ["ignore", "ignore", "inherit"],
        timeout: LIMIT_MS,
      },
    );
    if (status === null) throw new Error("The machine's search did not end.");
    const { lines, failed } = machineLines(JSON.parse(readFileSync(file, "utf8")));
    console.log(lines.join("\n"));
    return failed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
