import { LOSS_OFFER_POSTPONED_DAYS } from "@spilhus/contracts/player-account";
import { and, eq, sql } from "drizzle-orm";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import type { KeptLimits } from "../period-limits/index.ts";
import { players } from "../players/index.ts";

const POSTPONED_SECONDS = LOSS_OFFER_POSTPONED_DAYS * 86_400;

/**
 * Whether limits of loss are offered to a player: while they have set none, whether they have played before or not, and not
 * for {@link LOSS_OFFER_POSTPONED_DAYS} days after they put the offer off.
 */
export async function areLossLimitsOffered(
  db: Queries,
  playerId: string,
  limits: KeptLimits,
): Promise<boolean> {
  if (Object.keys(limits).length > 0) return false;
  const isDue = sql`coalesce(${players.lossOfferPostponedAt} + ${seconds(POSTPONED_SECONDS)} <= ${databaseNow}, true)`;
  const [due] = await db
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.id, playerId), isDue));
  return due !== undefined;
}
