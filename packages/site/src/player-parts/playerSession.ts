import { showVisitor } from "../player-session/visitor/playerSlot.ts";
import type { PlayerSettings } from "../player-session/visitor/playerSettings.ts";
import { pollWhileVisible } from "../page-kit/polling/pollWhileVisible.ts";
import { askSession } from "../player-session/session/askSession.ts";
import { userInfo } from "../player-session/session/playerCalls.ts";
import { PLAYER_PARTS } from "./PlayerParts.tsx";

const POLL_MS = 60_000;
let polling: (() => void) | undefined;

async function look(settings: PlayerSettings): Promise<void> {
  await askSession(settings, () => showVisitor(PLAYER_PARTS));
}

/**
 * Asks whose page this is and draws it for a player: now, when the page comes into sight, and every minute while it is
 * looked at. A service that does not answer leaves what is shown and is asked again.
 */
export async function lookAtSession(settings: PlayerSettings): Promise<void> {
  // What a page has just been told at its beginning is not asked for twice.
  if (polling) userInfo.drop();
  polling ??= pollWhileVisible(() => look(settings), { everyMs: POLL_MS });
  await look(settings).catch(() => undefined);
}
