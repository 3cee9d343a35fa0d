import type { SessionInfo } from "@spilhus/contracts/user-auth";
import type { UserInfo } from "@spilhus/contracts/player-account";
import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import type { PlayerSettings } from "../visitor/playerSettings.ts";
import { playerCache } from "./playerCache.ts";
import { playerInfoQuery } from "./playerCalls.ts";
import type { ServerMoment } from "./serverMoment.ts";

/** The session of a player. */
export type PlayerSession = Extract<SessionInfo, { loggedIn: true }>;

/** The session that the page shows, and what is needed to show it. */
export interface KnownSession {
  readonly settings: PlayerSettings;
  readonly session: PlayerSession;
  /** The server's time when it answered. */
  readonly moment: ServerMoment;
  readonly messages: IslandMessages<MessageKey>;
}

/** The session with the player's data. */
export interface ShownSession extends KnownSession {
  /** Undefined until the first answer, and while the service has never been reached. */
  readonly user: UserInfo | undefined;
  /** True until the first request for the player's data has been answered or has failed. */
  readonly isUserComing: boolean;
}

const SESSION = ["session"];
const USER = playerInfoQuery.queryKey;
const WATCHED: readonly unknown[] = [SESSION[0], USER[0]];

let last: ShownSession | undefined;

function compose(): ShownSession | undefined {
  const known = playerCache.getQueryData<KnownSession>(SESSION);
  if (known === undefined) return undefined;
  const state = playerCache.getQueryState<UserInfo>(USER);
  const user = state?.data;
  return { ...known, user, isUserComing: user === undefined && state?.status !== "error" };
}

function isSame(one: ShownSession | undefined, other: ShownSession | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.session === other.session &&
    one.moment === other.moment &&
    one.settings === other.settings &&
    one.messages === other.messages &&
    one.user === other.user &&
    one.isUserComing === other.isUserComing
  );
}

/** The session of this page, from the player's cache, in the shape of `useSyncExternalStore`. Browser only. */
export const sessionStore = {
  subscribe(listener: () => void): () => void {
    return playerCache.getQueryCache().subscribe(({ query }) => {
      if (WATCHED.includes(query.queryKey[0])) listener();
    });
  },
  /** The same object until something in it changes. */
  shown(): ShownSession | undefined {
    const next = compose();
    if (!isSame(next, last)) last = next;
    return last;
  },
  set(next: KnownSession | undefined): void {
    if (next === undefined) playerCache.removeQueries({ queryKey: SESSION });
    else playerCache.setQueryData(SESSION, next);
  },
};
