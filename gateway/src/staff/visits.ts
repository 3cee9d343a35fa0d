import { STAFF_SIGN_IN_LIMITS } from "@spilhus/contracts/staff";
import { and, eq, lte, sql } from "drizzle-orm";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import type { VisitSecrets } from "../open-id/index.ts";
import { hashToken, isToken, newToken } from "../tokens/index.ts";
import { staffVisits } from "./tables.ts";

export interface StaffVisit extends VisitSecrets {
  readonly returnPath: string;
}

/** Begins a sign-in and deletes expired ones. @returns the values for the address, and the browser's token */
export async function beginStaffVisit(
  db: Queries,
  returnPath: string,
): Promise<VisitSecrets & { readonly visit: string }> {
  const [state, nonce, codeVerifier, visit] = [newToken(), newToken(), newToken(), newToken()];
  await db.delete(staffVisits).where(lte(staffVisits.expiresAt, databaseNow));
  await db.insert(staffVisits).values({
    ...{ nonce, codeVerifier, returnPath },
    stateHash: hashToken(state),
    visitHash: hashToken(visit),
    expiresAt: sql`${databaseNow} + ${seconds(STAFF_SIGN_IN_LIMITS.visitSeconds)}`,
  });
  return { state, nonce, codeVerifier, visit };
}

/** Consumes the sign-in of a state that belongs to this browser: of several callers with one state, one gets it. */
export async function takeStaffVisit(
  db: Queries,
  state: string | null,
  visit: string,
): Promise<StaffVisit | undefined> {
  if (state === null || !isToken(state)) return undefined;
  const [found] = await db
    .delete(staffVisits)
    .where(and(eq(staffVisits.stateHash, hashToken(state)), eq(staffVisits.visitHash, hashToken(visit))))
    .returning({
      nonce: staffVisits.nonce,
      codeVerifier: staffVisits.codeVerifier,
      returnPath: staffVisits.returnPath,
      isOver: sql<boolean>`${staffVisits.expiresAt} <= ${databaseNow}`,
    });
  if (!found || found.isOver) return undefined;
  const { isOver: _, ...kept } = found;
  return { ...kept, state };
}
