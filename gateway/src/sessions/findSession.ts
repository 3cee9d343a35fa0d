import type { RegisteredBrand } from "@spilhus/contracts";
import { SIGN_IN_LIMITS, type SignInMethod } from "@spilhus/contracts/user-auth";
import type { Standing } from "@spilhus/restrictions";
import { and, eq, gt, isNull, sql, type SQL } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseNow, seconds } from "../clock/databaseNow.ts";
import { dutiesOn } from "../compliance/duties.ts";
import type { Brands } from "../config/brands.ts";
import { mayBePromotedTo } from "../inbox/mayBePromotedTo.ts";
import { isMarketing, isMessageOf } from "../inbox/storiesForPlayers.ts";
import { isWithdrawalBlocked, standingOf, type Hold } from "../players/checkResult.ts";
import { players } from "../players/tables.ts";
import { hashToken, isToken } from "./secretToken.ts";
import { sessions } from "./tables.ts";

const DAY_MS = 86_400_000;

/** A use within so long of the last one is not written down: a page makes several calls. */
export const RENEWAL_SECONDS = 60;

/** A session that holds, its player and what stands against them, all of one moment of the database. */
export interface ActiveSession {
  readonly id: string;
  readonly brand: string;
  readonly method: SignInMethod;
  readonly loggedInAt: Date;
  readonly expiresAt: Date;
  readonly endsAt: Date;
  readonly confirmedAt: Date | null;
  /** Whether a use of it should be written down. */
  readonly isRenewalDue: boolean;
  /** The database's clock when it was looked up. */
  readonly now: Date;
  readonly player: PlayerOfSession;
  readonly standing: Standing;
  readonly isWithdrawalBlocked: boolean;
  readonly unreadMessages: number;
  /** How many of the three deposit limits are set. */
  readonly depositLimits: number;
}

const PLAYER = {
  id: players.id,
  licence: players.licence,
  customerNumber: players.customerNumber,
  firstName: players.firstName,
  lastName: players.lastName,
  email: players.email,
  phoneNumber: players.phoneNumber,
  occupationId: players.occupationId,
  salaryId: players.salaryId,
  marketingEmail: players.marketingEmail,
  marketingSms: players.marketingSms,
  marketingPhone: players.marketingPhone,
  marketingPush: players.marketingPush,
  eidVerifiedAt: players.eidVerifiedAt,
  createdAt: players.createdAt,
};
type PlayerOfSession = Pick<typeof players.$inferSelect, keyof typeof PLAYER> & {
  readonly hasPassword: boolean;
};

const againstPlayer = sql<Hold[]>`coalesce((
  select json_agg(json_build_object('kind', kind, 'endsAt', ends_at, 'isOver', coalesce(ends_at <= clock.now(), false)))
  from holds where holds.player_id = ${players.id} and holds.lifted_at is null
), '[]')`;

// Counted in the same query: a second one would cost a read of user info more than all the rest of it.
const unreadStories = (which: SQL) => sql`(
  select count(*)::int from stories where ${isMessageOf(sql`${sessions.brand}`)} and ${which} and not exists (
    select from story_reads where story_reads.player_id = ${players.id} and story_reads.story_uuid = stories.uuid
  )
)`;
const unreadMessages = sql<number>`(
  select count(*)::int from messages
  where messages.player_id = ${players.id} and messages.read_at is null and messages.sent_at <= ${databaseNow}
) + ${unreadStories(sql`not ${isMarketing}`)}`;
/** Apart from the others: not everybody may be shown them. */
const unreadPromotions = sql<number>`${unreadStories(isMarketing)}`;
const limitsSet = sql<number>`(
  select count(*)::int from deposit_limits where deposit_limits.player_id = ${players.id}
)`;

/** A temporary account whose days are used up, by the law of the database's day. */
function isOver(
  brand: RegisteredBrand,
  { eidVerifiedAt, createdAt }: Pick<PlayerOfSession, "eidVerifiedAt" | "createdAt">,
  now: Date,
): boolean {
  const { days } = dutiesOn(brand, now).temporaryAccount;
  return eidVerifiedAt === null && createdAt.getTime() + days * DAY_MS <= now.getTime();
}

/** Looks sessions up by the cookie's value: one indexed query, planned once for each connection. */
export type FindSession = (brand: string, token: string) => Promise<ActiveSession | undefined>;

export function sessionFinder(db: NodePgDatabase, brands: Brands): FindSession {
  const query = db
    .select({
      session: {
        id: sessions.id,
        brand: sessions.brand,
        method: sessions.method,
        loggedInAt: sessions.loggedInAt,
        expiresAt: sessions.expiresAt,
        endsAt: sessions.endsAt,
        confirmedAt: sessions.confirmedAt,
        isRenewalDue: sql<boolean>`${sessions.lastUsedAt} <= ${databaseNow} - ${seconds(RENEWAL_SECONDS)}`,
        now: sql<Date>`${databaseNow}`.mapWith(sessions.loggedInAt),
      },
      player: PLAYER,
      hasPassword: sql<boolean>`${players.passwordHash} is not null`,
      holds: againstPlayer,
      unreadMessages,
      unreadPromotions,
      limitsSet,
    })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        eq(sessions.brand, sql.placeholder("brand")),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, databaseNow),
        gt(sessions.endsAt, databaseNow),
      ),
    )
    .prepare("session_by_token");

  return async (brand, token) => {
    if (!isToken(token)) return undefined;
    const registered = brands.get(brand);
    if (!registered) return undefined;
    const [row] = await query.execute({ tokenHash: hashToken(token), brand });
    if (!row) return undefined;
    const { session, player, hasPassword, holds, limitsSet: depositLimits } = row;
    const isTrialOver = isOver(registered, player, session.now);
    const standing = standingOf({ holds, isTrialOver });
    const promotions = mayBePromotedTo({ player, standing }) ? row.unreadPromotions : 0;
    return {
      ...session,
      player: { ...player, hasPassword },
      standing,
      isWithdrawalBlocked: isWithdrawalBlocked(holds),
      unreadMessages: row.unreadMessages + promotions,
      depositLimits,
    };
  };
}

/** The end of a session that is used now: idle, but never after the latest end. */
export const idleEnd = sql<Date>`${databaseNow} + ${seconds(SIGN_IN_LIMITS.sessionIdleSeconds)}`;
