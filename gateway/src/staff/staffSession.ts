import type { StaffRole } from "@spilhus/contracts";
import { STAFF_SIGN_IN_LIMITS } from "@spilhus/contracts/staff";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { hashToken, isToken, newToken } from "../tokens/index.ts";
import { staffMembers, staffSessions, type StaffSessionEnd } from "./tables.ts";

/** A member of staff who has signed in. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly roles: readonly StaffRole[];
}

/** A valid session of staff. */
export interface StaffSession {
  readonly id: string;
  readonly member: StaffMember;
  readonly signedInAt: Date;
  readonly idleEndsAt: Date;
  readonly endsAt: Date;
}

const { idleSeconds, sessionSeconds } = STAFF_SIGN_IN_LIMITS;
/** A use so soon after the last one is not stored. */
const RENEWAL_SECONDS = 60;

const idleEnd = sql<Date>`least(${databaseNow} + ${seconds(idleSeconds)}, ${staffSessions.endsAt})`;
const isOpen = and(
  isNull(staffSessions.endedAt),
  gt(staffSessions.idleEndsAt, databaseNow),
  gt(staffSessions.endsAt, databaseNow),
);

/** Opens a session. @returns its token, which is stored nowhere, and its latest end */
export async function openStaffSession(
  db: Queries,
  memberId: string,
  roles: readonly StaffRole[],
): Promise<{ readonly token: string; readonly endsAt: Date }> {
  const token = newToken();
  const [row] = await db
    .insert(staffSessions)
    .values({
      tokenHash: hashToken(token),
      memberId,
      roles: [...roles],
      idleEndsAt: sql`${databaseNow} + ${seconds(idleSeconds)}`,
      endsAt: sql`${databaseNow} + ${seconds(sessionSeconds)}`,
    })
    .returning({ endsAt: staffSessions.endsAt });
  if (!row) throw new Error("The database returned no row for a session it has just written.");
  return { token, endsAt: row.endsAt };
}

/**
 * The session of a token, unless it is over.
 *
 * @param options.hold in a transaction: nobody can end the session before it commits
 */
export async function findStaffSession(
  db: Queries,
  token: string,
  { hold = false } = {},
): Promise<StaffSession | undefined> {
  if (!isToken(token)) return undefined;
  const query = db
    .select({
      id: staffSessions.id,
      roles: staffSessions.roles,
      signedInAt: staffSessions.signedInAt,
      idleEndsAt: staffSessions.idleEndsAt,
      endsAt: staffSessions.endsAt,
      member: { id: staffMembers.id, name: staffMembers.name, email: staffMembers.email },
    })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.memberId))
    .where(and(eq(staffSessions.tokenHash, hashToken(token)), isOpen));
  const [found] = await (hold ? query.for("share", { of: staffSessions }) : query);
  if (!found) return undefined;
  const { roles, member, ...session } = found;
  return { ...session, member: { ...member, roles } };
}

/** Postpones the idle end of a session that is used, at most once a minute. */
export async function renewStaffSession(db: Queries, id: string): Promise<void> {
  await db
    .update(staffSessions)
    .set({ lastUsedAt: databaseNow, idleEndsAt: idleEnd })
    .where(
      and(
        eq(staffSessions.id, id),
        isOpen,
        sql`${staffSessions.lastUsedAt} <= ${databaseNow} - ${seconds(RENEWAL_SECONDS)}`,
      ),
    );
}

/** Ends one session. */
export async function endStaffSession(db: Queries, id: string): Promise<void> {
  await db
    .update(staffSessions)
    .set({ endedAt: databaseNow, endedBecause: "signed-out" })
    .where(and(eq(staffSessions.id, id), isNull(staffSessions.endedAt)));
}

/** Ends every open session of a member of staff. @returns how many */
export async function endStaffSessions(
  db: Queries,
  memberId: string,
  because: StaffSessionEnd,
): Promise<number> {
  const ended = await db
    .update(staffSessions)
    .set({ endedAt: databaseNow, endedBecause: because })
    .where(and(eq(staffSessions.memberId, memberId), isOpen))
    .returning({ id: staffSessions.id });
  return ended.length;
}
