import type { RegisteredBrand } from "@spilhus/contracts";
import { type ConfirmationMethod, SIGN_IN_LIMITS, type SignInMethod } from "@spilhus/contracts/user-auth";
import type { AccountStatus } from "@spilhus/restrictions";
import { dutiesAt } from "@spilhus/jurisdiction";
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Brands } from "../config/index.ts";
import { jsonRow, type Places, preparedQuery, type Queries } from "../database/index.ts";
import { isWithdrawalBlocked, accountStatusOf, type Hold } from "../holds/index.ts";
import { players } from "../players/index.ts";
import { hashToken, isToken } from "../tokens/index.ts";
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
  /** When and how identity was last shown; both are there or neither. */
  readonly confirmedAt: Date | null;
  readonly confirmedBy: ConfirmationMethod | null;
  /** Whether a use of it should be written down. */
  readonly isRenewalDue: boolean;
  /** The database's clock when it was looked up. */
  readonly now: Date;
  readonly player: PlayerOfSession;
  readonly accountStatus: AccountStatus;
  readonly isWithdrawalBlocked: boolean;
}

const PLAYER = {
  id: players.id,
  customerNumber: players.customerNumber,
  firstName: players.firstName,
  lastName: players.lastName,
  email: players.email,
  marketingEmail: players.marketingEmail,
  eidVerifiedAt: players.eidVerifiedAt,
  createdAt: players.createdAt,
};
type PlayerOfSession = Pick<typeof players.$inferSelect, keyof typeof PLAYER>;

const againstPlayer = sql<readonly Hold[]>`coalesce((
  select json_agg(json_build_object('kind', kind, 'endsAt', ends_at, 'isOver', coalesce(ends_at <= clock.now(), false)))
  from holds where holds.player_id = ${players.id} and holds.lifted_at is null
), '[]')`;

/** What every call of a player reads: this much costs each of them, and what one call alone needs is not in it. */
export const SESSION_ROW = {
  session: {
    id: sessions.id,
    method: sessions.method,
    loggedInAt: sessions.loggedInAt,
    expiresAt: sessions.expiresAt,
    endsAt: sessions.endsAt,
    confirmedAt: sessions.confirmedAt,
    confirmedBy: sessions.confirmedBy,
    isRenewalDue: sql<boolean>`${sessions.lastUsedAt} <= ${databaseNow} - ${seconds(RENEWAL_SECONDS)}`,
    now: [databaseNow, sessions.loggedInAt],
  },
  player: PLAYER,
  against: { holds: againstPlayer },
} as const;
interface SessionRow {
  readonly session: Omit<ActiveSession, "brand" | "player" | "accountStatus" | "isWithdrawalBlocked">;
  readonly player: PlayerOfSession;
  readonly against: { readonly holds: readonly Hold[] };
}

const isOpen = and(
  isNull(sessions.endedAt),
  gt(sessions.expiresAt, databaseNow),
  gt(sessions.endsAt, databaseNow),
);

/** The session of a token on a brand, unless it is over. */
export const isSessionOfToken = and(
  eq(sessions.tokenHash, sql.placeholder("tokenHash")),
  eq(sessions.brand, sql.placeholder("brand")),
  isOpen,
);

/** A temporary account whose days are used up, by the law of the database's day. */
export function isTrialOver(
  brand: RegisteredBrand,
  { eidVerifiedAt, createdAt }: Pick<PlayerOfSession, "eidVerifiedAt" | "createdAt">,
  now: Date,
): boolean {
  if (eidVerifiedAt !== null) return false;
  const { days } = dutiesAt(brand, now).temporaryAccount;
  return createdAt.getTime() + days * DAY_MS <= now.getTime();
}

/** What a row says, judged for the brand it was found on. */
export function sessionOf(brand: RegisteredBrand, { session, player, against }: SessionRow): ActiveSession {
  const { holds } = against;
  return {
    ...session,
    brand: brand.id,
    player,
    accountStatus: accountStatusOf({ holds, isTrialOver: isTrialOver(brand, player, session.now) }),
    isWithdrawalBlocked: isWithdrawalBlocked(holds),
  };
}

/** Looks sessions up by the cookie's value: one indexed query, planned once for each connection. */
export type FindSession = (brand: string, token: string) => Promise<ActiveSession | undefined>;

export function sessionFinder(db: NodePgDatabase, brands: Brands): FindSession {
  const query = db
    .select({ row: jsonRow(SESSION_ROW) })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(isSessionOfToken)
    .prepare("session_by_token");

  return async (brand, token) => {
    const registered = brands.get(brand);
    if (!registered || !isToken(token)) return undefined;
    const [found] = await query.execute({ tokenHash: hashToken(token), brand });
    return found && sessionOf(registered, found.row);
  };
}

/** A cookie's value, and the brand that it came to. */
export interface SessionToken {
  readonly brand: string;
  readonly token: string;
}

/**
 * Looks many sessions up with one query.
 *
 * @returns a session for each token in their order; nothing for one that is unknown, of another brand or over
 */
export async function findSessions(
  db: Queries,
  brands: Brands,
  tokens: readonly SessionToken[],
): Promise<(ActiveSession | undefined)[]> {
  const hashes = tokens.map(({ token }) => (isToken(token) ? hashToken(token) : undefined));
  const known = hashes.filter((hash) => hash !== undefined);
  if (known.length === 0) return tokens.map(() => undefined);
  const rows = await db
    .select({ row: jsonRow(SESSION_ROW), brand: sessions.brand, hash: sessions.tokenHash })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(and(inArray(sessions.tokenHash, known), isOpen));
  const key = (brand: string, hash: Buffer) => `${brand} ${hash.toString("base64")}`;
  const found = new Map(rows.map(({ row, brand, hash }) => [key(brand, hash), row]));
  return tokens.map(({ brand }, place) => {
    const registered = brands.get(brand);
    const hash = hashes[place];
    const row = hash && found.get(key(brand, hash));
    return registered && row ? sessionOf(registered, row) : undefined;
  });
}

const readAgain = preparedQuery((db, { sessionId }: Places<{ sessionId: string }>) =>
  db
    .select({ row: jsonRow(SESSION_ROW) })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(and(eq(sessions.id, sessionId), isOpen)),
);

/**
 * Looks a session up again, in a transaction that has locked its player: what others committed meanwhile shows.
 *
 * @returns nothing when it is over
 */
export async function rereadSession(
  tx: Queries,
  brand: RegisteredBrand,
  sessionId: string,
): Promise<ActiveSession | undefined> {
  const [found] = await readAgain(tx, { sessionId });
  return found && sessionOf(brand, found.row);
}

/** Looks many sessions up again with one query. @returns those that hold, by their id */
export async function rereadSessions(
  tx: Queries,
  brands: Brands,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, ActiveSession>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await tx
    .select({ row: jsonRow(SESSION_ROW), brand: sessions.brand })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(and(inArray(sessions.id, [...sessionIds]), isOpen));
  return new Map(
    rows.flatMap(({ row, brand }) => {
      const registered = brands.get(brand);
      return registered ? [[row.session.id, sessionOf(registered, row)]] : [];
    }),
  );
}

/** The end of a session that is used now: idle, but never after the latest end. */
export const idleEnd = sql<Date>`${databaseNow} + ${seconds(SIGN_IN_LIMITS.sessionIdleSeconds)}`;
