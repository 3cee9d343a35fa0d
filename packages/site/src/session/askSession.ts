import { getSessionInfo } from "@spilhus/api-client";
import type { UserInfo } from "@spilhus/contracts/player-account";
import { loadMessages } from "@spilhus/i18n/island";
import { buildInfo } from "../builds/buildInfo.ts";
import { showVisitor, type PlayerSettings } from "../player/index.ts";
import { forgetSession } from "./leave.ts";
import { playerTransport, userInfo } from "./playerCalls.ts";
import { sessionStore } from "./sessionStore.ts";

let messages: ReturnType<typeof loadMessages> | undefined;

/** The words for a player, loaded once; the page's language is its document's. */
export function loadPlayerWords(): ReturnType<typeof loadMessages> {
  const { lang } = document.documentElement;
  messages ??= loadMessages(lang === "en" ? "en" : "da", buildInfo.id);
  messages.catch(() => (messages = undefined));
  return messages;
}

/** The player's data; the clock is shown without them while their service is down. */
async function tryUserInfo(): Promise<UserInfo | undefined> {
  try {
    return await userInfo.get();
  } catch {
    return sessionStore.shown()?.user;
  }
}

/**
 * Asks whose page this is. A session that is over is forgotten; what was drawn for its player goes with the document.
 *
 * @throws {ApiError} when the service cannot be asked: what is shown stays
 */
export async function askSession(settings: PlayerSettings): Promise<void> {
  const session = await getSessionInfo(playerTransport, { query: { brand: settings.brand } });
  const moment = { serverTime: session.serverTime, readAt: performance.now() };
  if (!session.loggedIn) {
    forgetSession();
    // What was drawn for a player goes from the memory too.
    if (sessionStore.shown()) location.reload();
    else showVisitor("guest");
    return;
  }
  const [user, words] = await Promise.all([tryUserInfo(), loadPlayerWords()]);
  sessionStore.set({ settings, session, moment, user, messages: words });
}
