import { FINISH_STAFF_SIGN_IN } from "@spilhus/contracts/staff";
import { writeStaffAudit } from "../audit/index.ts";
import { defineStaffCallWith } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { reasonOf } from "../open-id/index.ts";
import { openStaffSession, staffMembers, takeStaffVisit } from "../staff/index.ts";
import type { StaffSignInServices } from "./services.ts";
import type { StaffPerson } from "./staffProvider.ts";

/** Stores the person who signs in, by the provider's id. @returns our id */
async function memberOf(tx: Queries, { issuer, sub, name, email }: StaffPerson): Promise<string> {
  const [row] = await tx
    .insert(staffMembers)
    .values({ issuer, sub, name, email })
    .onConflictDoUpdate({
      target: [staffMembers.issuer, staffMembers.sub],
      set: { name, email, lastSignedInAt: databaseNow },
    })
    .returning({ id: staffMembers.id });
  if (!row) throw new Error("The database returned no row for a member of staff it has just written.");
  return row.id;
}

/** Only an answer to a visit of this browser is trusted, once. Roles are those of this sign-in. */
export const finishSignIn = defineStaffCallWith<StaffSignInServices>()(
  FINISH_STAFF_SIGN_IN,
  async ({ services: { db, staffProvider, log }, body, refuse }) => {
    const visit = await takeStaffVisit(db, new URLSearchParams(body.query).get("state"), body.visit);
    if (!visit || !staffProvider) throw refuse("staff-sign-in-refused");
    let person: StaffPerson;
    try {
      person = await staffProvider.personFrom(body.query, visit);
    } catch (error) {
      log("warn", "a sign-in of staff failed", { security: true, reason: reasonOf(error) });
      throw refuse("staff-sign-in-refused");
    }
    const { roles } = person;
    if (roles.length === 0) {
      log("warn", "somebody without a role tried to sign in as staff", { security: true, sub: person.sub });
      throw refuse("staff-without-role");
    }
    const { token, endsAt } = await db.transaction(async (tx) => {
      const staffId = await memberOf(tx, person);
      await writeStaffAudit(tx, { staffId, event: "staff-signed-in", details: { roles } });
      return openStaffSession(tx, staffId, roles);
    });
    return { session: token, returnPath: visit.returnPath, endsAt: endsAt.toISOString() };
  },
);
