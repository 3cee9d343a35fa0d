import { GET_STAFF_SESSION, SIGN_OUT_STAFF, START_STAFF_SIGN_IN } from "@spilhus/contracts/staff";
import { DONE, type DefinedStaffCall, defineStaffCall, defineStaffCallWith } from "../calls/index.ts";
import { reasonOf } from "../open-id/index.ts";
import { beginStaffVisit, endStaffSession, endStaffSessions } from "../staff/index.ts";
import { finishSignIn } from "./finishSignIn.ts";
import { ownActs } from "./ownActs.ts";
import type { StaffSignInServices } from "./services.ts";

const startSignIn = defineStaffCallWith<StaffSignInServices>()(
  START_STAFF_SIGN_IN,
  async ({ services: { db, staffProvider, log }, body, refuse }) => {
    if (!staffProvider) throw refuse("unavailable");
    const { visit, ...secrets } = await beginStaffVisit(db, body.returnPath);
    try {
      const address = await staffProvider.addressFor(secrets);
      return { address: address.href, visit };
    } catch (error) {
      log("error", "the identity provider of staff cannot be reached", { reason: reasonOf(error) });
      throw refuse("unavailable", "The identity provider does not answer; try again later.");
    }
  },
);

const session = defineStaffCall(GET_STAFF_SESSION, async ({ session: { member, ...times } }) => ({
  member: { ...member, roles: [...member.roles] },
  signedInAt: times.signedInAt.toISOString(),
  idleEndsAt: times.idleEndsAt.toISOString(),
  endsAt: times.endsAt.toISOString(),
}));

const signOut = defineStaffCall(SIGN_OUT_STAFF, async ({ tx, session: own, staff, body, note }) => {
  if (body.everywhere) await endStaffSessions(tx, staff.id, "signed-out-everywhere");
  else await endStaffSession(tx, own.id);
  note({ details: { everywhere: body.everywhere } });
  return DONE;
});

/** The calls of the console about who its user is. */
export const STAFF_SIGN_IN_CALLS: readonly DefinedStaffCall<StaffSignInServices>[] = [
  startSignIn,
  finishSignIn,
  session,
  signOut,
  ownActs,
];
