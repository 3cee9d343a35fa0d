import { END_STAFF_SESSIONS } from "@spilhus/contracts/management";
import { eq, isNull, type SQL, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type * as z from "zod/mini";
import { writeStaffAudit } from "../audit/index.ts";
import { defineServiceCall } from "../calls/index.ts";
import { endStaffSessions, staffMembers, staffSessions } from "../staff/index.ts";

type Whose = z.output<typeof END_STAFF_SESSIONS.body>;

/** Finds members of staff by id or address; two accounts at the provider may have one address. */
function isNamed(whose: Whose): SQL | undefined {
  if ("member" in whose) return eq(staffMembers.id, whose.member);
  if ("email" in whose) return eq(sql`lower(${staffMembers.email})`, whose.email.toLowerCase());
  return undefined;
}

/** Ends the sessions of one member of staff, with a row in their chain of the audit. */
const endOf = (db: NodePgDatabase, staffId: string, operator: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const sessions = await endStaffSessions(tx, staffId, "ended-by-operator");
    if (sessions === 0) return false;
    const details = { because: "ended-by-operator", operator, sessions };
    await writeStaffAudit(tx, { staffId, event: "staff-sessions-ended", details });
    return true;
  });

/**
 * The operator's call that signs a member of staff out of the console, or everybody (ASVS 5.0 7.4.5). Each of them is a
 * transaction of its own: a call that is cut short has ended some of them, and can be repeated.
 */
export const endStaffSessionsCall = defineServiceCall(
  END_STAFF_SESSIONS,
  async ({ services: { db }, body, refuse }) => {
    const named = isNamed(body);
    const found = named
      ? await db.select({ id: staffMembers.id }).from(staffMembers).where(named)
      : await db
          .selectDistinct({ id: staffSessions.memberId })
          .from(staffSessions)
          .where(isNull(staffSessions.endedAt));
    if (named && found.length === 0) throw refuse("not-found", "Nobody of the staff has this id or address.");
    let members = 0;
    for (const { id } of found) if (await endOf(db, id, body.operator)) members += 1;
    return { members };
  },
);
