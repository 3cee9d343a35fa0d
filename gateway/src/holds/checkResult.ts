import type { CheckResult } from "@spilhus/contracts";
import type { AccountStatus } from "@spilhus/restrictions";

/** A hold that was not lifted; whether its end has passed is for the database to say. */
export interface Hold {
  readonly kind: string;
  readonly endsAt: string | null;
  readonly isOver: boolean;
}

/** What a check result is worked out from. */
export interface Against {
  readonly holds: readonly Hold[];
  /** A temporary account whose days are used up: its identity is due. */
  readonly isTrialOver: boolean;
}

/** Gravest first: of several restrictions the player is told the one that closes most. */
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

/** Holds that confine nobody to a page. */
const NO_CHECK = new Set(["play-limits", "withdrawals"]);

function typeOf({ kind, endsAt, isOver }: Hold): string | undefined {
  if (NO_CHECK.has(kind)) return undefined;
  // Only customer service lifts a block; everything else with an end is over by itself.
  if (kind === "block") return isOver ? "expired-block-must-be-removed-by-customer-service" : "block";
  if (isOver) return undefined;
  // The register's exclusion for a time is a block that it ends itself; the one for good closes the account.
  if (kind === "register") return endsAt === null ? "deactivated" : "block";
  return kind;
}

/** A kind this version does not know is the gravest: the site closes the account for an unknown type. */
const rank = (type: string) => ORDER.findIndex((known) => known === type);

const until = (hold: Hold): CheckResult["context"] =>
  hold.endsAt === null ? undefined : { until: new Date(hold.endsAt).toISOString() };

/** Later ends first, endless ones before all, so that nobody is told too early a time. */
const byEnd = (one: Hold, other: Hold) => {
  const [first, second] = [one, other].map(({ endsAt }) =>
    endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt),
  );
  return first === second ? 0 : (second ?? 0) - (first ?? 0);
};

/** The one restriction that the player is told of (R4.01), and whether play limits are reached (R7.10). */
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

/** Whether money may not leave the account. */
export const isWithdrawalBlocked = (holds: readonly Hold[]): boolean =>
  holds.some(({ kind, isOver }) => kind === "withdrawals" && !isOver);
