import type { CheckResult } from "@spilhus/contracts";
import type { AccountStatus } from "@spilhus/restrictions";

/** A hold that was not lifted. The database decides whether its end has passed. */
export interface Hold {
  readonly kind: string;
  readonly endsAt: string | null;
  readonly isOver: boolean;
}

/** Input of a check result. */
export interface Against {
  readonly holds: readonly Hold[];
  /** Whether the days of a temporary account are over, so that the player must verify their identity. */
  readonly isTrialOver: boolean;
}

/** Most severe first: of several restrictions the player sees the one that closes most. */
const ORDER = [
  "deactivated",
  "multi-account",
  "suspended",
  "suspended-missing-sof",
  "block",
  "cooldown",
  "expired-block-must-be-removed-by-customer-service",
  "gdc-check-failed",
  "extended-kyc-check-required",
  "oces-login-required",
] as const;

/** Holds that close no page. */
const NO_CHECK = new Set(["play-limits", "withdrawals"]);

function typeOf({ kind, endsAt, isOver }: Hold): string | undefined {
  if (NO_CHECK.has(kind)) return undefined;
  // Only customer service lifts a block; other holds with an end expire by themselves.
  if (kind === "block") return isOver ? "expired-block-must-be-removed-by-customer-service" : "block";
  if (isOver) return undefined;
  // A temporary exclusion by the register is a block that the register ends; a permanent one closes the account.
  if (kind === "register") return endsAt === null ? "deactivated" : "block";
  return kind;
}

/** An unknown kind is the most severe: the site closes the account for an unknown type. */
const rank = (type: string) => ORDER.findIndex((known) => known === type);

const until = (hold: Hold): CheckResult["context"] =>
  hold.endsAt === null ? undefined : { until: new Date(hold.endsAt).toISOString() };

/** Later ends first and endless holds before all, so that no player sees an end that is too early. */
const byEnd = (one: Hold, other: Hold) => {
  const [first, second] = [one, other].map(({ endsAt }) =>
    endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt),
  );
  return first === second ? 0 : (second ?? 0) - (first ?? 0);
};

/** The restriction that the player sees (R4.01), and whether play limits are reached (R7.10). */
export function accountStatusOf({ holds, isTrialOver }: Against): AccountStatus {
  const withinLimits = !holds.some(({ kind, isOver }) => kind === "play-limits" && !isOver);
  const found = holds
    .flatMap((hold) => {
      const type = typeOf(hold);
      return type === undefined ? [] : [{ type, hold }];
    })
    .toSorted((one, other) => rank(one.type) - rank(other.type) || byEnd(one.hold, other.hold));
  const [gravest] = found;
  if (!gravest) return { checkResult: isTrialOver ? { type: "oces-login-required" } : null, withinLimits };
  const { type, hold } = gravest;
  const context = type === "block" || type === "cooldown" ? until(hold) : undefined;
  return { checkResult: { type, ...(context ? { context } : {}) }, withinLimits };
}

/** Whether withdrawals are blocked. */
export const isWithdrawalBlocked = (holds: readonly Hold[]): boolean =>
  holds.some(({ kind, isOver }) => kind === "withdrawals" && !isOver);
