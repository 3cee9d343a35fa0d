import { and, eq, isNull, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { putMessage, ROOM_TEXTS } from "../inbox/index.ts";
import { settle } from "../play/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { ROOMS_CALLER } from "./payBack.ts";
import { bingoPurchases, bingoRounds, bingoTickets, bingoWins } from "./tables.ts";

/** Wins whose number has been called and that are not paid yet, at most so many at once. */
const BATCH = 100;

async function settleWin(
  tx: Queries,
  purchaseId: string,
  txId: string,
  amountOre: number,
  endsRound: boolean,
) {
  const settlement = { caller: ROOMS_CALLER, txId, round: purchaseId, amountOre, endsRound };
  const outcome = await settle(tx, settlement);
  if (!outcome.isDone) throw new Error(`A win could not be paid: ${outcome.code}.`);
}

/** Ids of wins that everybody may know of and that are not paid. */
export async function unpaidWins(db: Queries): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select wins.id from bingo_wins as wins join bingo_rounds as rounds on rounds.id = wins.round_id
    where wins.paid_at is null and wins.index <= rounds.shown
    order by rounds.shown_at limit ${BATCH}::integer
  `);
  return rows.map(({ id }) => id);
}

/**
 * Pays a win in a transaction of its own, once, however many gateways try: into the accounts that the plates were paid from. Neither a
 * session nor a permission is needed.
 */
export async function payWin(db: NodePgDatabase, winId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [win] = await tx
      .select({ ore: bingoWins.ore, purchaseId: bingoTickets.purchaseId })
      .from(bingoWins)
      .innerJoin(bingoTickets, eq(bingoTickets.id, bingoWins.ticketId))
      .where(and(eq(bingoWins.id, winId), isNull(bingoWins.paidAt)))
      .for("update", { of: bingoWins, skipLocked: true });
    if (!win) return false;
    await settleWin(tx, win.purchaseId, `win:${winId}`, win.ore, false);
    await tx.update(bingoWins).set({ paidAt: databaseNow }).where(eq(bingoWins.id, winId));
    return true;
  });
}

/** Tells a player what plates that were bought together have won. */
async function tellPaid(tx: Queries, purchaseId: string): Promise<void> {
  const [won] = await tx
    .select({
      playerId: bingoPurchases.playerId,
      room: bingoRounds.roomName,
      paidOre: bingoPurchases.paidOre,
      ore: sql<string>`sum(${bingoWins.ore})`,
    })
    .from(bingoWins)
    .innerJoin(bingoTickets, eq(bingoTickets.id, bingoWins.ticketId))
    .innerJoin(bingoPurchases, eq(bingoPurchases.id, bingoTickets.purchaseId))
    .innerJoin(bingoRounds, eq(bingoRounds.id, bingoWins.roundId))
    .where(eq(bingoPurchases.id, purchaseId))
    .groupBy(bingoPurchases.id, bingoRounds.id);
  if (!won) return;
  const { playerId, room, paidOre, ore } = won;
  await putMessage(tx, playerId, ROOM_TEXTS.paid({ room, paidOre, wonOre: Number(ore) }));
}

/** Notes that a round is over for plates that were bought together: nothing more is won by them. */
export async function endPurchase(db: NodePgDatabase, purchaseId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const which = eq(bingoPurchases.id, purchaseId);
    const [found] = await tx.select({ playerId: bingoPurchases.playerId }).from(bingoPurchases).where(which);
    if (!found) return;
    await lockPlayerRow(tx, found.playerId);
    const [open] = await tx
      .select({ id: bingoPurchases.id })
      .from(bingoPurchases)
      .where(and(which, isNull(bingoPurchases.endedAt), isNull(bingoPurchases.paidBackAt)));
    if (!open) return;
    await settleWin(tx, purchaseId, `end:${purchaseId}`, 0, true);
    await tellPaid(tx, purchaseId);
    await tx.update(bingoPurchases).set({ endedAt: databaseNow }).where(which);
  });
}
