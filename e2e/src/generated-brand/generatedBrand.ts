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
  /** Its chat with customer service is a vendor's, which no brand of the repository has. */
  supportWorkspace: "havnespace",
} as const;

/** The port of the stack in the copy. */
export const COPY_PORT = Number(process.env["E2E_GENERATED_PORT"] ?? 3950);

/** A brand's address on that stack. */
export const copyUrl = (brand: string): string => `http://${brand}.localhost:${COPY_PORT}`;

/** Observations from making, building and serving the brand. */
export interface Making {
  /** Absolute path of the copy. */
  readonly root: string;
  /** Brands that the repository had before. */
  readonly others: readonly string[];
  /** Cache keys of every build, type check and test, before and after the brand was made. */
  readonly tasksBefore: readonly TurboTask[];
  readonly tasksAfter: readonly TurboTask[];
  /** The build of all apps, including the new one. */
  readonly build: readonly TurboTask[];
  /** From the command to the first answer of the site. */
  readonly secondsToSite: number;
  /** Load per processor when the command started; 1 when no process had to wait. */
  readonly contention: number;
}

const VARIABLE = "GENERATED_BRAND_ROOT";
// Too long for an environment variable; the folder is ignored by git.
const file = (root: string) => join(root, ".reports", "making.json");

/** Hands the observations to the processes that run the tests. */
export function keepMaking(making: Making): void {
  mkdirSync(dirname(file(making.root)), { recursive: true });
  writeFileSync(file(making.root), JSON.stringify(making));
  process.env[VARIABLE] = making.root;
}

/** @throws {Error} when the global set-up has not made the brand. */
export function seenMaking(): Making {
  const root = process.env[VARIABLE];
  if (!root) throw new Error("No brand was made. Run: pnpm --filter @spilhus/e2e run e2e:generated.");
  const making: Making = JSON.parse(readFileSync(file(root), "utf8"));
  return making;
}
