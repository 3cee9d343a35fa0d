import type { DepositReason } from "@spilhus/contracts/payments";
import { writeAudit } from "../audit/index.ts";
import { grantBonus } from "../bonuses/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import type { DepositRow } from "../deposit-records/index.ts";
import { DEPOSIT_TEXTS, putMessage } from "../inbox/index.ts";
import { postMovement } from "../ledger/index.ts";
import { lookAtDeposit } from "../money-checks/index.ts";
import type { PaymentStatus } from "../payment-providers/index.ts";
import { readPlayerStatus } from "../sessions/index.ts";
import { brandOf } from "./brandOf.ts";
import { approvalOf, checkDeposit, isStrong, statusForbids, type Approval } from "./checkDeposit.ts";
import type { DepositServices } from "./depositServices.ts";
import { lockDeposit, updateDeposit } from "./lockDeposit.ts";

/** States in which captured money has neither been credited nor sent back. */
const UNSETTLED: ReadonlySet<string> = new Set([
  "pending",
  "authorised",
  "declined",
  "cancelled",
  "expired",
  "challenge-failed",
  "voided",
]);

const isWhole = (row: DepositRow, { currency, capturedOre }: PaymentStatus) =>
  currency === "DKK" && capturedOre === row.amountOre;

/** Whether an amount can be booked at all. */
const isBookable = ({ currency, capturedOre }: PaymentStatus) =>
  currency === "DKK" && Number.isSafeInteger(capturedOre) && capturedOre > 0;

/** Why captured money must not be credited, and the limits it was checked against if it had not passed before. */
async function judge(
  tx: Queries,
  services: DepositServices,
  row: DepositRow,
  status: PaymentStatus,
): Promise<{ readonly reason?: DepositReason | undefined; readonly approval?: Approval }> {
  if (!isWhole(row, status)) return { reason: "wrong-amount" };
  if (row.reason !== null) return { reason: row.reason };
  const brand = brandOf(services, row.brand);
  // The player may have been excluded since the capture was asked for; limits held then.
  if (row.approval !== null)
    return { reason: statusForbids(await readPlayerStatus(tx, brand, row.playerId)) };
  const { reason, limits } = await checkDeposit(tx, brand, row, status);
  if (reason !== undefined) return { reason };
  const isAuthenticated = isStrong(status.authentication) || row.confirmedAt !== null;
  return isAuthenticated ? { approval: approvalOf(limits) } : { reason: "no-strong-authentication" };
}

async function credit(
  tx: Queries,
  services: DepositServices,
  row: DepositRow,
  { capturedOre, changedAt, authentication }: PaymentStatus,
  approval: Approval | undefined,
) {
  const { txId, playerId, licence, brand, provider } = row;
  await postMovement(tx, {
    ...{ licence, brand, playerId },
    ...{ kind: "deposit", source: "deposit", reference: txId, by: `provider:${provider}` },
    ...(changedAt ? { eventAt: changedAt } : {}),
    transfers: [{ from: { kind: "provider-clearing", ref: provider }, to: "cash", amountOre: capturedOre }],
  });
  const booked = { ...approval, capturedOre, creditedOre: capturedOre, settledAt: databaseNow };
  await updateDeposit(tx, txId, { state: "credited", authentication, ...booked });
  const details = { deposit: row.number, amountOre: capturedOre };
  await writeAudit(tx, { brand, playerId, event: "deposit-credited", details });
  await putMessage(tx, playerId, DEPOSIT_TEXTS.credited({ ore: capturedOre }));
  const granting = await grantBonus(tx, brandOf(services, brand), row, capturedOre);
  if (granting.outcome === "refused") {
    const { bonusId, broken } = granting;
    const about = { bonus: bonusId, deposit: row.number, figures: broken.map(({ figure }) => figure) };
    services.log("error", "a bonus was not granted: the law of the day forbids its terms", about);
  }
}

/** Keeps captured money apart from the player's until it is sent back. */
async function holdBack(tx: Queries, row: DepositRow, status: PaymentStatus, reason: DepositReason | null) {
  const { txId, playerId, licence, brand, provider } = row;
  const isBooked = isBookable(status);
  if (isBooked) {
    await postMovement(tx, {
      ...{ licence, brand, kind: "deposit-held", source: "deposit-held", reference: txId },
      by: `provider:${provider}`,
      transfers: [
        {
          from: { kind: "provider-clearing", ref: provider },
          to: { kind: "suspense" },
          amountOre: status.capturedOre,
        },
      ],
    });
  }
  const capturedOre = isBooked ? status.capturedOre : null;
  await updateDeposit(tx, txId, { state: "refunding", reason, capturedOre });
  const details = { deposit: row.number, reason };
  await writeAudit(tx, { brand, playerId, event: "deposit-refused", details });
  await putMessage(tx, playerId, DEPOSIT_TEXTS.returned());
}

/**
 * Decides about money that the provider has taken: credits exactly what the provider confirms, or holds it back to be
 * refunded. Whatever state the deposit was in before, such as `expired`, does not matter: the money is there.
 */
export function settleDeposit(
  services: DepositServices,
  found: DepositRow,
  status: PaymentStatus,
): Promise<void> {
  return services.db.transaction(async (tx) => {
    const row = await lockDeposit(tx, found);
    if (!UNSETTLED.has(row.state)) return;
    await lookAtDeposit(tx, row, status);
    const { reason, approval } = await judge(tx, services, row, status);
    // Money that was already sent back is never credited.
    const isReturned = status.state === "refunded";
    if (reason === undefined && !isReturned) return credit(tx, services, row, status, approval);
    await holdBack(tx, row, status, reason ?? null);
    const about = { provider: row.provider, deposit: row.number, reason };
    if (reason === "wrong-amount")
      services.log("error", "a provider took another amount than was asked for", about);
    else services.log("warn", "a deposit was captured though it must not be credited", about);
  });
}
