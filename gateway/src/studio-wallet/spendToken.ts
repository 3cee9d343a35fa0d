import { and, eq, gt } from "drizzle-orm";
import { databaseWall } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { playSessions } from "../play/index.ts";
import { hashToken } from "../tokens/index.ts";

export type SpentPlay = typeof playSessions.$inferSelect;

/**
 * Spends a token and returns the play session that it was for, once however many ask at a time; nothing for one that is
 * spent, too old, replaced, or not the asking studio's, whose token stays good.
 *
 * @param isTheirs whether a play session is in a game of the studio's
 */
export async function spendToken(
  tx: Queries,
  token: string,
  isTheirs: (play: SpentPlay) => boolean,
): Promise<SpentPlay | undefined> {
  const isGood = and(
    eq(playSessions.studioTokenHash, hashToken(token)),
    gt(playSessions.studioTokenUntil, databaseWall),
  );
  const [play] = await tx.select().from(playSessions).where(isGood);
  if (!play || !isTheirs(play)) return undefined;
  const [spent] = await tx
    .update(playSessions)
    .set({ studioTokenHash: null, studioTokenUntil: null })
    .where(and(eq(playSessions.id, play.id), isGood))
    .returning();
  return spent;
}
