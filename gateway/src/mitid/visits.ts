import { PLAYER_COOKIES, SIGN_IN_LIMITS, type MitIdPurpose } from "@spilhus/contracts/user-auth";
import { cookieCodec } from "@spilhus/lib";
import { and, eq, lte, sql } from "drizzle-orm";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { hashToken, isToken, newToken, tokenValue } from "../tokens/index.ts";
import type { VisitSecrets } from "../open-id/index.ts";
import { mitIdVisits } from "./tables.ts";

/** The cookie that binds a visit to its browser. */
export const visitCookie = cookieCodec(PLAYER_COOKIES.mitId, tokenValue);

export interface NewVisit {
  readonly brand: string;
  readonly purpose: MitIdPurpose;
  readonly playerId: string | null;
  readonly returnPath: string | null;
  /** The one request that is confirmed. */
  readonly request: string | null;
}

export interface Visit extends NewVisit, VisitSecrets {}

/** Begins a visit to MitID and deletes expired ones. @returns the values for the address, and the cookie to set */
export async function beginVisit(
  db: Queries,
  visit: NewVisit,
): Promise<VisitSecrets & { readonly cookie: string }> {
  const [state, nonce, codeVerifier, token] = [newToken(), newToken(), newToken(), newToken()];
  await db.delete(mitIdVisits).where(lte(mitIdVisits.expiresAt, databaseNow));
  await db.insert(mitIdVisits).values({
    ...visit,
    stateHash: hashToken(state),
    cookieHash: hashToken(token),
    nonce,
    codeVerifier,
    expiresAt: sql`${databaseNow} + ${seconds(SIGN_IN_LIMITS.mitIdSeconds)}`,
  });
  return { state, nonce, codeVerifier, cookie: visitCookie.set(token) };
}

/**
 * Consumes the visit of a state: of several callers with one state, one gets it. The state must belong to this browser;
 * a forged one does not affect the real visit.
 */
export async function takeVisit(
  db: Queries,
  brand: string,
  state: string | undefined,
  token: string | undefined,
): Promise<Visit | undefined> {
  if (state === undefined || token === undefined || !isToken(state)) return undefined;
  const [visit] = await db
    .delete(mitIdVisits)
    .where(
      and(
        eq(mitIdVisits.stateHash, hashToken(state)),
        eq(mitIdVisits.cookieHash, hashToken(token)),
        eq(mitIdVisits.brand, brand),
      ),
    )
    .returning({
      purpose: mitIdVisits.purpose,
      playerId: mitIdVisits.playerId,
      returnPath: mitIdVisits.returnPath,
      request: mitIdVisits.request,
      nonce: mitIdVisits.nonce,
      codeVerifier: mitIdVisits.codeVerifier,
      isOver: sql<boolean>`${mitIdVisits.expiresAt} <= ${databaseNow}`,
    });
  if (!visit || visit.isOver) return undefined;
  const { isOver: _, ...kept } = visit;
  return { ...kept, brand, state };
}
