import { writeAudit } from "../audit/index.ts";
import type { Queries } from "../database/index.ts";
import { refusal } from "../http/index.ts";
import { enqueueJob } from "../jobs/index.ts";
import { ACCOUNT_QUEUE } from "./accountQueue.ts";
import { findAccounts, shownAccounts } from "./findAccounts.ts";
import { payoutAccounts, type PayoutAccountRow } from "./tables.ts";
import type { Locale, RegisteredBrand } from "@spilhus/contracts";

/** Accounts and registrations of one day that a player can have. */
const MOST_ACCOUNTS = 10;
/** The call asks the provider itself; the job does when the process died before. */
const JOB_AFTER_SECONDS = 15;

export interface NewAccount {
  readonly playerId: string;
  readonly brand: RegisteredBrand;
  readonly provider: string;
  readonly locale: Locale;
  readonly returnUrl: string;
  readonly now: Date;
}

/**
 * Adds an account that is still to be registered at the provider, in a transaction that holds the player's row.
 * `advanceAccount` takes it from there.
 *
 * @throws {HttpError} `list-full`
 */
export async function addAccount(tx: Queries, account: NewAccount): Promise<PayoutAccountRow> {
  const { playerId, brand, provider, locale, returnUrl } = account;
  if (shownAccounts(await findAccounts(tx, playerId), account).length >= MOST_ACCOUNTS) {
    throw refusal("list-full");
  }
  const [row] = await tx
    .insert(payoutAccounts)
    .values({ playerId, brand: brand.id, provider, locale, returnUrl })
    .returning();
  if (!row) throw new Error("The database returned no row for an account it has just written.");
  const job = { queue: ACCOUNT_QUEUE, key: row.id, payload: { id: row.id }, inSeconds: JOB_AFTER_SECONDS };
  await enqueueJob(tx, job);
  const details = { account: row.id, provider };
  await writeAudit(tx, { brand: brand.id, playerId, event: "payout-account-added", details });
  return row;
}
