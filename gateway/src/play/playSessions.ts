import { LIMIT_PERIODS } from "@spilhus/contracts/player-account";
import { and, eq, isNull, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Brands } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { brandCategories, games } from "../games/index.ts";
import { lacksLossLimits } from "../loss-limits/index.ts";
import { lockPlayerRow, rereadSession, type ActiveSession } from "../sessions/index.ts";
import type { PlayRefusal } from "./playOutcome.ts";
import { playSessions, type PlaySessionEnd } from "./tables.ts";

/** What the player wants to play. */
export interface Opening {
  readonly game: string;
  readonly mode: "real" | "demo";
}

/** An open play session, or why there is none. */
export type Opened = { readonly playSessionId: string } | { readonly code: PlayRefusal };

/** Whether a session of the site may play for money now, told under the lock of its player. */
export function playRefusal({ accountStatus }: ActiveSession): PlayRefusal | undefined {
  if (accountStatus.checkResult) return "restricted";
  return accountStatus.withinLimits ? undefined : "limit-reached";
}

/**
 * Whether a player may open a game, in a transaction of the caller, whose first lock is the player's row.
 *
 * @returns a refusal for a game that the brand does not have, for a player whom a restriction or a reached limit keeps from
 *   play, and for money before the three deposit limits are set (BEK 1274/2019 § 21), and the
 *   limits of loss from the day on which the law wants them
 */
export async function openingRefusal(
  tx: Queries,
  brands: Brands,
  session: ActiveSession,
  { game, mode }: Opening,
): Promise<PlayRefusal | undefined> {
  const brand = brands.get(session.brand);
  const playerId = session.player.id;
  await lockPlayerRow(tx, playerId);
  const current = brand && (await rereadSession(tx, brand, session.id));
  if (!current) return "session-ended";
  const code = playRefusal(current);
  if (code) return code;
  const [row] = await tx
    .select({
      category: games.category,
      limits: sql<number>`(select count(*)::int from deposit_limits where player_id = ${playerId}::uuid)`,
    })
    .from(games)
    .where(eq(games.slug, game));
  if (!row || !brandCategories(brand).includes(row.category)) return "unknown-game";
  if (mode === "demo") return undefined;
  const lacksLimits = row.limits < LIMIT_PERIODS.length || (await lacksLossLimits(tx, brand, playerId));
  return lacksLimits ? "limits-not-set" : undefined;
}

/** Opens a play session, or refuses it as {@link openingRefusal} does. */
export async function openPlaySession(
  tx: Queries,
  brands: Brands,
  session: ActiveSession,
  opening: Opening,
): Promise<Opened> {
  const code = await openingRefusal(tx, brands, session, opening);
  if (code) return { code };
  const { game, mode } = opening;
  const values = { playerId: session.player.id, brand: session.brand, game, mode, sessionId: session.id };
  const [opened] = await tx.insert(playSessions).values(values).returning({ id: playSessions.id });
  if (!opened) throw new Error("The database returned no row for a play session it has just kept.");
  return { playSessionId: opened.id };
}

/** Closes a play session; one that is closed stays as it was. Rounds that are under way are settled all the same. */
export async function closePlaySession(
  tx: Queries,
  playSessionId: string,
  because: PlaySessionEnd,
): Promise<void> {
  const [play] = await tx
    .select({ playerId: playSessions.playerId })
    .from(playSessions)
    .where(eq(playSessions.id, playSessionId));
  if (!play) return;
  await lockPlayerRow(tx, play.playerId);
  await tx
    .update(playSessions)
    .set({ closedAt: databaseNow, closedBecause: because })
    .where(and(eq(playSessions.id, playSessionId), isNull(playSessions.closedAt)));
}
