import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod";
import { reportFiles } from "./reportFiles.ts";

export interface TestResult {
  /** Describe blocks and test name, joined by spaces. */
  readonly title: string;
  readonly status: "passed" | "failed" | "skipped";
  /**
   * Where and why it failed first, if it passed at another try only: something waits for its turn to fail for good, and
   * the machine that saw it is often gone by then.
   */
  readonly failedFirst?: string;
}

const VitestSchema = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      message: z.string().optional(),
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
});

const PlaywrightTestSchema = z.object({
  status: z.string(),
  projectName: z.string(),
  results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
});
type PlaywrightTest = z.infer<typeof PlaywrightTestSchema>;

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[] | undefined;
  readonly specs?:
    | readonly { readonly title: string; readonly tests: readonly PlaywrightTest[] }[]
    | undefined;
}
const PlaywrightSuiteSchema: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    title: z.string(),
    suites: z.array(PlaywrightSuiteSchema).optional(),
    specs: z.array(z.object({ title: z.string(), tests: z.array(PlaywrightTestSchema) })).optional(),
  }),
);
const PlaywrightSchema = z.object({ suites: z.array(PlaywrightSuiteSchema), errors: z.array(z.unknown()) });

const statusOf = (raw: string): TestResult["status"] => {
  if (raw === "passed" || raw === "expected" || raw === "flaky") return "passed";
  return raw === "failed" || raw === "unexpected" ? "failed" : "skipped";
};

/** A message on one line, without colours. */
const onOneLine = (message: string): string =>
  stripVTControlCharacters(message)
    .trim()
    .replaceAll(/\s*\n\s*/g, " · ");

/** The project, and the expected and received values of the first attempt's error, without the call log. */
function firstFailure({ projectName, results }: PlaywrightTest): string {
  const message = results[0]?.errors[0]?.message ?? "no reason given";
  const [said = ""] = message.split("Call log:");
  return `${projectName}: ${onOneLine(said)}`;
}

function fromPlaywright(suite: PlaywrightSuite, parents: readonly string[]): TestResult[] {
  const path = [...parents, suite.title];
  return [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        title: [...path, spec.title].join(" "),
        status: statusOf(test.status),
        ...(test.status === "flaky" && { failedFirst: firstFailure(test) }),
      })),
    ),
    ...(suite.suites ?? []).flatMap((child) => fromPlaywright(child, path)),
  ];
}

/** Reads one runner's JSON report (Vitest's or Playwright's). */
export function readReport(text: string): TestResult[] {
  const raw: unknown = JSON.parse(text);
  const vitest = VitestSchema.safeParse(raw);
  if (vitest.success) {
    return vitest.data.testResults.flatMap((file) => {
      // A file that broke before its first test has no assertions; it must still count as a failure.
      if (file.status === "failed" && file.assertionResults.length === 0) {
        return [{ title: `${file.name}: ${file.message ?? "did not load"}`, status: "failed" as const }];
      }
      return file.assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
        title: fullName,
        status: statusOf(status),
        // The errors of the tries before; the stack's other lines lie in the runner.
        ...(status === "passed" &&
          failureMessages[0] !== undefined && {
            failedFirst: `${file.name}: ${onOneLine(failureMessages[0].split(/\n\s+at .*node_modules/, 1)[0] ?? "")}`,
          }),
      }));
    });
  }
  const playwright = PlaywrightSchema.parse(raw);
  return [
    ...playwright.suites.flatMap((suite) => fromPlaywright(suite, [])),
    ...playwright.errors.map((error) => ({ title: JSON.stringify(error), status: "failed" as const })),
  ];
}

/** Every result of every runner: the `.reports/*.json` files of all rooms. */
export function readReports(root: string): TestResult[] {
  return reportFiles(root).flatMap((file) => readReport(readFileSync(file, "utf8")));
}
