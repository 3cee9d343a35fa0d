import { and, eq, lte, sql } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { SIGN_IN_LIMITS } from "@spilhus/contracts/user-auth";
import type { ActiveSession } from "../sessions/index.ts";
import { requestConfirmations } from "./tables.ts";
import { hashOfToken } from "./requestToken.ts";

/** The moment before which a confirmation is too old. */
export const oldestConfirmation = sql`${databaseNow} - ${seconds(SIGN_IN_LIMITS.requestConfirmationSeconds)}`;

/**
 * Records that the player of a session has confirmed one request with MitID. To be called in the transaction that
 * confirms the session. Earlier confirmations of the player that are too old are deleted.
 *
 * @param token from the refusal that asked for the confirmation
 */
export async function confirmRequest(tx: Queries, session: ActiveSession, token: string): Promise<void> {
  const { brand, player } = session;
  await tx
    .delete(requestConfirmations)
    .where(
      and(
        eq(requestConfirmations.playerId, player.id),
        lte(requestConfirmations.confirmedAt, oldestConfirmation),
      ),
    );
  await tx
    .insert(requestConfirmations)
    .values({ playerId: player.id, sessionId: session.id, requestHash: hashOfToken(token) });
  await writeAudit(tx, {
    brand,
    playerId: player.id,
    event: "request-confirmed",
    details: { session: session.id, method: "mitid", request: token },
  });
}
