import { and, eq, inArray } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { refusal } from "../http/index.ts";
import { PAYOUT_TEXTS, putMessage } from "../inbox/index.ts";
import { findAccounts, payoutAccounts } from "../payout-accounts/index.ts";
import type { ActiveSession } from "../sessions/index.ts";
import { withdrawals } from "./tables.ts";

/**
 * Removes a player's account, in a transaction that holds the player's row.
 *
 * @param takeConfirmation uses up the MitID confirmation of this request
 * @throws {HttpError} `not-found`, `too-late` while money is still to be sent to it, `confirmation-needed`
 */
export async function removeAccount(
  tx: Queries,
  { brand, player }: ActiveSession,
  accountId: string,
  takeConfirmation: () => Promise<void>,
): Promise<void> {
  const account = (await findAccounts(tx, player.id)).find(({ id }) => id === accountId);
  if (!account || account.removedAt !== null) throw refusal("not-found");
  const isAwaited = and(
    eq(withdrawals.accountId, accountId),
    inArray(withdrawals.state, ["checking", "waiting", "approved"]),
  );
  if ((await tx.$count(withdrawals, isAwaited)) > 0) throw refusal("too-late");
  await takeConfirmation();
  await tx.update(payoutAccounts).set({ removedAt: databaseNow }).where(eq(payoutAccounts.id, accountId));
  const event = "payout-account-removed";
  await writeAudit(tx, { brand, playerId: player.id, event, details: { account: accountId } });
  const { label } = account;
  if (label !== null) await putMessage(tx, player.id, PAYOUT_TEXTS.accountRemoved({ label }));
}
