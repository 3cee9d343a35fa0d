import { FINISH_SIGNUP, PLAYER_COOKIES, SIGN_IN_LIMITS } from "@spilhus/contracts/user-auth";
import { and, eq, ne, sql } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { databaseNow, seconds } from "../clock/index.ts";
import { defineCallWith, type Call } from "../calls/index.ts";
import type { Queries } from "../database/index.ts";
import { knowDevice } from "../devices/index.ts";
import { applyAnswer, type RegisterAnswer } from "../exclusions/index.ts";
import { players } from "../players/index.ts";
import { endAllSessions, lockPlayerRow, openSession, signedInCookies, sessions } from "../sessions/index.ts";
import { signupCookie } from "./beginSignup.ts";
import { findDraft, isStepReached, type Draft } from "./draft.ts";
import { makePlayer } from "./makePlayer.ts";
import type { SignupServices } from "./signupServices.ts";
import { signupDrafts } from "./tables.ts";

type FinishCall = Call<typeof FINISH_SIGNUP, SignupServices>;
/** Why there is no account. A result and not an error, because the end of the registration must be committed. */
type Refusal = Extract<
  (typeof FINISH_SIGNUP)["refusals"][number],
  "draft-gone" | "excluded" | "account-exists"
>;
type Finished =
  | { readonly customerNumber: string; readonly cookies: readonly string[] }
  | { readonly refused: Refusal };

/** Signs in the player of the new account, on a device that has used MitID. */
async function signIn(
  db: Queries,
  { site, cookies, request }: FinishCall,
  player: { readonly id: string; readonly customerNumber: number },
): Promise<Finished> {
  const userAgent = request.headers["user-agent"];
  const opened = await openSession(db, {
    playerId: player.id,
    brand: site.brand.id,
    method: "mitid",
    userAgent,
    before: cookies[PLAYER_COOKIES.session.name],
    isConfirmed: true,
  });
  return {
    customerNumber: String(player.customerNumber),
    cookies: [
      ...signedInCookies(opened, { hasSignedUp: true }),
      await knowDevice(db, player.id, { cookies, userAgent }),
      signupCookie.clear(),
    ],
  };
}

/**
 * Repeats the answer for a browser that did not get the first one. It is a login, so a later exclusion applies. The
 * draft's cookie is worth no more than a session: once any session of the player was ended, it opens none.
 */
async function signInAgain(
  db: Queries,
  call: FinishCall,
  playerId: string,
  answer: RegisterAnswer,
): Promise<Finished> {
  const brand = call.site.brand.id;
  await lockPlayerRow(db, playerId);
  // Being replaced by a login of the same browser does not count as ended. `null` (not ended) does not match either.
  const isEnded = and(eq(sessions.playerId, playerId), ne(sessions.endedBecause, "new-login"));
  if ((await db.$count(sessions, isEnded)) > 0) return { refused: "draft-gone" };
  if (await applyAnswer(db, playerId, brand, answer)) {
    await endAllSessions(db, playerId, brand, "restricted");
  }
  const [player] = await db
    .select({ id: players.id, customerNumber: players.customerNumber })
    .from(players)
    .where(eq(players.id, playerId));
  if (!player) throw new Error("The player of a finished registration is not there.");
  return signIn(db, call, player);
}

/** Ends a registration that cannot become an account, and deletes its personal data. */
async function end(db: Queries, draft: Draft, refused: "excluded" | "account-exists"): Promise<Finished> {
  await db.delete(signupDrafts).where(eq(signupDrafts.id, draft.id));
  await writeAudit(db, {
    brand: draft.brand,
    playerId: undefined,
    event: "signup-refused",
    details: { because: refused.replace("-", "_") },
  });
  return { refused };
}

async function finishDraft(db: Queries, call: FinishCall, answer: RegisterAnswer): Promise<Finished> {
  const brand = call.site.brand.id;
  const draft = await findDraft(db, { brand, cookies: call.cookies }, { isLocked: true });
  if (!draft) return { refused: "draft-gone" };
  if (draft.playerId !== null) return signInAgain(db, call, draft.playerId, answer);
  if (!isStepReached(draft, "permission")) throw call.refuse("step-not-due");
  if (answer.status === "registered") return end(db, draft, "excluded");
  const player = await makePlayer(db, draft, call.body.marketing);
  if (!player) return end(db, draft, "account-exists");
  await applyAnswer(db, player.id, brand, answer);
  await db
    .update(signupDrafts)
    .set({
      playerId: player.id,
      expiresAt: sql`${databaseNow} + ${seconds(SIGN_IN_LIMITS.signupAgainSeconds)}`,
      // The account has it now.
      email: null,
      phoneNumber: null,
      occupationId: null,
      salaryId: null,
      depositLimits: null,
    })
    .where(eq(signupDrafts.id, draft.id));
  return signIn(db, call, player);
}

/**
 * Creates the account and begins its first session, or neither. Asks the register before, so that nothing is locked
 * meanwhile; without its answer there is no account yet, and the registration waits (domain: asked before).
 */
export const finish = defineCallWith<SignupServices>()(FINISH_SIGNUP, async (call) => {
  const { services, site, cookies, reply, refuse } = call;
  const { db, people } = services;
  const draft = await findDraft(db, { brand: site.brand.id, cookies });
  if (!draft) throw refuse("draft-gone");
  if (draft.playerId === null && !isStepReached(draft, "permission")) throw refuse("step-not-due");
  if (!people) throw refuse("unavailable");
  const answer = await people.askRegister(people.keys.openCpr(draft.cprSealed));
  if (answer.status === "none" && draft.playerId === null) {
    throw refuse("unavailable", "The national register does not answer; nothing is lost, try again later.");
  }
  const finished = await db.transaction((transaction) => finishDraft(transaction, call, answer));
  if ("refused" in finished) {
    void reply.header("set-cookie", signupCookie.clear());
    throw refuse(finished.refused);
  }
  void reply.header("set-cookie", [...finished.cookies]);
  return { loggedIn: true as const, customerNumber: finished.customerNumber };
});
