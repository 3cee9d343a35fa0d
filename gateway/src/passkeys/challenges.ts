import { SIGN_IN_LIMITS } from "@spilhus/contracts/user-auth";
import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { hashToken, newToken } from "../tokens/index.ts";
import { passkeyChallenges } from "./tables.ts";

/** The scope of a challenge: one site, and one player if a passkey is created. */
export interface ChallengeUse {
  readonly rpId: string;
  readonly playerId: string | null;
}

/** Creates a challenge of 256 random bits in base64url, and deletes expired ones. */
export async function giveChallenge(db: Queries, use: ChallengeUse): Promise<string> {
  const challenge = newToken();
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, databaseNow));
  await db.insert(passkeyChallenges).values({
    ...use,
    challengeHash: hashToken(challenge),
    expiresAt: sql`${databaseNow} + ${seconds(SIGN_IN_LIMITS.challengeSeconds)}`,
  });
  return challenge;
}

/** Consumes a challenge. @returns true for exactly one caller, and only if it was valid */
export async function takeChallenge(db: Queries, challenge: string, use: ChallengeUse): Promise<boolean> {
  const { rpId, playerId } = use;
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        eq(passkeyChallenges.rpId, rpId),
        playerId === null ? isNull(passkeyChallenges.playerId) : eq(passkeyChallenges.playerId, playerId),
      ),
    )
    .returning({ isOver: sql<boolean>`${passkeyChallenges.expiresAt} <= ${databaseNow}` });
  return taken?.isOver === false;
}

/** The challenge that a browser claims to have signed; the signature is verified later. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    const challenge =
      typeof data === "object" && data !== null && "challenge" in data ? data.challenge : undefined;
    return typeof challenge === "string" ? challenge : undefined;
  } catch {
    return undefined;
  }
}
