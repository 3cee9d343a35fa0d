import type { RegisteredBrand } from "@spilhus/contracts";
import type { SupportStandingSchema } from "@spilhus/contracts/support";
import { eq, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Queries } from "../database/index.ts";
import { players } from "../players/index.ts";
import { readPlayerStatus } from "../sessions/index.ts";

type Standing = z.infer<typeof SupportStandingSchema>;

/**
 * What staff see of the player they talk with: who it is, and the restriction that the player sees too. No balance, no
 * movement, no case and no officer's hold, of which some must stay secret (hvidvaskloven § 38).
 */
export async function standingOf(db: Queries, brand: RegisteredBrand, playerId: string): Promise<Standing> {
  const status = await readPlayerStatus(db, brand, playerId);
  const [player] = await db
    .select({
      customerNumber: players.customerNumber,
      createdAt: players.createdAt,
      email: players.email,
      limits: sql<number>`(select count(*)::int from deposit_limits where deposit_limits.player_id = ${players.id})`,
    })
    .from(players)
    .where(eq(players.id, playerId));
  if (!player) throw new Error("There is no such player.");
  const { checkResult, withinLimits } = status.accountStatus;
  return {
    customerNumber: String(player.customerNumber),
    name: `${status.firstName} ${status.lastName}`,
    isVerified: status.isVerified,
    since: player.createdAt.toISOString(),
    restriction: checkResult?.type ?? (withinLimits ? null : "reached-play-limits"),
    until: checkResult?.context?.until ?? null,
    hasDepositLimits: player.limits === 3,
    hasEmail: player.email !== null,
  };
}
