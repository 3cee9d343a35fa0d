import { showVisitor, type PlayerSettings } from "@spilhus/player-session/visitor";
import { pollWhileVisible } from "@spilhus/page-kit/polling";
import { refreshSession, userInfo } from "@spilhus/player-session/session";
import { PLAYER_PARTS } from "./PlayerParts.tsx";

const POLL_MS = 60_000;
let polling: (() => void) | undefined;

async function look(settings: PlayerSettings): Promise<void> {
  await refreshSession(settings, () => showVisitor(PLAYER_PARTS));
}

/**
 * Asks whose page this is and draws it for a player: now, when the page comes into sight, and every minute while it is
 * looked at. A service that does not answer leaves what is shown and is asked again.
 */
export async function watchSession(settings: PlayerSettings): Promise<void> {
  // What a page has just been told at its beginning is not asked for twice.
  if (polling) userInfo.expire();
  polling ??= pollWhileVisible(() => look(settings), { everyMs: POLL_MS });
  await look(settings).catch(() => undefined);
}
