import { and, eq, isNull, sql } from "drizzle-orm";
import { databaseNow, databaseWall } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { putMessage, ROOM_TEXTS } from "../inbox/index.ts";
import { rollback } from "../play/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { bingoPurchases, bingoRounds, bingoTickets, type PaidBackBecause } from "./tables.ts";

/** Our own name among those that use the wallet for play. */
export const ROOMS_CALLER = "rooms";
/** Names of a purchase's bookings. */
export const stakeOf = (purchaseId: string): string => `buy:${purchaseId}`;

/**
 * Keeps a round on sale until the transaction ends: its draw waits for that.
 *
 * @returns the time of the database's clock by which sale is open; nothing when it is over or the round is drawn
 */
export async function holdSale(tx: Queries, roundId: string): Promise<Date | undefined> {
  const [held] = await tx
    .select({ at: sql<string>`${databaseWall}`, startsAt: bingoRounds.startsAt, state: bingoRounds.state })
    .from(bingoRounds)
    .where(eq(bingoRounds.id, roundId))
    .for("share");
  if (held?.state !== "planned" && held?.state !== "selling") return undefined;
  const at = new Date(held.at);
  return at < held.startsAt ? at : undefined;
}

/** Tells a player of plates that were paid back without their asking. */
async function tellPaidBack(
  tx: Queries,
  { playerId, roundId, paidOre }: typeof bingoPurchases.$inferSelect,
  because: PaidBackBecause,
): Promise<void> {
  if (because === "returned") return;
  const [round] = await tx.select().from(bingoRounds).where(eq(bingoRounds.id, roundId));
  if (!round) throw new Error("The round of a purchase is not there.");
  const about = { room: round.roomName, paidOre };
  const { cancelledBecause } = round;
  const texts =
    cancelledBecause === null
      ? ROOM_TEXTS.restricted(about)
      : ROOM_TEXTS.cancelled({ ...about, because: cancelledBecause });
  await putMessage(tx, playerId, texts);
}

/**
 * Pays plates back that were bought together, in the caller's transaction: to the player while sale is open, or because the round
 * was cancelled. Locks the player's row first.
 *
 * @returns `closed` when sale is over and the round takes place, `already` when they were paid back before
 */
export async function payBack(
  tx: Queries,
  purchaseId: string,
  because: PaidBackBecause,
): Promise<"paid-back" | "already" | "closed"> {
  const which = eq(bingoPurchases.id, purchaseId);
  const [found] = await tx.select({ playerId: bingoPurchases.playerId }).from(bingoPurchases).where(which);
  if (!found) throw new Error("The purchase is not there.");
  await lockPlayerRow(tx, found.playerId);
  // After the lock: what paid it back meanwhile shows.
  const [purchase] = await tx.select().from(bingoPurchases).where(which);
  if (!purchase || purchase.paidBackAt !== null) return "already";
  if (because !== "cancelled" && !(await holdSale(tx, purchase.roundId))) return "closed";
  const outcome = await rollback(tx, {
    ...{ caller: ROOMS_CALLER, txId: `back:${purchaseId}`, stakeTxId: stakeOf(purchaseId) },
  });
  if (!outcome.isDone) throw new Error(`Plates could not be paid back: ${outcome.code}.`);
  await tx.update(bingoPurchases).set({ paidBackAt: databaseNow, paidBackBecause: because }).where(which);
  await tellPaidBack(tx, purchase, because);
  await tx
    .update(bingoTickets)
    .set({ paidBackAt: databaseNow })
    .where(and(eq(bingoTickets.purchaseId, purchaseId), isNull(bingoTickets.paidBackAt)));
  return "paid-back";
}
