import { eq } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import type { KeptLimits } from "../period-limits/index.ts";
import { lossHours } from "./tables.ts";

/** Whether limits of loss are offered to a player: before their first stake of own money, and while they have set none. */
export async function areLossLimitsOffered(
  db: Queries,
  playerId: string,
  limits: KeptLimits,
): Promise<boolean> {
  if (Object.keys(limits).length > 0) return false;
  const [played] = await db
    .select({ startsAt: lossHours.startsAt })
    .from(lossHours)
    .where(eq(lossHours.playerId, playerId))
    .limit(1);
  return played === undefined;
}
