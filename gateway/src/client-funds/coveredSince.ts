import { and, desc, eq, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { proofOf } from "./proveFunds.ts";
import { fundsProofs } from "./tables.ts";

/**
 * The time at which it was found today that the client bank account held all players' money of a licence at the end of yesterday.
 * Nothing where no statement was compared today, or where money is still missing on the account: an older proof says
 * nothing of today's balances.
 *
 * @param zone of the day
 */
export async function coveredSince(db: Queries, licence: string, zone: string): Promise<Date | undefined> {
  const today = sql`(${databaseNow} at time zone ${zone})::date`;
  const [latest] = await db
    .select()
    .from(fundsProofs)
    .where(
      and(
        eq(fundsProofs.licence, licence),
        sql`${fundsProofs.day} = ${today} - 1`,
        sql`(${fundsProofs.at} at time zone ${zone})::date = ${today}`,
      ),
    )
    .orderBy(desc(fundsProofs.id))
    .limit(1);
  return latest && proofOf(latest).transferOre <= 0 ? latest.at : undefined;
}
