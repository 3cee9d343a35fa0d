import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { requestRefunds } from "../balance-refunds/index.ts";
import type { Queries } from "../database/index.ts";
import { holds, OFFICER_HOLDS } from "../holds/index.ts";
import { periodicJob, type JobQueue } from "../jobs/index.ts";
import { readBalances } from "../ledger/index.ts";
import { findAccounts, type PayoutProviders, usable } from "../payout-accounts/index.ts";
import { players } from "../players/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import type { WithdrawalServices } from "./advanceWithdrawal.ts";
import { notePayout } from "./notePayout.ts";
import { requestWithdrawal } from "./requestWithdrawal.ts";
import { payoutNotes, withdrawals, withdrawalSteps } from "./tables.ts";

const EVERY_SECONDS = 300;
/** Players of one round; the next round has the others. */
const BATCH = 100;
const BY = "worker:closed-account";

type ClosedAccountServices = Pick<WithdrawalServices, "db" | "log" | "providers">;

type Note = typeof payoutNotes.$inferInsert.reason;

/** A closed account: deleted, excluded for good by its player, or for good in the national register. */
const isClosed = sql`exists (
  select from ${holds} where holds.player_id = players.id and holds.lifted_at is null
    and (holds.kind = 'deactivated' or (holds.kind = 'register' and holds.ends_at is null))
)`;

/** Kinds of holds under which a player can do nothing about their money, and no worker pays it out. */
const STUCK_KINDS = sql`('suspended', 'multi-account')`;

/** An account whose money its player cannot withdraw: closed, suspended, or a second one of the same person. */
export const isStuck = sql`(${isClosed} or exists (
  select from ${holds} where holds.player_id = players.id and holds.lifted_at is null and holds.kind in ${STUCK_KINDS}
))`;

/** Players who cannot withdraw the money in their account, and whom no officer has been told of. */
async function findClosed(db: Queries): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select players.id from ${players}
    join ledger_accounts on ledger_accounts.player_id = players.id and ledger_accounts.kind = 'cash' and balance_ore > 0
    where ${isStuck}
      and not exists (select from ${payoutNotes} where payout_notes.player_id = players.id
        and closed_at is null and reason not in ('refund-refused', 'refund-not-booked'))
    order by players.id limit ${BATCH}
  `);
  return rows.map(({ id }) => id);
}

/** Whether an earlier payout of the closed account came back: a second try would come back too. */
async function hasComeBack(tx: Queries, playerId: string): Promise<boolean> {
  const [last] = await tx
    .select({ state: withdrawals.state })
    .from(withdrawals)
    .innerJoin(withdrawalSteps, eq(withdrawalSteps.withdrawalId, withdrawals.id))
    .where(and(eq(withdrawals.playerId, playerId), eq(withdrawalSteps.place, 1), eq(withdrawalSteps.by, BY)))
    .orderBy(desc(withdrawals.createdAt))
    .limit(1);
  return last?.state === "returned" || last?.state === "refused";
}

/** Why the money of a closed account cannot be sent by itself. */
async function whyNot(tx: Queries, playerId: string, hasAccount: boolean): Promise<Note | undefined> {
  const kinds = inArray(holds.kind, [...OFFICER_HOLDS]);
  const stands = and(eq(holds.playerId, playerId), isNull(holds.liftedAt), kinds);
  if ((await tx.$count(holds, stands)) > 0) return "withdrawals-blocked";
  const [player] = await tx
    .select({ eidVerifiedAt: players.eidVerifiedAt })
    .from(players)
    .where(eq(players.id, playerId));
  if (!player || player.eidVerifiedAt === null) return "not-verified";
  if (await hasComeBack(tx, playerId)) return "returned";
  return hasAccount ? undefined : "no-account";
}

/**
 * Notes the balance of a suspended account for an officer, and sends that of a closed one to its latest verified payout account. Without one, or without a verified identity,
 * it goes back to the instruments that paid it in. What can go nowhere is noted for an officer.
 */
async function empty(tx: Queries, providers: PayoutProviders, playerId: string): Promise<void> {
  await lockPlayerRow(tx, playerId);
  const [player] = await tx
    .select({ licence: players.licence, brand: players.brand })
    .from(players)
    .where(and(eq(players.id, playerId), isStuck));
  const { cashOre } = await readBalances(tx, playerId);
  if (!player || cashOre === 0) return;
  const { licence, brand } = player;
  const [account] = usable(await findAccounts(tx, playerId));
  const reason = await whyNot(tx, playerId, account !== undefined);
  if (account && reason === undefined) {
    await requestWithdrawal(tx, { playerId, licence, brand, amountOre: cashOre, account, by: BY });
    return;
  }
  const isHomeless = reason === "not-verified" || reason === "no-account";
  const balance = { playerId, licence, brand, cashOre, by: BY };
  const leftOre = isHomeless ? await requestRefunds(tx, providers, balance) : cashOre;
  if (leftOre > 0) await notePayout(tx, { playerId, brand, reason: reason ?? "no-account" });
}

/**
 * Pays out what is left in closed accounts: their players can no longer withdraw it themselves. A payout needs no MitID
 * then, since it goes to an account that was verified before, and nobody asks for it.
 */
export async function payOutClosedAccounts({ db, log, providers }: ClosedAccountServices): Promise<void> {
  for (const playerId of await findClosed(db)) {
    try {
      await db.transaction((tx) => empty(tx, providers, playerId));
    } catch (error) {
      log("error", "a closed account was not paid out", { account: playerId, error });
    }
  }
}

export const closedAccountJobs = (services: ClosedAccountServices): JobQueue =>
  periodicJob("pay-out-closed-accounts", { everySeconds: EVERY_SECONDS }, () =>
    payOutClosedAccounts(services),
  );
