import { and, eq, getTableColumns, or, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { writeAudit } from "../audit/index.ts";
import type { Queries } from "../database/index.ts";
import { players } from "../players/index.ts";
import type { ActiveSession } from "../sessions/index.ts";

/** The data that players may change themselves. */
export type ProfileChange = Partial<
  Pick<
    PgUpdateSetSource<typeof players>,
    | "email"
    | "phoneNumber"
    | "occupationId"
    | "salaryId"
    | "winnerName"
    | "marketingEmail"
    | "marketingSms"
    | "marketingPhone"
    | "marketingPush"
    | "marketingAnsweredAt"
  >
>;

/**
 * Changes a player's own data. The audit names the fields, never their values; without a change there is no row.
 *
 * @param also further work in the same transaction, if anything was changed
 */
export async function changeProfile(
  db: NodePgDatabase,
  { brand, player }: ActiveSession,
  change: ProfileChange,
  also: (transaction: Queries) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const columns = getTableColumns(players);
  // Keys of a literal that is checked by the type above.
  const fields = Object.keys(change) as (keyof ProfileChange)[];
  const differs = fields.map((field) => sql`${columns[field]} is distinct from ${change[field]}`);
  await db.transaction(async (transaction) => {
    const changed = await transaction
      .update(players)
      .set(change)
      .where(and(eq(players.id, player.id), or(...differs)))
      .returning({ id: players.id });
    if (changed.length === 0) return;
    await writeAudit(transaction, {
      brand,
      playerId: player.id,
      event: "profile-changed",
      details: { fields },
    });
    await also(transaction);
  });
}
