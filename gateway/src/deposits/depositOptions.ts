import type { DepositOptions } from "@spilhus/contracts/payments";
import type { RegisteredBrand } from "@spilhus/contracts";
import { sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { readUsage } from "../deposit-records/index.ts";
import { readPlayerStatus } from "../sessions/index.ts";
import type { Payments } from "../payment-providers/index.ts";
import { limitsInForce, temporaryCap } from "./checkDeposit.ts";
import { roomOf, type Room } from "./limitRoom.ts";
import { readOpenDeposit } from "./readDeposit.ts";
import { shownDeposit } from "./showDeposit.ts";

/** Wins less stakes of the last 30 days, in øre, with what was rolled back taken off; below 0 after losses. */
async function netResult(db: Queries, playerId: string): Promise<number> {
  const { rows } = await db.execute<{ net: string }>(sql`
    select coalesce(sum(case when debits.player_id is null then transfers.amount_ore else -transfers.amount_ore end), 0) as net
    from ledger_movements as movements
    join ledger_transfers as transfers on transfers.movement_id = movements.id
    join ledger_accounts as debits on debits.id = transfers.debit
    where movements.player_id = ${playerId} and movements.kind in ('stake', 'win', 'rollback')
      and movements.at > ${databaseNow} - interval '720 hours'
  `);
  return Number(rows[0]?.net ?? 0);
}

const shownRoom = ({ limitOre, usedOre, leftOre, moreFrom }: Room) => ({
  ...{ limitOre, usedOre, leftOre },
  moreFrom: moreFrom?.toISOString() ?? null,
});

/** What a player can deposit, by which methods, and what their limits leave. */
export async function depositOptions(
  db: Queries,
  payments: Payments,
  brand: RegisteredBrand,
  playerId: string,
): Promise<DepositOptions> {
  const player = await readPlayerStatus(db, brand, playerId);
  const usage = await readUsage(db, playerId);
  const limits = await limitsInForce(db, playerId, player.now);
  const rooms = limits && roomOf(usage, limits);
  const cap = temporaryCap(brand, player);
  const open = await readOpenDeposit(db, playerId);
  return {
    serverTime: player.now.toISOString(),
    methods: payments.methodsOf(brand.id).map(({ method, provider }) => ({
      method,
      minOre: provider.capabilities.minOre,
      maxOre: provider.capabilities.maxOre,
      health: provider.health,
    })),
    limits: rooms
      ? { day: shownRoom(rooms.day), week: shownRoom(rooms.week), month: shownRoom(rooms.month) }
      : null,
    temporaryLeftOre: cap === undefined ? null : Math.max(0, cap - usage.lifetimeOre),
    netResultOre: await netResult(db, playerId),
    open: open ? shownDeposit(open, player.now) : null,
  };
}
