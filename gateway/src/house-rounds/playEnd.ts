import type { PlayEndReason } from "@spilhus/contracts/play";
import type { RegisteredBrand } from "@spilhus/contracts";
import type { Queries } from "../database/index.ts";
import type { playSessions, PlaySessionEnd } from "../play/index.ts";
import { rereadSession, type ActiveSession } from "../sessions/index.ts";
import { isGameClosed } from "./gameStates.ts";

type Play = typeof playSessions.$inferSelect;

const REASON: Readonly<Record<PlaySessionEnd, PlayEndReason>> = {
  player: "player",
  "other-game": "other-game",
  left: "left",
  "session-ended": "session-ended",
  restricted: "restricted",
  imported: "left",
};

/** Why no round of a play session can start any more; nothing while one can. */
export async function playEnd(
  db: Queries,
  brand: RegisteredBrand,
  play: Play,
  { id, accountStatus }: Pick<ActiveSession, "id" | "accountStatus">,
): Promise<PlayEndReason | undefined> {
  if (play.closedAt !== null) return REASON[play.closedBecause ?? "player"];
  const isLive =
    play.sessionId === id || (play.sessionId !== null && (await rereadSession(db, brand, play.sessionId)));
  if (!isLive) return "session-ended";
  if (accountStatus.checkResult) return "restricted";
  if (!accountStatus.withinLimits) return "limit-reached";
  return (await isGameClosed(db, play.game)) ? "game-closed" : undefined;
}
