import { eq } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { messages } from "../src/inbox/tables.ts";
import { readBalances } from "../src/ledger/index.ts";
import { withdrawals } from "../src/withdrawals/tables.ts";
import { moveClock } from "./movableClock.ts";
import { addPayoutAccount, richPlayer, withdraw } from "./richPlayer.ts";

/** A withdrawal of 50 kr. of a player with 100 kr., to their latest account. */
export async function requestedPayout(
  db: NodePgDatabase,
  accountLabel?: string,
): Promise<{ readonly id: string; readonly playerId: string }> {
  const { id: playerId } = await richPlayer(db, { cashOre: 10_000 });
  if (accountLabel !== undefined) {
    await moveClock(db, "1 second");
    await addPayoutAccount(db, playerId, { label: accountLabel });
  }
  return { id: await withdraw(db, playerId, 5_000), playerId };
}

/** The state of a withdrawal, with its reason where it has one. */
export async function payoutState(db: NodePgDatabase, id: string): Promise<string | undefined> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  return row?.reason === null ? row.state : `${row?.state} ${row?.reason}`;
}

/** A player's own money, and what their withdrawals reserve, in øre. */
export async function payoutMoney(
  db: NodePgDatabase,
  playerId: string,
): Promise<{ readonly cashOre: number; readonly reservedOre: number }> {
  const { cashOre, reservedOre } = await readBalances(db, playerId);
  return { cashOre, reservedOre };
}

/** Subjects of a player's messages in Danish, oldest first. */
export async function subjectsOf(db: NodePgDatabase, playerId: string): Promise<readonly string[]> {
  const sent = await db
    .select()
    .from(messages)
    .where(eq(messages.playerId, playerId))
    .orderBy(messages.sentAt);
  return sent.map(({ texts }) => texts.da.subject);
}
