import { randomUUID } from "node:crypto";
import {
  bingoBalls,
  bingoDraws,
  bingoPurchases,
  bingoTickets,
  bingoWins,
  type DecidedDraw,
  FIRST_NUMBER_MS,
  mostWinTimesOf,
  ROOMS_CALLER,
  type roundOf,
  type SoldPlate,
  stakeOf,
} from "../bingo/index.ts";
import type { Queries } from "../database/index.ts";
import { bookPastRound, keepPastRounds, openPastPlay } from "../play/index.ts";
import type { PastPlayer } from "./pastPlayers.ts";

/** A round of a room with the terms of its room's row. */
export type PastRound = ReturnType<typeof roundOf> & { readonly id: string };

/** Plates that a player bought together for a past round. */
export interface PastPurchase {
  readonly id: string;
  readonly player: PastPlayer;
  readonly paidOre: number;
  readonly boughtAt: Date;
  readonly tickets: readonly SoldPlate[];
}

/** When a number of a round was called, the first one being 1: at the pace of live rounds. */
export const ballTime = ({ startsAt, intervalMs }: PastRound, index: number): Date =>
  new Date(startsAt.getTime() + FIRST_NUMBER_MS + (index - 1) * intervalMs);

/** Writes what was drawn and called. */
export async function writeDraw(
  tx: Queries,
  round: PastRound,
  { order, salt, lastBall }: DecidedDraw,
): Promise<void> {
  await tx.insert(bingoDraws).values({ roundId: round.id, order, salt, lastBall });
  const called = order.slice(0, lastBall).map((number, place) => ({
    ...{ roundId: round.id, index: place + 1, number },
    at: ballTime(round, place + 1),
  }));
  await tx.insert(bingoBalls).values(called);
}

/** Writes and books a purchase: its stake before the round, each win with its number, and its end with the last one. */
export async function writePurchase(
  tx: Queries,
  round: PastRound,
  { wins, lastBall }: DecidedDraw,
  { id, player, paidOre, boughtAt, tickets }: PastPurchase,
): Promise<void> {
  const endedAt = ballTime(round, lastBall);
  const place = { playerId: player.id, brand: round.brand, game: round.room };
  const play = await openPastPlay(tx, place, boughtAt, endedAt);
  await tx
    .insert(bingoPurchases)
    .values({ id, roundId: round.id, playerId: player.id, paidOre, boughtAt, endedAt });
  await tx.insert(bingoTickets).values(
    tickets.map(({ ticketId, plate }) => ({
      id: ticketId,
      roundId: round.id,
      purchaseId: id,
      plateNo: plate.no,
    })),
  );
  const own = wins
    .filter(({ ticketId }) => tickets.some((ticket) => ticket.ticketId === ticketId))
    .toSorted((one, other) => one.index - other.index)
    .map((win) => ({ ...win, id: randomUUID(), paidAt: ballTime(round, win.index) }));
  const end = { txId: `end:${id}`, at: endedAt, amountOre: 0 };
  const paid = own.map(({ id: winId, paidAt, ore }) => ({
    txId: `win:${winId}`,
    at: paidAt,
    amountOre: ore,
  }));
  const [first = end, ...others] = [...paid, end];
  const booked = await bookPastRound(tx, play, {
    ...{ caller: ROOMS_CALLER, reference: id, mostWinTimes: mostWinTimesOf(round), escrow: round.id },
    stake: { txId: stakeOf(id), at: boughtAt, amountOre: paidOre },
    wins: [first, ...others],
  });
  await keepPastRounds(tx, play, [booked]);
  if (own.length > 0) await tx.insert(bingoWins).values(own.map((win) => ({ roundId: round.id, ...win })));
  player.cashOre += own.reduce((sum, { ore }) => sum + ore, 0) - paidOre;
}
