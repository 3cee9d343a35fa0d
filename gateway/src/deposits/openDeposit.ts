import type { Locale, RegisteredBrand } from "@spilhus/contracts";
import { knownRouteById, pathOf } from "@spilhus/routes";
import { and, eq, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import { deposits, type DepositRow } from "../deposit-records/index.ts";
import type { GuardedProvider, PaymentIntent } from "../payment-providers/index.ts";
import type { DepositServices } from "./depositServices.ts";
import { findDeposit, lockDeposit, updateDeposit } from "./lockDeposit.ts";

/** Origin and language of the player's browser, which only the player's own call knows. */
export interface Visit {
  readonly brand: RegisteredBrand;
  /** Of the site, such as `https://fjord.dk`. */
  readonly origin: string;
  readonly locale: Locale;
}

const intentOf = ({ txId, method, amountOre, expiresAt }: DepositRow, visit: Visit): PaymentIntent => ({
  ...{ id: txId, method, amountOre, expiresAt },
  locale: visit.locale,
  brandName: visit.brand.name,
  returnUrl: `${visit.origin}${pathOf(knownRouteById("payment-redirect"))}?txId=${txId}`,
});

/** Whether an address is on one of the origins to which the provider may send a browser. */
const isOwnPage = ({ capabilities }: GuardedProvider, url: string) =>
  URL.canParse(url) && capabilities.origins.includes(new URL(url).origin);

/** Whether the provider has not confirmed yet that it knows the payment. */
const isUnopened = (row: DepositRow) =>
  (row.state === "created" || row.state === "pending") && row.openedAt === null && row.givenUpAt === null;

/**
 * Opens a reserved deposit's payment at its provider, outside any transaction. The id is the provider's reference, so
 * opening it again finds the payment that is there. When the provider does not answer, the deposit is pending and is
 * asked about.
 */
export async function openDeposit(services: DepositServices, txId: string, visit: Visit): Promise<void> {
  const { db, payments, log } = services;
  const row = await findDeposit(db, txId);
  if (!row || !isUnopened(row) || (await isExpired(services, row))) return;
  const provider = payments.provider(row.provider);
  if (!provider) return;
  const outcome = await provider.start(intentOf(row, visit));
  const next = outcome.outcome === "done" ? outcome.value.next : undefined;
  const isForeign = next?.kind === "redirect" && !isOwnPage(provider, next.url);
  if (isForeign)
    log("error", "a payment provider sends browsers to another origin", { provider: row.provider });
  await db.transaction(async (tx) => {
    const current = await lockDeposit(tx, row);
    if (!isUnopened(current)) return;
    if (outcome.outcome === "refused") {
      log("warn", "a payment provider opened no payment", { provider: row.provider, deposit: row.number });
      return updateDeposit(tx, txId, { state: "declined" });
    }
    if (next === undefined || isForeign)
      return updateDeposit(tx, txId, { state: "pending", isUnanswered: true });
    await updateDeposit(tx, txId, {
      // This answer tells the status as well.
      ...{ state: "pending", openedAt: databaseNow, askedAt: databaseNow, isUnanswered: false },
      redirectUrl: next.kind === "redirect" ? next.url : null,
    });
  });
}

/** Whether the provider has given the payment up by now, by the database's clock. */
export async function isExpired({ db }: DepositServices, { txId }: DepositRow): Promise<boolean> {
  const isOver = and(eq(deposits.txId, txId), sql`${deposits.expiresAt} <= ${databaseNow}`);
  return (await db.$count(deposits, isOver)) > 0;
}
