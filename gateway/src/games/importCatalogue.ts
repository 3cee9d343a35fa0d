import { getTableColumns, notInArray, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "../database/index.ts";
import { enqueueJob, PERIODIC } from "../jobs/index.ts";
import { games, providers, rooms, themes } from "./tables.ts";

/** A game as a provider's feed describes it. */
export type ImportedGame = Omit<typeof games.$inferInsert, "rtp" | "volatility" | "jackpotId">;

/** The whole catalogue; what is not in it any more is taken out. */
export interface ImportedCatalogue {
  readonly providers: readonly (typeof providers.$inferSelect)[];
  readonly themes: readonly (typeof themes.$inferSelect)[];
  readonly games: readonly ImportedGame[];
  readonly rooms: readonly (typeof rooms.$inferInsert)[];
}

const CHUNK = 500;

/** The periodic job that plans the rounds of rooms. */
export const PLAN_ROOMS = "plan-rooms";

/** Writes rows, replacing those with the same key, and takes out every other one. */
async function replaceAll<Table extends PgTable>(
  db: Queries,
  table: Table,
  key: PgColumn,
  rows: readonly Table["$inferInsert"][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const keyField = columns.find(([, column]) => column === key)?.[0] ?? key.name;
  const set = Object.fromEntries(
    columns
      .filter(([name]) => name !== keyField)
      .map(([name, column]) => [name, sql`excluded.${sql.identifier(snakeCase(column.name))}`]),
  );
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db
      .insert(table)
      .values(rows.slice(start, start + CHUNK))
      // The set names the table's own columns, which drizzle cannot see through the generic.
      .onConflictDoUpdate({ target: key, set: set as never });
  }
  const kept = rows.map((row) => String(Reflect.get(row, keyField)));
  await db.delete(table).where(kept.length > 0 ? notInArray(key, kept) : undefined);
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Brings the catalogue to what the feed says, in one transaction: a reader sees the old one or the new one. */
export async function importCatalogue(db: NodePgDatabase, catalogue: ImportedCatalogue): Promise<void> {
  await db.transaction(async (transaction) => {
    await replaceAll(transaction, themes, themes.slug, catalogue.themes);
    await replaceAll(transaction, rooms, rooms.slug, catalogue.rooms);
    await upsertBeforeGames(transaction, catalogue);
    await replaceAll(transaction, games, games.slug, catalogue.games);
    await replaceAll(transaction, providers, providers.slug, catalogue.providers);
    // Rounds follow changed rooms at once, not with the planner's next turn.
    await enqueueJob(transaction, { queue: PLAN_ROOMS, payload: {}, key: PERIODIC });
  });
}

/** Providers must be there before the games that name them. */
async function upsertBeforeGames(db: Queries, catalogue: ImportedCatalogue): Promise<void> {
  if (catalogue.providers.length > 0) {
    await db
      .insert(providers)
      .values([...catalogue.providers])
      .onConflictDoNothing();
  }
}
