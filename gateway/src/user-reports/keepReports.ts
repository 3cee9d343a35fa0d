import { REPORT_DAYS, type UserReport } from "@spilhus/contracts/player-account";
import { and, eq, lt, sql } from "drizzle-orm";
import * as z from "zod";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { timeSpent } from "../play-feedback/index.ts";
import type { ActiveSession } from "../sessions/index.ts";
import { userReports, type KeptStatement } from "./tables.ts";

const DAY_SECONDS = 86_400;
const PERIOD_SECONDS = REPORT_DAYS * DAY_SECONDS;

/** Nothing is moved: there are no stakes or deposits yet. With them comes the table that tells. */
const NO_MOVEMENT = { stakesOre: 0, winsOre: 0, lossesOre: 0, depositsOre: 0, withdrawalsOre: 0 } as const;

async function statementOf(db: Queries, playerId: string, zone: string): Promise<KeptStatement> {
  const spent = await timeSpent(db, playerId, zone, REPORT_DAYS);
  return {
    totals: NO_MOVEMENT,
    days: [],
    sessions: {
      count: spent.reduce((total, day) => total + day.sessions, 0),
      seconds: spent.reduce((total, day) => total + day.seconds, 0),
    },
  };
}

/** Makes a statement of the last 90 days, and lets those go that are as old themselves. */
export async function makeReport(
  db: Queries,
  { player, brand }: ActiveSession,
  zone: string,
): Promise<string> {
  const ofPlayer = eq(userReports.playerId, player.id);
  await db
    .delete(userReports)
    .where(and(ofPlayer, lt(userReports.createdAt, sql`${databaseNow} - ${seconds(PERIOD_SECONDS)}`)));
  const statement = await statementOf(db, player.id, zone);
  const [made] = await db
    .insert(userReports)
    .values({ playerId: player.id, brand, statement })
    .returning({ id: userReports.id });
  if (!made) throw new Error("The database returned no row for a statement it has just kept.");
  return made.id;
}

/** A player's own statement, made on this site; another player's is not there. */
export async function findReport(
  db: Queries,
  { player, brand }: ActiveSession,
  reportId: string,
): Promise<UserReport | undefined> {
  if (!z.safeParse(z.uuid(), reportId).success) return undefined;
  const [row] = await db
    .select()
    .from(userReports)
    .where(
      and(eq(userReports.id, reportId), eq(userReports.playerId, player.id), eq(userReports.brand, brand)),
    );
  if (!row) return undefined;
  const to = row.createdAt;
  return {
    reportId: row.id,
    createdAt: to.toISOString(),
    from: new Date(to.getTime() - PERIOD_SECONDS * 1_000).toISOString(),
    to: to.toISOString(),
    customerNumber: String(player.customerNumber),
    ...row.statement,
  };
}
