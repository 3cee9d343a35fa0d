import type { StaffPlayer } from "@spilhus/contracts/staff";
import { eq, inArray, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { players } from "../players/index.ts";

/** What officers see of some players, by id. */
export async function findStaffPlayers(
  db: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StaffPlayer>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: players.id,
      customerNumber: players.customerNumber,
      firstName: players.firstName,
      lastName: players.lastName,
      brand: players.brand,
      eidVerifiedAt: players.eidVerifiedAt,
      createdAt: players.createdAt,
      holds: sql<string[]>`coalesce((
        select json_agg(distinct holds.kind) from holds
        where holds.player_id = players.id and holds.lifted_at is null
          and (holds.ends_at is null or holds.ends_at > ${databaseNow})
      ), '[]')`,
    })
    .from(players)
    .where(inArray(players.id, [...new Set(ids)]));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        customerNumber: String(row.customerNumber),
        name: `${row.firstName} ${row.lastName}`,
        brand: row.brand,
        isVerified: row.eidVerifiedAt !== null,
        since: row.createdAt.toISOString(),
        holds: row.holds,
      },
    ]),
  );
}

/** One of the players found. @throws {Error} when it is not there */
export function playerIn(found: ReadonlyMap<string, StaffPlayer>, id: string): StaffPlayer {
  const player = found.get(id);
  if (!player) throw new Error(`There is no player ${id}.`);
  return player;
}

/** The player of a customer number. */
export async function playerOfNumber(
  db: Queries,
  customerNumber: string,
): Promise<{ readonly id: string; readonly licence: string; readonly brand: string } | undefined> {
  const number = Number(customerNumber);
  if (!Number.isSafeInteger(number)) return undefined;
  const [row] = await db
    .select({ id: players.id, licence: players.licence, brand: players.brand })
    .from(players)
    .where(eq(players.customerNumber, number));
  return row;
}
