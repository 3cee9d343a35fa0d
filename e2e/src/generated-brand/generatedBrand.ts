import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { TurboTask } from "./turboTasks.ts";

/** The brand this test makes: few sections, so that most of the optional ones must be absent. */
export const WISH = {
  id: "havneby",
  name: "Havneby",
  domain: "havneby.example",
  primary: "#1f6f8b",
  features: ["slots", "winners"],
} as const;

/** The port of the stack in the copy. */
export const COPY_PORT = Number(process.env["E2E_GENERATED_PORT"] ?? 3950);

/** A brand's address on that stack. */
export const copyUrl = (brand: string): string => `http://${brand}.localhost:${COPY_PORT}`;

/** What was seen while the brand was made, built and served. */
export interface Making {
  /** Absolute path of the copy. */
  readonly root: string;
  /** Brands the repository had before. */
  readonly others: readonly string[];
  /** What every build, type check and test was keyed by before there was the brand, and after. */
  readonly tasksBefore: readonly TurboTask[];
  readonly tasksAfter: readonly TurboTask[];
  /** The build of all apps with the new one among them. */
  readonly build: readonly TurboTask[];
  /** From the command to the first answer of the site. */
  readonly secondsToSite: number;
  /** Processes that wanted a processor when the command was given, per processor; 1 when none had to wait. */
  readonly contention: number;
}

const VARIABLE = "GENERATED_BRAND_ROOT";
// Too long for the environment; in a folder that git does not see.
const file = (root: string) => join(root, ".reports", "making.json");

/** Hands the observations to the processes that run the tests. */
export function keepMaking(making: Making): void {
  mkdirSync(dirname(file(making.root)), { recursive: true });
  writeFileSync(file(making.root), JSON.stringify(making));
  process.env[VARIABLE] = making.root;
}

/** @throws {Error} outside a run whose set-up made the brand. */
export function seenMaking(): Making {
  const root = process.env[VARIABLE];
  if (!root) throw new Error("No brand was made. Run: pnpm --filter @spilhus/e2e run e2e:generated.");
  const making: Making = JSON.parse(readFileSync(file(root), "utf8"));
  return making;
}
