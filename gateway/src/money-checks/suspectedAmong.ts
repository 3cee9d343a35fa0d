import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { moneyCases } from "./tables.ts";

/** Which of some players have an open case of suspicion. Players who only owe documents are not suspected. */
export async function suspectedAmong(
  db: Queries,
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (playerIds.length === 0) return new Set();
  const rows = await db
    .select({ playerId: moneyCases.playerId })
    .from(moneyCases)
    .where(
      and(
        inArray(moneyCases.playerId, [...new Set(playerIds)]),
        eq(moneyCases.state, "open"),
        inArray(moneyCases.outcome, ["case", "officer"]),
      ),
    );
  return new Set(rows.map(({ playerId }) => playerId));
}
