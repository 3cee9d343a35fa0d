import type { RegisteredBrand } from "@spilhus/contracts";
import { bonusEndedByWithdrawal, endBonus } from "../bonuses/index.ts";
import type { Queries } from "../database/index.ts";
import { refusal } from "../http/index.ts";
import { readBalances } from "../ledger/index.ts";
import { findAccounts, type PayoutProviders, usable } from "../payout-accounts/index.ts";
import type { ActiveSession } from "../sessions/index.ts";
import { requireNothingShowing } from "../shown-wins/index.ts";
import { requestWithdrawal } from "./requestWithdrawal.ts";
import type { WithdrawalRow } from "./tables.ts";

/** What the player asks for. */
export interface AskedWithdrawal {
  readonly amountOre: number;
  readonly accountId: string;
  readonly acceptedLossOre?: number | undefined;
}

export interface Asking {
  readonly brand: RegisteredBrand;
  /** Looked up again under the lock of the player's row. */
  readonly session: ActiveSession;
  readonly providers: PayoutProviders;
  /** Uses up the MitID confirmation of this very request. @throws {HttpError} `confirmation-needed` */
  readonly takeConfirmation: () => Promise<void>;
}

/** @throws {HttpError} `eid-needed` or `withdrawals-blocked` (R5.13) */
export function requireMayWithdraw({ player, isWithdrawalBlocked }: ActiveSession): void {
  if (isWithdrawalBlocked) throw refusal("withdrawals-blocked");
  if (player.eidVerifiedAt === null) throw refusal("eid-needed");
}

/**
 * Makes a withdrawal in a transaction that holds the player's row. Everything that the player can mend is refused before
 * the confirmation is asked for, so that nobody goes to MitID in vain.
 *
 * @throws {HttpError} `withdrawals-blocked`, `eid-needed`, `account-not-own`, `insufficient-funds`, `amount-range`,
 *   `bonus-would-go`, `too-early` while a round is being shown whose win would go with a bonus, `confirmation-needed`
 */
export async function createWithdrawal(
  tx: Queries,
  { brand, session, providers, takeConfirmation }: Asking,
  { amountOre, accountId, acceptedLossOre }: AskedWithdrawal,
): Promise<WithdrawalRow> {
  requireMayWithdraw(session);
  const playerId = session.player.id;
  const account = usable(await findAccounts(tx, playerId)).find(({ id }) => id === accountId);
  const provider = account && providers.provider(account.provider);
  if (!account || !provider) throw refusal("account-not-own");
  const { cashOre } = await readBalances(tx, playerId);
  if (amountOre > cashOre) throw refusal("insufficient-funds", undefined, { withdrawableOre: cashOre });
  // A whole balance below the minimum may still be withdrawn; otherwise it could never leave.
  const { minOre } = provider.capabilities;
  if (amountOre === 0 || (amountOre < minOre && amountOre !== cashOre)) {
    const message = `Withdraw at least ${minOre} øre, or the whole balance.`;
    throw refusal("amount-range", message, { minOre, maxOre: cashOre });
  }
  const ending = await bonusEndedByWithdrawal(tx, playerId);
  if (ending) await requireNothingShowing(tx, playerId);
  if (ending && ending.lossOre > 0 && ending.lossOre !== acceptedLossOre)
    throw refusal("bonus-would-go", undefined, { lossOre: ending.lossOre });
  await takeConfirmation();
  const licence = brand.licence.number;
  const row = await requestWithdrawal(tx, {
    ...{ playerId, licence, brand: brand.id, amountOre, account },
    by: "call:create-withdrawal",
  });
  if (ending) await endBonus(tx, ending.bonus, "given-up", "call:create-withdrawal");
  return row;
}
