import type { Log } from "@spilhus/lib";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseNow } from "../clock/index.ts";
import type { Brands } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { type Hold, holds, isWithdrawalBlocked } from "../holds/index.ts";
import { checkPayout } from "../money-checks/index.ts";
import {
  findAccounts,
  payableFrom,
  payoutProvider,
  type PayoutProvider,
  type PayoutProviders,
} from "../payout-accounts/index.ts";
import type { PayoutStatus } from "../payment-providers/index.ts";
import type { PersonKeys } from "../players/index.ts";
import { arePayoutsStopped } from "../settlement-records/index.ts";
import { lockWithdrawal, moveWithdrawal, type LockedWithdrawal, type Move } from "./moveWithdrawal.ts";
import { decide, type PayoutFacts, type Verdict } from "./payoutRules.ts";
import { withdrawals } from "./tables.ts";

export interface WithdrawalServices {
  readonly db: NodePgDatabase;
  readonly log: Log;
  readonly brands: Brands;
  readonly keys: PersonKeys;
  readonly providers: PayoutProviders;
}

/** When to look at a withdrawal again; nothing when it goes on by an officer or an event, or is over. */
export type Next = { readonly againInSeconds: number } | undefined;

/** Seconds between questions about a young payout; later the intervals grow up to an hour. */
const ASK_SECONDS = 30;
const YOUNG_SECONDS = 1_800;
const LONGEST_SECONDS = 3_600;
/**
 * A payout that the provider does not know after so long was never received: no call of ours lives that long, even one that
 * another worker began. It is sent once more under the same id, which the provider pays once.
 */
const RESEND_SECONDS = 120;

/** How soon to look again at a withdrawal whose provider's payouts are stopped. */
const STOPPED_SECONDS = 300;

const askAgainIn = (ageSeconds: number) =>
  ageSeconds < YOUNG_SECONDS ? ASK_SECONDS : Math.min(LONGEST_SECONDS, Math.round(ageSeconds / 10));

async function factsOf(tx: Queries, { brands }: WithdrawalServices, row: LockedWithdrawal) {
  const brand = brands.get(row.brand);
  const accounts = await findAccounts(tx, row.playerId);
  const account = accounts.find(({ id }) => id === row.accountId);
  if (!brand || !account) throw new Error(`The withdrawal ${row.id} has no brand or no account.`);
  const [against] = await tx
    .select({
      now: sql<Date>`${databaseNow}`.mapWith(withdrawals.createdAt),
      holds: sql<readonly Hold[]>`coalesce(json_agg(json_build_object(
        'kind', kind, 'endsAt', ends_at, 'isOver', coalesce(ends_at <= ${databaseNow}, false))), '[]')`,
    })
    .from(holds)
    .where(and(eq(holds.playerId, row.playerId), isNull(holds.liftedAt)));
  if (!against) throw new Error("The database returned no row for an aggregate.");
  const { now } = against;
  const money = await checkPayout(tx, row, brand);
  const facts: PayoutFacts = {
    ...{ amountOre: row.amountOre, account, money, isRefund: row.refundsTxId !== null },
    payableFrom: payableFrom(account, accounts, { brand, now }),
    isWithdrawalBlocked: isWithdrawalBlocked(against.holds),
  };
  return { facts, now };
}

/** The move that follows from what the rules say at once. */
function moveBy(verdict: Exclude<Verdict, { verdict: "later" | "officer" }>): Move {
  const by = "rules";
  if (verdict.verdict === "refuse") return { to: "refused", by, reason: verdict.reason };
  if (verdict.verdict === "pass") return { to: "approved", by };
  return { to: "waiting", by, documents: verdict.kinds, until: verdict.until };
}

/** Applies the rules to a withdrawal that is checked. Approved, it goes on at once. */
function check(services: WithdrawalServices, id: string): Promise<Next> {
  return services.db.transaction(async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (row?.state !== "checking" || row.officerSince !== null) return undefined;
    const { facts, now } = await factsOf(tx, services, row);
    const verdict = decide(facts);
    if (verdict.verdict === "later") {
      return { againInSeconds: Math.max(1, Math.ceil((verdict.at.getTime() - now.getTime()) / 1_000)) };
    }
    if (verdict.verdict === "officer") {
      await tx.update(withdrawals).set({ officerSince: databaseNow }).where(eq(withdrawals.id, id));
      services.log("warn", "a withdrawal waits for an officer", { withdrawal: id });
      return undefined;
    }
    const move = moveBy(verdict);
    await moveWithdrawal(tx, row, move);
    return move.to === "approved" ? { againInSeconds: 0 } : undefined;
  });
}

/** Moves a withdrawal if it is still in the state in which the caller saw it. */
function moveFrom(
  { db }: WithdrawalServices,
  id: string,
  from: LockedWithdrawal["state"],
  move: Move,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (row?.state !== from) return false;
    await moveWithdrawal(tx, row, move);
    return true;
  });
}

