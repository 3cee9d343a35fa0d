import type { CheckResult } from "@spilhus/contracts";

/** What the services report about a player when a page or call is requested (R4.02). */
export interface AccountStatus {
  /** From user info; null if nothing restricts the player. */
  readonly checkResult: CheckResult | null;
  /** From the login limits check (R7.10). */
  readonly withinLimits: boolean;
}
