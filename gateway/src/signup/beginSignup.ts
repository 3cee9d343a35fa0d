import { PLAYER_COOKIES, SIGN_IN_LIMITS } from "@spilhus/contracts/user-auth";
import { cookieCodec } from "@spilhus/lib";
import { lte, sql } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import type { Person, PersonKeys } from "../players/index.ts";
import { hashToken, newToken, tokenValue } from "../tokens/index.ts";
import { signupDrafts } from "./tables.ts";

/** The cookie that identifies a registration. */
export const signupCookie = cookieCodec(PLAYER_COOKIES.signupDraft, tokenValue);

/**
 * Begins the registration of a person identified by MitID. An unfinished one of the same person continues on this
 * device; its cookie on another device becomes invalid.
 *
 * @returns the cookie to set
 */
export async function beginSignup(
  db: Queries,
  at: { readonly licence: string; readonly brand: string },
  person: Person & { readonly cpr: string },
  keys: PersonKeys,
): Promise<string> {
  const token = newToken();
  const { uuid, firstName, lastName, birthdate, cpr } = person;
  const shown = {
    ...at,
    tokenHash: hashToken(token),
    mitIdHash: keys.hashMitId(uuid),
    firstName,
    lastName,
    birthdate,
    cprTries: 0,
    playerId: null,
    expiresAt: sql`${databaseNow} + ${seconds(SIGN_IN_LIMITS.signupDraftSeconds)}`,
  };
  await db.delete(signupDrafts).where(lte(signupDrafts.expiresAt, databaseNow));
  await db
    .insert(signupDrafts)
    .values({ ...shown, cprHash: keys.hashCpr(cpr), cprSealed: keys.sealCpr(cpr) })
    .onConflictDoUpdate({ target: [signupDrafts.licence, signupDrafts.cprHash], set: shown });
  await writeAudit(db, { brand: at.brand, playerId: undefined, event: "signup-started" });
  return signupCookie.set(token);
}
