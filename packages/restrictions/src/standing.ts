import type { CheckResult } from "@spilhus/contracts";

/** What the services know about a player when a page or call is asked for (R4.02). */
export interface Standing {
  /** From user info; `null` when nothing is against the player. */
  readonly checkResult: CheckResult | null;
  /** From the login limits check (R7.10). */
  readonly withinLimits: boolean;
}
