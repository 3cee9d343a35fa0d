import { MATCH_CPR, SIGN_IN_LIMITS } from "@spilhus/contracts/user-auth";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { databaseNow } from "../clock/index.ts";
import { defineCallWith } from "../calls/index.ts";
import type { Queries } from "../database/index.ts";
import { players } from "../players/index.ts";
import { type ActiveSession, lockPlayerOfSession, sessions } from "../sessions/index.ts";
import { findDraft } from "./draft.ts";
import type { SignupServices } from "./signupServices.ts";
import { signupDrafts } from "./tables.ts";

type Refusal = "cpr-mismatch" | "cpr-tries-used" | "draft-gone" | "not-signed-in";
/** The result of a try. A refused one is not thrown, because it must be committed. */
type Match = "matched" | Refusal;

const { cprTries: MOST } = SIGN_IN_LIMITS;
const afterTry = (tries: number): Refusal => (tries < MOST ? "cpr-mismatch" : "cpr-tries-used");

/** Matches with the person of this browser's registration. */
async function matchDraft(
  db: Queries,
  browser: Parameters<typeof findDraft>[1],
  cprHash: Buffer,
): Promise<Match> {
  const draft = await findDraft(db, browser, { isLocked: true });
  if (!draft || draft.playerId !== null) return "draft-gone";
  if (draft.cprMatchedAt !== null) return "matched";
  if (draft.cprTries >= MOST) return "cpr-tries-used";
  const isMatch = draft.cprHash.equals(cprHash);
  const cprTries = draft.cprTries + 1;
  await db
    .update(signupDrafts)
    .set(isMatch ? { cprMatchedAt: databaseNow } : { cprTries })
    .where(eq(signupDrafts.id, draft.id));
  if (isMatch) return "matched";
  const details = { during: "signup", tries: cprTries };
  await writeAudit(db, { brand: browser.brand, playerId: undefined, event: "cpr-match-refused", details });
  return afterTry(cprTries);
}

/** Matches with the signed-in player: a temporary account becomes an ordinary one. */
async function matchPlayer(db: Queries, session: ActiveSession, cprHash: Buffer): Promise<Match> {
  const { brand, player } = session;
  const { isSessionOver } = await lockPlayerOfSession(db, session);
  if (isSessionOver) return "not-signed-in";
  const [tried] = await db
    .update(sessions)
    .set({ cprTries: sql`${sessions.cprTries} + 1` })
    .where(and(eq(sessions.id, session.id), lt(sessions.cprTries, MOST)))
    .returning({ tries: sessions.cprTries });
  if (!tried) return "cpr-tries-used";
  if ((await db.$count(players, and(eq(players.id, player.id), eq(players.cprHash, cprHash)))) === 0) {
    const details = { during: "session", tries: tried.tries };
    await writeAudit(db, { brand, playerId: player.id, event: "cpr-match-refused", details });
    return afterTry(tried.tries);
  }
  const verified = await db
    .update(players)
    .set({ eidVerifiedAt: databaseNow })
    .where(and(eq(players.id, player.id), isNull(players.eidVerifiedAt)))
    .returning({ id: players.id });
  if (verified.length > 0) await writeAudit(db, { brand, playerId: player.id, event: "identity-verified" });
  return "matched";
}

export const matchCpr = defineCallWith<SignupServices>()(
  MATCH_CPR,
  async ({ services: { db, people }, site, session, cookies, body, refuse }) => {
    if (!people) throw refuse("unavailable");
    const cprHash = people.keys.hashCpr(body.cpr);
    const match = await db.transaction((transaction) =>
      session
        ? matchPlayer(transaction, session, cprHash)
        : matchDraft(transaction, { brand: site.brand.id, cookies }, cprHash),
    );
    if (match !== "matched") throw refuse(match);
    return { matched: true as const };
  },
);
