import { and, eq, gt, isNull } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { hashToken, isToken } from "../tokens/index.ts";
import { signupDrafts } from "./tables.ts";

/** Data that a person types before there is an account. */
export type DraftChange = Pick<typeof signupDrafts.$inferInsert, "phoneNumber">;

/**
 * Stores typed data in the registration of a browser's cookie.
 *
 * @returns whether there is one; it may have expired, or continued in another browser
 */
export async function changeDraft(
  db: Queries,
  brand: string,
  token: string,
  change: DraftChange,
): Promise<boolean> {
  if (!isToken(token)) return false;
  const changed = await db
    .update(signupDrafts)
    .set(change)
    .where(
      and(
        eq(signupDrafts.tokenHash, hashToken(token)),
        eq(signupDrafts.brand, brand),
        gt(signupDrafts.expiresAt, databaseNow),
        isNull(signupDrafts.playerId),
      ),
    )
    .returning({ id: signupDrafts.id });
  return changed.length > 0;
}
