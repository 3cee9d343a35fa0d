import { and, eq, gt, isNull } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { refusal } from "../http/index.ts";
import type { ActiveSession } from "../sessions/index.ts";
import { oldestConfirmation } from "./confirmRequest.ts";
import { requestHash, requestToken, type ConfirmableRequest } from "./requestToken.ts";
import { requestConfirmations } from "./tables.ts";

/**
 * Uses up the MitID confirmation of exactly this request (BEK 1274/2019 § 7 (3)): shown in this session, for this purpose
 * and this request, at most five minutes ago, and not used yet. A passkey, a login or a confirmation of the session does
 * not count. To be called in the transaction of the request, after every other check: if that rolls back, the
 * confirmation can still be used.
 *
 * @throws {HttpError} `confirmation-needed` with `details.request`, which the page passes on to `mitIdAddress`
 */
export async function useMitIdConfirmation(
  tx: Queries,
  session: ActiveSession,
  request: ConfirmableRequest,
): Promise<void> {
  const hash = requestHash(session.id, request);
  const used = await tx
    .update(requestConfirmations)
    .set({ usedAt: databaseNow, purpose: request.purpose })
    .where(
      and(
        eq(requestConfirmations.playerId, session.player.id),
        eq(requestConfirmations.sessionId, session.id),
        eq(requestConfirmations.requestHash, hash),
        isNull(requestConfirmations.usedAt),
        gt(requestConfirmations.confirmedAt, oldestConfirmation),
      ),
    )
    .returning({ id: requestConfirmations.id });
  if (used.length > 0) return;
  throw refusal("confirmation-needed", "Confirm this request with MitID first.", {
    request: requestToken(hash),
  });
}
