import { showVisitor, type PlayerSettings } from "@spilhus/player-session/visitor";
import { pollWhileVisible } from "@spilhus/page-kit/polling";
import { refreshSession, reloadLoggedOut, userInfo } from "@spilhus/player-session/session";
import { PLAYER_PARTS } from "./PlayerParts.tsx";

const POLL_MS = 60_000;
let polling: (() => void) | undefined;

async function look(settings: PlayerSettings): Promise<void> {
  await refreshSession(settings, () => showVisitor(PLAYER_PARTS));
}

/**
 * Reads the session and shows the page for the player: now, when the page becomes visible, and every minute while it is
 * visible. After a failure the page stays as it is and tries again.
 */
export async function watchSession(settings: PlayerSettings): Promise<void> {
  // The first call uses the player data that the page has just loaded.
  if (polling) userInfo.expire();
  polling ??= pollWhileVisible(() => look(settings), { everyMs: POLL_MS });
  await look(settings).catch(() => undefined);
}

export { reloadLoggedOut };
