import { getSessionInfo, type Transport } from "@spilhus/api-client";
import type { SessionInfo } from "@spilhus/contracts/user-auth";
import { loadMessages } from "@spilhus/i18n/island";
import { buildInfo } from "@spilhus/page-kit/build-info";
import { timedFetch } from "../early-answers/timedFetch.ts";
import { isPageHeld } from "./heldPage.ts";
import { showVisitor } from "../visitor/visitorStore.ts";
import type { PlayerSettings } from "../visitor/playerSettings.ts";
import { forgetSession } from "./leave.ts";
import { playerTransport, userInfo } from "./playerCalls.ts";
import { beginQuestion } from "./questionOrder.ts";
import type { ServerMoment } from "./serverMoment.ts";
import { sessionStore } from "./sessionStore.ts";

let messages: ReturnType<typeof loadMessages> | undefined;

/** The words for a player, loaded once; the page's language is its document's. */
export function loadPlayerWords(): ReturnType<typeof loadMessages> {
  const { lang } = document.documentElement;
  messages ??= loadMessages(lang === "en" ? "en" : "da", buildInfo.id);
  messages.catch(() => (messages = undefined));
  return messages;
}

interface Heard {
  readonly session: SessionInfo;
  readonly moment: ServerMoment;
}

/** The session, and where this page's stopwatch stood when the server told its time. */
async function hearSession({ brand }: PlayerSettings): Promise<Heard> {
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
 * Asks whose page this is. The session's clock is drawn as soon as the session is known, the player's name when that is.
 * A session that is over is forgotten; what was drawn for its player goes with the document. An answer that is overtaken
 * by a later question's draws nothing.
 *
 * @param onSession told when there is one to draw
 * @throws {ApiError} when the service cannot be asked: what is shown stays
 */
export async function askSession(settings: PlayerSettings, onSession = () => {}): Promise<void> {
  const words = loadPlayerWords();
  // Who fails is told below.
  words.catch(() => undefined);
  const counts = beginQuestion();
  const { session, moment } = await hearSession(settings);
  if (!counts()) return;
  if (!session.loggedIn) {
    forgetSession();
    // What was drawn for a player goes from the memory too.
    if (!sessionStore.shown()) showVisitor("guest");
    else if (!isPageHeld()) location.reload();
    return;
  }
  // The clock is shown without the player's data while their service is down.
  const user = userInfo.get().catch(() => undefined);
  const shown = { settings, session, moment, messages: await words };
  if (!counts()) return;
  sessionStore.set(shown);
  onSession();
  await user;
}
