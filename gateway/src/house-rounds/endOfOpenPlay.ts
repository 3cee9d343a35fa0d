import type { RegisteredBrand } from "@spilhus/contracts";
import type { Queries } from "../database/index.ts";
import type { playSessions } from "../play/index.ts";
import { rereadSession } from "../sessions/index.ts";
import { lastOfPlay } from "./houseRows.ts";
import { isPause } from "./realityClock.ts";
import { lastStudioStart } from "./studioPlays.ts";
import { wallNow } from "./wallNow.ts";

/**
 * Why a play session that nobody has closed is over: the session of the site that it belongs to has ended, or its player has
 * been away for as long as the interval of the reality check.
 *
 * @param liveSessionId a session of the site that is known to be live
 * @returns nothing when its player can go on with it
 */
export async function endOfOpenPlay(
  tx: Queries,
  brand: RegisteredBrand,
  play: Pick<typeof playSessions.$inferSelect, "id" | "sessionId" | "openedAt">,
  liveSessionId?: string,
): Promise<"session-ended" | "left" | undefined> {
  const isLive =
    play.sessionId !== null &&
    (play.sessionId === liveSessionId || (await rereadSession(tx, brand, play.sessionId)));
  if (!isLive) return "session-ended";
  const last = (await lastOfPlay(tx, play.id))?.startedAt ?? (await lastStudioStart(tx, play.id));
  return isPause(brand, last ?? play.openedAt, await wallNow(tx)) ? "left" : undefined;
}
