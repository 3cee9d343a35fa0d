import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { chatSanctions } from "./tables.ts";

/** A ban in force, of the whole chat of a brand. */
export interface Ban {
  readonly reason: string;
  /** Null: until it is lifted. */
  readonly until: Date | null;
}

/** Sanctions that hold now. */
export const isInForce = and(
  eq(chatSanctions.state, "in-force"),
  or(isNull(chatSanctions.until), gt(chatSanctions.until, databaseNow)),
);

/** The ban that lasts longest, if a player has one. A ban from one room does not keep them out of the others. */
export async function findBan(db: Queries, brand: string, playerId: string): Promise<Ban | undefined> {
  const [ban] = await db
    .select({ reason: chatSanctions.reason, until: chatSanctions.until })
    .from(chatSanctions)
    .where(
      and(
        eq(chatSanctions.brand, brand),
        eq(chatSanctions.playerId, playerId),
        eq(chatSanctions.kind, "ban"),
        isNull(chatSanctions.room),
        isInForce,
      ),
    )
    // Nulls, which have no end, come first.
    .orderBy(desc(chatSanctions.until))
    .limit(1);
  return ban;
}
