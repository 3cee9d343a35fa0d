import { REPORT_DAYS, type UserReport } from "@spilhus/contracts/player-account";
import { and, eq, lt, sql } from "drizzle-orm";
import * as z from "zod";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { timeSpent } from "../play-feedback/index.ts";
import type { ActiveSession } from "../sessions/index.ts";
import { moneyOf, type Covered } from "./moneyOf.ts";
import { shownHead } from "./receipts.ts";
import { PERIOD_SECONDS, periodOf } from "./reportPeriod.ts";
import { userReports, type KeptStatement } from "./tables.ts";

async function statementOf(db: Queries, covered: Covered, zone: string): Promise<KeptStatement> {
  const spent = await timeSpent(db, covered.playerId, zone, REPORT_DAYS);
  return {
    ...(await moneyOf(db, covered, zone)),
    sessions: {
      count: spent.reduce((total, day) => total + day.sessions, 0),
      seconds: spent.reduce((total, day) => total + day.seconds, 0),
    },
  };
}

/** The number of the first movement of the period; one more than the last when there is none. */
async function firstNumberOf(db: Queries, playerId: string, last: number): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select number from ledger_movements
    where player_id = ${playerId}::uuid and listed_at >= ${databaseNow} - ${seconds(PERIOD_SECONDS)}
    order by listed_at, number limit 1
  `);
  return rows[0] === undefined ? last + 1 : Number(rows[0].number);
}

/** Creates a statement of the last 90 days, and deletes statements that are older than that. */
export async function makeReport(
  db: Queries,
  { player, brand }: ActiveSession,
  zone: string,
): Promise<string> {
  const ofPlayer = eq(userReports.playerId, player.id);
  await db
    .delete(userReports)
    .where(and(ofPlayer, lt(userReports.createdAt, sql`${databaseNow} - ${seconds(PERIOD_SECONDS)}`)));
  const { last, head } = await shownHead(db, player.id);
  const first = await firstNumberOf(db, player.id, last);
  const statement = await statementOf(db, { playerId: player.id, first, last }, zone);
  const [made] = await db
    .insert(userReports)
    .values({ playerId: player.id, brand, statement, firstNumber: first, lastNumber: last, head })
    .returning({ id: userReports.id });
  if (!made) throw new Error("The database returned no row for a statement it has just kept.");
  return made.id;
}

/** A statement, and which movements its files list. */
export interface FoundReport {
  readonly report: UserReport;
  readonly covered: Covered;
}

/** A player's own statement of this site; another player's is treated as missing. */
export async function findReport(
  db: Queries,
  { player, brand }: ActiveSession,
  reportId: string,
): Promise<FoundReport | undefined> {
  if (!z.safeParse(z.uuid(), reportId).success) return undefined;
  const [row] = await db
    .select()
    .from(userReports)
    .where(
      and(eq(userReports.id, reportId), eq(userReports.playerId, player.id), eq(userReports.brand, brand)),
    );
  if (!row) return undefined;
  const { firstNumber: first, lastNumber: last } = row;
  const report = {
    reportId: row.id,
    ...periodOf(row.createdAt),
    customerNumber: String(player.customerNumber),
    ...row.statement,
    movements: last - first + 1,
    head: row.head?.toString("hex") ?? null,
  };
  return { report, covered: { playerId: player.id, first, last } };
}