/** @returns whether the provider refused it */
async function payOut(services: WithdrawalServices, provider: PayoutProvider, id: string): Promise<boolean> {
  const row = await services.db.transaction((tx) => lockWithdrawal(tx, id));
  const account =
    row && (await findAccounts(services.db, row.playerId)).find((one) => one.id === row.accountId);
  if (!row || !account?.tokenSealed) throw new Error(`The withdrawal ${id} has no account with a token.`);
  const accountToken = services.keys.openAccount(account.tokenSealed);
  const answer = await provider.payouts.payOut({ id, accountToken, amountOre: row.amountOre });
  if (answer.outcome === "unknown") {
    services.log("warn", "nobody knows yet whether a payout was received", { withdrawal: id });
  }
  return answer.outcome === "refused";
}

const giveBack = (services: WithdrawalServices, { id: provider }: PayoutProvider, id: string) =>
  moveFrom(services, id, "sent", {
    ...{ to: "returned", by: `provider:${provider}`, reason: "provider-refused" },
  });

/** Sends a payout again that the provider says it does not know. */
async function resend(services: WithdrawalServices, provider: PayoutProvider, id: string): Promise<void> {
  if (await arePayoutsStopped(services.db, provider.id)) return;
  if (!(await payOut(services, provider, id))) return;
  // The provider may have refused it because the first one arrived meanwhile: then it knows the payout by now.
  const answer = await provider.payouts.payoutStatus(id);
  if (answer.outcome === "done" && answer.value.state === "missing") await giveBack(services, provider, id);
}

/**
 * Sends an approved withdrawal. It is `sent` before the provider is called: whatever happens afterwards, the provider is
 * asked, and nothing goes out under another id. It stays approved while a settlement of the provider differs from the
 * ledger.
 */
async function send(services: WithdrawalServices, provider: PayoutProvider, id: string): Promise<Next> {
  if (await arePayoutsStopped(services.db, provider.id)) return { againInSeconds: STOPPED_SECONDS };
  if (await moveFrom(services, id, "approved", { to: "sent", by: "worker" })) {
    if (await payOut(services, provider, id)) {
      await giveBack(services, provider, id);
      return undefined;
    }
  }
  return { againInSeconds: ASK_SECONDS };
}

type Known = Pick<LockedWithdrawal, "id" | "state" | "amountOre"> & { readonly ageSeconds: number };

function moveOf({ state }: PayoutStatus, by: string): Move | undefined {
  if (state === "paid") return { to: "paid", by };
  if (state === "returned") return { to: "returned", by, reason: "bank-returned" };
  if (state === "refused") return { to: "returned", by, reason: "provider-refused" };
  return undefined;
}

/** Asks the provider what became of a payout. */
async function ask(services: WithdrawalServices, provider: PayoutProvider, known: Known): Promise<Next> {
  const { id, state, amountOre, ageSeconds } = known;
  const again = { againInSeconds: askAgainIn(ageSeconds) };
  const answer = await provider.payouts.payoutStatus(id);
  if (answer.outcome !== "done") return again;
  const status = answer.value;
  if (status.state === "missing") {
    if (state === "sent" && ageSeconds >= RESEND_SECONDS) await resend(services, provider, id);
    return again;
  }
  if (status.amountOre !== amountOre) {
    services.log("error", "a provider pays out another amount than was sent", { withdrawal: id });
    return again;
  }
  const move = moveOf(status, `provider:${provider.id}`);
  if (!move) return again;
  if (state !== move.to) await moveFrom(services, id, state, move);
  return undefined;
}

async function readKnown(db: Queries, id: string): Promise<(Known & { provider: string }) | undefined> {
  const ageSeconds = sql<number>`coalesce(extract(epoch from ${databaseNow} - ${withdrawals.sentAt}), 0)`;
  const { state, amountOre, provider } = withdrawals;
  const [known] = await db
    .select({ id: withdrawals.id, state, amountOre, provider, ageSeconds: ageSeconds.mapWith(Number) })
    .from(withdrawals)
    .where(eq(withdrawals.id, id));
  return known;
}

/**
 * Takes a withdrawal as far as it goes: rules, sending, the provider's answer. Any number of workers may do so at a time,
 * and an event of the provider is a reason to do so: only what the provider answers when asked is believed.
 *
 * @throws {Error} when its provider is not configured, or no longer pays out
 */
export async function advanceWithdrawal(services: WithdrawalServices, id: string): Promise<Next> {
  let known = await readKnown(services.db, id);
  if (known?.state === "checking") {
    const next = await check(services, id);
    if (next?.againInSeconds !== 0) return next;
    known = await readKnown(services.db, id);
  }
  if (known?.state !== "approved" && known?.state !== "sent" && known?.state !== "paid") return undefined;
  const provider = payoutProvider(services.providers, known.provider);
  return known.state === "approved" ? send(services, provider, id) : ask(services, provider, known);
}
