import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { deposits } from "../src/deposit-records/index.ts";
import { bookMoney } from "./bookMoney.ts";

const LIMITS = { limitDayOre: 2 ** 40, limitWeekOre: 2 ** 40, limitMonthOre: 2 ** 40 };

/** A deposit of a player that was credited now, as the provider's answer would have left it. */
export async function creditedDeposit(
  db: NodePgDatabase,
  playerId: string,
  amountOre: number,
): Promise<string> {
  const txId = randomBytes(16).toString("base64url");
  const soon = sql`clock.now() + interval '1 day'`;
  await db.insert(deposits).values({
    ...{ txId, playerId, licence: "1", brand: "fjord", method: "card", provider: "card", amountOre },
    ...{ expiresAt: soon, reservedUntil: soon, ...LIMITS },
  });
  const isIt = eq(deposits.txId, txId);
  await db.update(deposits).set({ state: "pending" }).where(isIt);
  const booked = { source: "deposit", reference: txId };
  await bookMoney(db, playerId, "deposit", [{ from: "card", to: "cash", amountOre }], booked);
  const credited = { capturedOre: amountOre, creditedOre: amountOre, settledAt: sql`clock.now()` };
  const approval = sql`nextval('deposit_approvals')`;
  await db
    .update(deposits)
    .set({ state: "credited", authentication: "challenge", approval, ...credited })
    .where(isIt);
  return txId;
}
