import { getSessionInfo, type Transport } from "@spilhus/api-client";
import type { SessionInfo } from "@spilhus/contracts/user-auth";
import { loadPageMessages } from "@spilhus/i18n/island";
import { buildInfo } from "@spilhus/page-kit/build-info";
import { timedFetch } from "../early-answers/timedFetch.ts";
import { showVisitor } from "../visitor/visitorStore.ts";
import type { PlayerSettings } from "../visitor/playerSettings.ts";
import { clearSessionCookie } from "./clearSessionCookie.ts";
import { userInfo } from "./playerCalls.ts";
import { playerTransport } from "./playerTransport.ts";
import { reloadLoggedOut } from "./reloadLoggedOut.ts";
import { beginRequest } from "./requestOrder.ts";
import type { ServerMoment } from "./serverMoment.ts";
import { sessionStore } from "./sessionStore.ts";

let messages: ReturnType<typeof loadPageMessages> | undefined;

/** Messages for players in the document's language, loaded once. */
export function loadPlayerMessages(): ReturnType<typeof loadPageMessages> {
  messages ??= loadPageMessages(buildInfo.id);
  messages.catch(() => (messages = undefined));
  return messages;
}

interface FetchedSession {
  readonly session: SessionInfo;
  readonly moment: ServerMoment;
}

/** The session, and the page's stopwatch at the moment of the server's time. */
async function fetchSession({ brand }: PlayerSettings): Promise<FetchedSession> {
  let readAt = performance.now();
  const transport: Transport = {
    ...playerTransport,
    fetch: async (...call) => {
      const { response, at } = await timedFetch(...call);
      readAt = at;
      return response;
    },
  };
  const session = await getSessionInfo(transport, { query: { brand } });
  return { session, moment: { serverTime: session.serverTime, readAt } };
}

/**
 * Reads the session and shows it: the clock as soon as the session is known, the player's name when that has loaded. An
 * ended session is cleared and a page that shows its player is reloaded. Answers older than the newest are ignored.
 *
 * @param onSession called when there is a session to show
 * @throws {ApiError} when the service does not answer; the page stays as it is
 */
export async function refreshSession(settings: PlayerSettings, onSession = () => {}): Promise<void> {
  const words = loadPlayerMessages();
  // A failure is reported where the messages are awaited.
  words.catch(() => undefined);
  const isNewest = beginRequest();
  const { session, moment } = await fetchSession(settings);
  if (!isNewest()) return;
  if (!session.loggedIn) {
    clearSessionCookie();
    // A reload removes the player from memory too.
    if (!sessionStore.shown()) showVisitor("guest");
    else reloadLoggedOut();
    return;
  }
  // The clock is shown without the player's data while their service is down.
  const user = userInfo.get().catch(() => undefined);
  const shown = { settings, session, moment, messages: await words };
  if (!isNewest()) return;
  sessionStore.set(shown);
  onSession();
  await user;
}
