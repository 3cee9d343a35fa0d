import {
  GET_SIGNUP_DRAFT,
  GIVE_UP_SIGNUP,
  SET_SIGNUP_CONTACT,
  SET_SIGNUP_LIMITS,
  type SignupStep,
} from "@spilhus/contracts/user-auth";
import { eq } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { defineCall, DONE, type Call, type DefinedCall } from "../calls/index.ts";
import { isOccupation, isSalary } from "../profile-options/index.ts";
import { signupCookie } from "./beginSignup.ts";
import { findDraft, isStepReached, shownDraft, type Draft } from "./draft.ts";
import { finish } from "./finishSignup.ts";
import { matchCpr } from "./matchCpr.ts";
import type { SignupServices } from "./signupServices.ts";
import { signupDrafts } from "./tables.ts";

type ChangeCall = Pick<
  Call<typeof SET_SIGNUP_CONTACT | typeof SET_SIGNUP_LIMITS>,
  "services" | "site" | "cookies" | "refuse"
>;

const get = defineCall(GET_SIGNUP_DRAFT, async ({ services: { db }, site, cookies }) => {
  const draft = await findDraft(db, { brand: site.brand.id, cookies });
  return { draft: draft && draft.playerId === null ? shownDraft(draft, site.brand) : null };
});

/** Stores the data of a step, one change at a time, and returns the progress of the registration. */
function change(
  { services: { db }, site, cookies, refuse }: ChangeCall,
  step: SignupStep,
  values: Partial<Draft>,
) {
  return db.transaction(async (transaction) => {
    const draft = await findDraft(transaction, { brand: site.brand.id, cookies }, { isLocked: true });
    if (!draft || draft.playerId !== null) throw refuse("draft-gone");
    if (!isStepReached(draft, step)) throw refuse("step-not-due");
    await transaction.update(signupDrafts).set(values).where(eq(signupDrafts.id, draft.id));
    return shownDraft({ ...draft, ...values }, site.brand);
  });
}

const setContact = defineCall(SET_SIGNUP_CONTACT, (call) => {
  const { body, refuse } = call;
  if (!isOccupation(body.occupationId)) {
    throw refuse("invalid-request", "body.occupationId: is not in the list.");
  }
  if (!isSalary(body.salaryId)) throw refuse("invalid-request", "body.salaryId: is not in the list.");
  return change(call, "contact", body);
});

const setLimits = defineCall(SET_SIGNUP_LIMITS, (call) =>
  change(call, "deposit-limit", { depositLimits: call.body }),
);

/** Idempotent: giving up again, or without a registration, changes nothing. */
const giveUp = defineCall(GIVE_UP_SIGNUP, ({ services: { db }, site, cookies, reply }) =>
  db.transaction(async (transaction) => {
    const brand = site.brand.id;
    const draft = await findDraft(transaction, { brand, cookies }, { isLocked: true });
    if (draft && draft.playerId === null) {
      await transaction.delete(signupDrafts).where(eq(signupDrafts.id, draft.id));
      await writeAudit(transaction, { brand, playerId: undefined, event: "signup-given-up" });
    }
    void reply.header("set-cookie", signupCookie.clear());
    return DONE;
  }),
);

/** The calls of a registration, after identification by MitID. */
export const SIGNUP_CALLS: readonly DefinedCall<SignupServices>[] = [
  get,
  matchCpr,
  setContact,
  setLimits,
  finish,
  giveUp,
];
