import { writeAudit } from "../audit/index.ts";
import type { DepositRow } from "../deposit-records/index.ts";
import { lookAtDeposit } from "../money-checks/index.ts";
import type { PaymentStatus } from "../payment-providers/index.ts";
import { brandOf } from "./brandOf.ts";
import { approvalOf, checkDeposit, isStrong } from "./checkDeposit.ts";
import type { DepositServices } from "./depositServices.ts";
import { lockDeposit, updateDeposit } from "./lockDeposit.ts";

/**
 * What becomes of an authorised payment:
 * - `capture`: it passed the checks
 * - `release`: it must not be credited
 * - `wait`: the player has to confirm with MitID first
 * - `none`: another worker has moved it on
 */
export type Verdict = "capture" | "release" | "wait" | "none";

/** How much longer than to pay a player may take to confirm the payment with MitID. */
const CONFIRM_MS = 15 * 60_000;
const confirmUntil = ({ expiresAt }: DepositRow) => new Date(expiresAt.getTime() + CONFIRM_MS);

const isDanish = ({ currency }: PaymentStatus) => currency === "DKK";

/**
 * Judges a payment that the provider has authorised, in one transaction that holds the player. It is judged again before
 * every attempt to capture, because an exclusion or a lower limit may have come meanwhile.
 */
export function approveDeposit(
  services: DepositServices,
  found: DepositRow,
  status: PaymentStatus,
): Promise<Verdict> {
  return services.db.transaction(async (tx) => {
    const row = await lockDeposit(tx, found);
    const { txId, playerId, brand } = row;
    if (row.state !== "pending" && row.state !== "authorised") return "none";
    if (row.reason !== null) return "release";
    const { authentication, authorisedOre } = status;
    const known = { state: "authorised", authentication, authorisedOre } as const;
    const isWhole = isDanish(status) && authorisedOre === row.amountOre;
    const checked = await checkDeposit(tx, brandOf(services, brand), row, status);
    const needsPlayer = !isStrong(authentication) && row.confirmedAt === null;
    const reason =
      checked.reason ??
      (isWhole ? undefined : "wrong-amount") ??
      (needsPlayer && checked.now > confirmUntil(row) ? "no-strong-authentication" : undefined);
    if (reason !== undefined) {
      await updateDeposit(tx, txId, { ...known, reason });
      await lookAtDeposit(tx, row, status);
      const details = { deposit: row.number, reason };
      await writeAudit(tx, { brand, playerId, event: "deposit-refused", details });
      return "release";
    }
    if (needsPlayer) {
      await updateDeposit(tx, txId, known);
      return "wait";
    }
    if (row.approval !== null) return "capture";
    await updateDeposit(tx, txId, { ...known, ...approvalOf(checked.limits) });
    const details = { deposit: row.number, authentication };
    await writeAudit(tx, { brand, playerId, event: "deposit-approved", details });
    return "capture";
  });
}
