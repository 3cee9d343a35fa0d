import { SIGN_IN_LIMITS, type SignInMethod } from "@spilhus/contracts/user-auth";
import { and, eq, isNull, sql } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { deviceName } from "../devices/index.ts";
import { idleEnd } from "./findSession.ts";
import { lockPlayerRow } from "./lockPlayerRow.ts";
import { hashToken, isToken, newToken } from "../tokens/index.ts";
import { sessions } from "./tables.ts";

/** Who has signed in, how and where. */
export interface SignIn {
  readonly playerId: string;
  readonly brand: string;
  readonly method: SignInMethod;
  /** What the browser says it is. */
  readonly userAgent: string | undefined;
  /** The session cookie this browser had before, if any: its session ends. */
  readonly before: string | undefined;
  /** Identity was shown for this sign-in by its method, so that changes which need it may follow. */
  readonly isConfirmed: boolean;
}

/** A session that has just begun; the token is nowhere else. */
export interface OpenedSession {
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Begins a session with a fresh token, whatever the browser had before (ASVS 5.0 7.2.4). To be called in the
 * transaction that proves the sign-in.
 */
export async function openSession(db: Queries, signIn: SignIn): Promise<OpenedSession> {
  const { playerId, brand, method, userAgent, before, isConfirmed } = signIn;
  await lockPlayerRow(db, playerId);
  if (before !== undefined && isToken(before)) {
    await db
      .update(sessions)
      .set({ endedAt: databaseNow, endedBecause: "new-login" })
      .where(and(eq(sessions.tokenHash, hashToken(before)), isNull(sessions.endedAt)));
  }
  const confirmedBy = isConfirmed && method !== "password" ? method : null;
  const token = newToken();
  const [opened] = await db
    .insert(sessions)
    .values({
      tokenHash: hashToken(token),
      playerId,
      brand,
      method,
      device: deviceName(userAgent),
      expiresAt: idleEnd,
      endsAt: sql`${databaseNow} + ${seconds(SIGN_IN_LIMITS.sessionSeconds)}`,
      confirmedAt: confirmedBy && databaseNow,
      confirmedBy,
    })
    .returning({ id: sessions.id, expiresAt: sessions.expiresAt });
  if (!opened) throw new Error("The database returned no row for a session it has just begun.");
  await writeAudit(db, {
    brand,
    playerId,
    event: "session-started",
    details: { session: opened.id, method },
  });
  return { token, expiresAt: opened.expiresAt };
}
