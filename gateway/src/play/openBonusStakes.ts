import { and, eq, isNotNull, sum } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { gameRounds, playSessions } from "./tables.ts";

/** Bonus money in a player's rounds under way, by the id of its bonus. */
export async function openBonusStakes(db: Queries, playerId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ bonusId: gameRounds.bonusId, ore: sum(gameRounds.bonusStakesOre) })
    .from(gameRounds)
    .innerJoin(playSessions, eq(playSessions.id, gameRounds.playSessionId))
    .where(
      and(eq(playSessions.playerId, playerId), eq(gameRounds.state, "open"), isNotNull(gameRounds.bonusId)),
    )
    .groupBy(gameRounds.bonusId);
  return new Map(rows.map(({ bonusId, ore }) => [bonusId ?? "", Number(ore)]));
}
