import type { StudioToken } from "@spilhus/contracts/play";
import { eq, sql } from "drizzle-orm";
import { databaseWall, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { playSessions } from "../play/index.ts";
import { hashToken, newToken } from "../tokens/index.ts";

/** A frame hands its token to its studio at once. */
const VALID_SECONDS = 60;

/** Makes the token by which a studio learns of a play session; the one before it is worth nothing from then on. */
export async function makeStudioToken(tx: Queries, playSessionId: string): Promise<StudioToken> {
  const token = newToken();
  const [row] = await tx
    .update(playSessions)
    .set({
      studioTokenHash: hashToken(token),
      studioTokenUntil: sql`${databaseWall} + ${seconds(VALID_SECONDS)}`,
    })
    .where(eq(playSessions.id, playSessionId))
    .returning({ validUntil: playSessions.studioTokenUntil });
  if (!row?.validUntil) throw new Error("A play session that was locked is not there.");
  return { token, validUntil: row.validUntil.toISOString() };
}
