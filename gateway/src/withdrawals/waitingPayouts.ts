import type { StuckBalance, WaitingPayout } from "@spilhus/contracts/staff";
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { readBalances } from "../ledger/index.ts";
import { requestsByPlayer } from "../money-checks/index.ts";
import { findAccounts, usable } from "../payout-accounts/index.ts";
import { players } from "../players/index.ts";
import { findStaffPlayers, playerIn } from "../staff-players/index.ts";
import { isStuck } from "./closedAccounts.ts";
import { payoutNotes, withdrawals, type WithdrawalRow } from "./tables.ts";

/** What a player deposited, withdrew and staked in the last 30 days, in øre. */
async function last30Days(db: Queries, playerId: string): Promise<WaitingPayout["last30Days"]> {
  const since = sql`${databaseNow} - interval '30 days'`;
  const { rows } = await db.execute<Record<"deposits" | "withdrawals" | "stakes", string>>(sql`
    select
      (select coalesce(sum(credited_ore), 0) from deposits
        where player_id = ${playerId} and settled_at > ${since}) as deposits,
      (select coalesce(sum(amount_ore), 0) from withdrawals
        where player_id = ${playerId} and created_at > ${since} and refunds_tx_id is null
          and state not in ('refused', 'returned')) as withdrawals,
      (select coalesce(sum(stakes_ore), 0) from game_rounds
        join play_sessions on play_sessions.id = game_rounds.play_session_id
        where play_sessions.player_id = ${playerId} and game_rounds.opened_at > ${since}) as stakes
  `);
  const [row] = rows;
  return {
    depositsOre: Number(row?.deposits ?? 0),
    withdrawalsOre: Number(row?.withdrawals ?? 0),
    stakesOre: Number(row?.stakes ?? 0),
  };
}

async function accountOf(db: Queries, { playerId, accountId }: WithdrawalRow) {
  const accounts = await findAccounts(db, playerId);
  const account = accounts.find(({ id }) => id === accountId);
  if (!account) throw new Error("A withdrawal has no account.");
  const { label, verifiedAt, removedAt } = account;
  const isBefore = (other: { readonly verifiedAt: Date | null }) =>
    other.verifiedAt !== null && verifiedAt !== null && other.verifiedAt < verifiedAt;
  return {
    label: label ?? "",
    verifiedAt: verifiedAt?.toISOString() ?? null,
    isChanged: accounts.some(isBefore),
    isRemoved: removedAt !== null,
  };
}

/** Withdrawals that an officer has to decide about, the oldest first. */
export const waitingRows = (db: Queries): Promise<WithdrawalRow[]> =>
  db
    .select()
    .from(withdrawals)
    .where(
      or(
        eq(withdrawals.state, "waiting"),
        and(eq(withdrawals.state, "checking"), isNotNull(withdrawals.officerSince)),
      ),
    )
    .orderBy(asc(withdrawals.createdAt), asc(withdrawals.id));

/** What an officer needs to know of some withdrawals. */
export async function shownPayouts(db: Queries, rows: readonly WithdrawalRow[]): Promise<WaitingPayout[]> {
  const ids = rows.map(({ playerId }) => playerId);
  const found = await findStaffPlayers(db, ids);
  const documents = await requestsByPlayer(db, ids);
  return Promise.all(
    rows.map(async (row) => {
      const { cashOre, bonusOre, debtOre } = await readBalances(db, row.playerId);
      return {
        ...{ id: row.id, amountOre: row.amountOre, requestedAt: row.createdAt.toISOString() },
        isRefund: row.refundsTxId !== null,
        state: row.state === "waiting" ? ("waiting" as const) : ("checking" as const),
        account: await accountOf(db, row),
        player: playerIn(found, row.playerId),
        last30Days: await last30Days(db, row.playerId),
        balance: { cashOre, bonusOre, debtOre },
        documents: documents.get(row.playerId) ?? [],
      };
    }),
  );
}

/** A note with the player whose balance is stuck. */
export type StuckRow = typeof payoutNotes.$inferSelect;

/** Reasons of notes about a deposit's refund, as opposed to a balance. */
export const REFUND_REASONS: ReadonlySet<StuckRow["reason"]> = new Set([
  "refund-refused",
  "refund-not-booked",
]);

/** Notes whose money is still stuck, the oldest first. */
export async function stuckRows(db: Queries): Promise<StuckRow[]> {
  const rows = await db
    .select({ note: payoutNotes })
    .from(payoutNotes)
    .innerJoin(players, eq(players.id, payoutNotes.playerId))
    .where(and(isNull(payoutNotes.closedAt), or(isStuck, inArray(payoutNotes.reason, [...REFUND_REASONS]))))
    .orderBy(asc(payoutNotes.openedAt), asc(payoutNotes.id));
  return rows.map(({ note }) => note);
}

/** What an officer needs to know of balances that are stuck; those that have gone meanwhile are left out. */
export async function shownStuck(db: Queries, rows: readonly StuckRow[]): Promise<StuckBalance[]> {
  const found = await findStaffPlayers(
    db,
    rows.map(({ playerId }) => playerId),
  );
  const shown = await Promise.all(
    rows.map(async ({ id, playerId, reason, openedAt }) => {
      const { cashOre } = await readBalances(db, playerId);
      const [account] = usable(await findAccounts(db, playerId));
      return {
        ...{ id, reason, cashOre, since: openedAt.toISOString() },
        account: account?.label ?? null,
        player: playerIn(found, playerId),
      };
    }),
  );
  return shown.filter(({ cashOre, reason }) => cashOre > 0 || REFUND_REASONS.has(reason));
}
