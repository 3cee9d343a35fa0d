import type { StaffDocumentRequest } from "@spilhus/contracts/staff";
import { and, asc, gt, inArray, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { findStaffPlayers, playerIn } from "../staff-players/index.ts";
import { documentRequests, type DocumentRequestRow } from "./tables.ts";

/** A request for documents as officers see it. */
export const staffRequest = (row: DocumentRequestRow, now: Date): StaffDocumentRequest => ({
  ...{ id: row.id, reason: row.reason, kinds: [...row.kinds], state: row.state },
  askedAt: row.askedAt.toISOString(),
  until: row.until.toISOString(),
  receivedAt: row.receivedAt?.toISOString() ?? null,
  isOverdue: row.state === "asked" && row.until < now,
});

/** The database's clock. */
export async function timeNow(db: Queries): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select ${databaseNow} as now`);
  return new Date(rows[0]?.now ?? "");
}

/** Every request that is not decided, the oldest first, with its player. */
export async function openStaffRequests(db: Queries) {
  const rows = await db
    .select()
    .from(documentRequests)
    .where(inArray(documentRequests.state, ["asked", "received"]))
    .orderBy(asc(documentRequests.askedAt), asc(documentRequests.id));
  const now = await timeNow(db);
  const found = await findStaffPlayers(
    db,
    rows.map(({ playerId }) => playerId),
  );
  return rows.map((row) => ({ request: staffRequest(row, now), player: playerIn(found, row.playerId) }));
}

/** Requests of the last year by player, the oldest first. */
export async function requestsByPlayer(
  db: Queries,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, StaffDocumentRequest[]>> {
  if (playerIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(documentRequests)
    .where(
      and(
        inArray(documentRequests.playerId, [...new Set(playerIds)]),
        gt(documentRequests.askedAt, sql`${databaseNow} - interval '1 year'`),
      ),
    )
    .orderBy(asc(documentRequests.askedAt));
  const now = await timeNow(db);
  const byPlayer = Map.groupBy(rows, ({ playerId }) => playerId);
  return new Map([...byPlayer].map(([id, own]) => [id, own.map((row) => staffRequest(row, now))]));
}
