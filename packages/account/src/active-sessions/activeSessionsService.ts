import { endOtherSessions, endOneSession, listSessions } from "@spilhus/api-client";
import type { OpenSessions } from "@spilhus/contracts/user-auth";
import { playerTransport } from "@spilhus/player-session/session";

/** The calls that list and end the player's sessions. */
export interface ActiveSessionsService {
  readonly list: (signal: AbortSignal) => Promise<OpenSessions>;
  readonly end: (id: string) => Promise<unknown>;
  readonly endOthers: () => Promise<unknown>;
}

export const ACTIVE_SESSIONS_SERVICE: ActiveSessionsService = {
  list: (signal) => listSessions(playerTransport, { signal }),
  end: (id) => endOneSession(playerTransport, { places: { id } }),
  endOthers: () => endOtherSessions(playerTransport),
};
