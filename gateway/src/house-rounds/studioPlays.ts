import type { PlayTotals } from "@spilhus/contracts/play";
import { and, eq, gte, ne, notInArray, sql, type SQL } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { gameRounds, playSessions } from "../play/index.ts";

/** Under these names our own games book; every other caller of the wallet is a studio. */
const OUR_OWN = ["house", "rooms"];

/** Sums of the rounds in the wallet that meet a condition. A round that was rolled back is none. */
async function sumRounds(db: Queries, condition: SQL | undefined): Promise<PlayTotals> {
  const isCounted = and(condition, ne(gameRounds.state, "void"));
  const [sums] = await db
    .select({
      rounds: sql`count(*)`.mapWith(Number),
      stakesOre: sql`coalesce(sum(${gameRounds.stakesOre}), 0)`.mapWith(Number),
      winsOre: sql`coalesce(sum(${gameRounds.winsOre}), 0)`.mapWith(Number),
    })
    .from(gameRounds)
    .innerJoin(playSessions, eq(playSessions.id, gameRounds.playSessionId))
    .where(isCounted);
  return sums ?? { rounds: 0, stakesOre: 0, winsOre: 0 };
}

/** Sums of a play session in a studio's game: what is booked, since only the studio knows what has been shown. */
export const studioTotals = (db: Queries, playSessionId: string): Promise<PlayTotals> =>
  sumRounds(db, and(eq(gameRounds.playSessionId, playSessionId), notInArray(gameRounds.caller, OUR_OWN)));

/**
 * Sums of a player's rounds since a time, but for those of the house's own games, whose wins are told when they have been
 * shown: studios' games, and plates in halls, whose wins are paid when their number has been called.
 */
export const otherTotalsSince = (db: Queries, playerId: string, since: Date): Promise<PlayTotals> =>
  sumRounds(
    db,
    and(eq(playSessions.playerId, playerId), gte(gameRounds.openedAt, since), ne(gameRounds.caller, "house")),
  );

/** When the last round of a play session in a studio's game began; nothing without one. */
export async function lastStudioStart(db: Queries, playSessionId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: sql`max(${gameRounds.openedAt})`.mapWith(gameRounds.openedAt) })
    .from(gameRounds)
    .where(and(eq(gameRounds.playSessionId, playSessionId), notInArray(gameRounds.caller, OUR_OWN)));
  // Nothing where there is no row to take the latest of.
  return (row?.at as Date | null | undefined) ?? undefined;
}
