import type { Exclusion, ExclusionKind } from "@spilhus/contracts/player-account";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { holds, type HoldKind } from "../holds/index.ts";
import { endAllSessions, type ActiveSession, lockPlayerOfSession } from "../sessions/index.ts";

/** A requested exclusion and its length; without seconds it does not end. */
export interface AskedExclusion {
  readonly kind: ExclusionKind;
  readonly seconds?: number;
}

const HOLD_OF = {
  "cooling-off": "cooldown",
  block: "block",
  "self-exclusion": "deactivated",
  deletion: "deactivated",
} as const satisfies Record<ExclusionKind, HoldKind>;
const HOLD_KINDS = [...new Set(Object.values(HOLD_OF))];

/** The longest of the exclusions that were placed on the account and not lifted. */
async function latestEnd(db: Queries, playerId: string): Promise<number> {
  const placed = await db
    .select({ endsAt: holds.endsAt })
    .from(holds)
    .where(and(eq(holds.playerId, playerId), inArray(holds.kind, HOLD_KINDS), isNull(holds.liftedAt)));
  return Math.max(0, ...placed.map(({ endsAt }) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY));
}

/**
 * Excludes a player at their own request, on every brand of the licence, and ends all their sessions. Existing
 * exclusions stay, so that none can shorten another. Call it in a separate transaction.
 *
 * @returns undefined if one that lasts at least as long is in force
 */
export async function placeExclusion(
  db: Queries,
  session: ActiveSession,
  asked: AskedExclusion,
): Promise<Exclusion | undefined> {
  const { brand, player } = session;
  // Even if the session was ended meanwhile, a player who wants to stop must be excluded.
  const { now } = await lockPlayerOfSession(db, session);
  const end = asked.seconds === undefined ? Number.POSITIVE_INFINITY : now.getTime() + asked.seconds * 1_000;
  if ((await latestEnd(db, player.id)) >= end) return undefined;
  const kind = HOLD_OF[asked.kind];
  const [placed] = await db
    .insert(holds)
    .values({
      playerId: player.id,
      kind,
      source: "player",
      endsAt: asked.seconds === undefined ? null : sql`${databaseNow} + ${seconds(asked.seconds)}`,
    })
    .returning({ from: holds.startsAt, until: holds.endsAt });
  if (!placed) throw new Error("The database returned no row for a hold it has just written.");
  const closes = asked.seconds === undefined;
  await endAllSessions(db, player.id, brand, closes ? "account-closed" : "restricted");
  const until = placed.until?.toISOString() ?? null;
  await writeAudit(db, {
    brand,
    playerId: player.id,
    event: "hold-placed",
    details: { kind, source: "player", exclusion: asked.kind, until },
  });
  return { kind: asked.kind, from: placed.from.toISOString(), until };
}
