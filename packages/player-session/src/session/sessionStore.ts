import type { SessionInfo } from "@spilhus/contracts/user-auth";
import type { UserInfo } from "@spilhus/contracts/player-account";
import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import type { PlayerSettings } from "../visitor/playerSettings.ts";
import type { ServerMoment } from "./serverMoment.ts";

/** The session of a player. */
export type PlayerSession = Extract<SessionInfo, { loggedIn: true }>;

/** What is known of the player who looks at this page. */
export interface ShownSession {
  readonly settings: PlayerSettings;
  readonly session: PlayerSession;
  /** The server's time when it answered. */
  readonly moment: ServerMoment;
  /** Nothing until it was answered, or while the service cannot be reached. */
  readonly user: UserInfo | undefined;
  /** The player's data have been asked for and are not here for the first time yet. */
  readonly isUserComing: boolean;
  readonly messages: IslandMessages<MessageKey>;
}

let shown: ShownSession | undefined;
const listeners = new Set<() => void>();

/** The session of this page, in the shape of `useSyncExternalStore`. Browser only. */
export const sessionStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  shown: (): ShownSession | undefined => shown,
  set(next: ShownSession | undefined): void {
    shown = next;
    for (const listener of listeners) listener();
  },
};
