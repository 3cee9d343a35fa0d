import type { DepositReason } from "@spilhus/contracts/payments";
import { LIMIT_PERIODS } from "@spilhus/contracts/player-account";
import { dutiesAt } from "@spilhus/jurisdiction";
import { activeRestriction } from "@spilhus/restrictions";
import type { RegisteredBrand } from "@spilhus/contracts";
import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { depositLimits } from "../deposit-limits/index.ts";
import { limitAt, readLimits } from "../period-limits/index.ts";
import { readUsage, usedIn, type DepositRow } from "../deposit-records/index.ts";
import type { PaymentStatus, StrongAuthentication } from "../payment-providers/index.ts";
import { readPlayerStatus, type PlayerStatus } from "../sessions/index.ts";
import { isSameName } from "../players/index.ts";
import type { Limits } from "./limitRoom.ts";

/** Restrictions that a player or the national register has placed, as opposed to the operator. */
const EXCLUSIONS: ReadonlySet<string> = new Set([
  "cooldown",
  "block",
  "deactivated",
  "expired-block-must-be-removed-by-customer-service",
]);

/** Why the player's account status forbids a deposit; a break, a block and every other hold do, that on play as well. */
export function statusForbids({ accountStatus }: PlayerStatus): DepositReason | undefined {
  const restriction = activeRestriction(accountStatus);
  if (!restriction) return undefined;
  return EXCLUSIONS.has(restriction.id) ? "excluded" : "restricted";
}

/** The player's limits; nothing unless all three are set, since nobody may deposit without them. */
export async function limitsInForce(db: Queries, playerId: string, now: Date): Promise<Limits | undefined> {
  const { day, week, month } = await readLimits(db, depositLimits, playerId);
  if (!day || !week || !month) return undefined;
  return {
    day: limitAt(day, now).limitOre,
    week: limitAt(week, now).limitOre,
    month: limitAt(month, now).limitOre,
  };
}

/** What a temporary account may take in over its whole life, in øre; nothing for a verified one. */
export const temporaryCap = (brand: RegisteredBrand, { isVerified, now }: PlayerStatus): number | undefined =>
  isVerified ? undefined : dutiesAt(brand, now).temporaryAccount.depositsOre;

/** Whether a provider's answer proves strong customer authentication (PSD2), which a deposit needs (BEK 1274/2019 § 7 (3)). */
export const isStrong = (authentication: StrongAuthentication): boolean =>
  authentication === "challenge" || authentication === "app" || authentication === "bank";

/** What a deposit stores about the checks that it passed. */
export const approvalOf = ({ day, week, month }: Limits) => ({
  approval: sql<number>`nextval('deposit_approvals')`,
  ...{ limitDayOre: day, limitWeekOre: week, limitMonthOre: month },
});
export type Approval = ReturnType<typeof approvalOf>;

/** The outcome of the checks of a deposit. */
export interface Checked {
  readonly reason: DepositReason | undefined;
  /** The limits that it was checked against: those of the reservation, or lower ones set since. */
  readonly limits: Limits;
  /** The database's clock. */
  readonly now: Date;
}

/**
 * Checks a deposit against everything that may have changed since it was reserved, in the transaction that holds the
 * player: exclusion and holds, limits, the cap of a temporary account, the payer's name.
 */
export async function checkDeposit(
  tx: Queries,
  brand: RegisteredBrand,
  row: DepositRow,
  { payerName }: Pick<PaymentStatus, "payerName">,
): Promise<Checked> {
  const player = await readPlayerStatus(tx, brand, row.playerId);
  const current = await limitsInForce(tx, row.playerId, player.now);
  const limits = {
    day: Math.min(row.limitDayOre, current?.day ?? row.limitDayOre),
    week: Math.min(row.limitWeekOre, current?.week ?? row.limitWeekOre),
    month: Math.min(row.limitMonthOre, current?.month ?? row.limitMonthOre),
  };
  const reason = async (): Promise<DepositReason | undefined> => {
    const forbidden = statusForbids(player);
    if (forbidden !== undefined) return forbidden;
    // Only deposits that are sure to be credited count: when a lowered limit has room for one of two, one still fits.
    const usage = await readUsage(tx, row.playerId, { except: row.txId, isApprovedOnly: true });
    const used = usedIn(usage);
    if (LIMIT_PERIODS.some((period) => used[period] + row.amountOre > limits[period])) return "over-limit";
    const cap = temporaryCap(brand, player);
    if (cap !== undefined && usage.lifetimeOre + row.amountOre > cap) return "over-temporary-cap";
    return payerName === undefined || isSameName(payerName, player) ? undefined : "name-mismatch";
  };
  return { reason: await reason(), limits, now: player.now };
}
