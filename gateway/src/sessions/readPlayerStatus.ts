import type { RegisteredBrand } from "@spilhus/contracts";
import type { AccountStatus } from "@spilhus/restrictions";
import { and, eq, isNull, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { holds, accountStatusOf } from "../holds/index.ts";
import { players } from "../players/index.ts";
import { isTrialOver } from "./findSession.ts";

/** A player and what stands against them, for work that has no session. */
export interface PlayerStatus {
  /** The database's clock. */
  readonly now: Date;
  readonly firstName: string;
  readonly lastName: string;
  readonly isVerified: boolean;
  readonly accountStatus: AccountStatus;
}

/** Reads a player's account status; it holds until the transaction ends if the player's row is locked. */
export async function readPlayerStatus(
  db: Queries,
  brand: RegisteredBrand,
  playerId: string,
): Promise<PlayerStatus> {
  const [player] = await db
    .select({
      now: sql<Date>`${databaseNow}`.mapWith(players.createdAt),
      firstName: players.firstName,
      lastName: players.lastName,
      eidVerifiedAt: players.eidVerifiedAt,
      createdAt: players.createdAt,
    })
    .from(players)
    .where(eq(players.id, playerId));
  if (!player) throw new Error("There is no such player.");
  const against = await db
    .select({
      kind: holds.kind,
      endsAt: holds.endsAt,
      isOver: sql<boolean>`coalesce(${holds.endsAt} <= ${databaseNow}, false)`,
    })
    .from(holds)
    .where(and(eq(holds.playerId, playerId), isNull(holds.liftedAt)));
  const { now, firstName, lastName, eidVerifiedAt } = player;
  const accountStatus = accountStatusOf({
    holds: against.map((hold) => ({ ...hold, endsAt: hold.endsAt?.toISOString() ?? null })),
    isTrialOver: isTrialOver(brand, player, now),
  });
  return { now, firstName, lastName, isVerified: eidVerifiedAt !== null, accountStatus };
}
