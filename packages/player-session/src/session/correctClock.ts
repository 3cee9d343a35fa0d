import { serverNow, type ServerMoment } from "./serverMoment.ts";
import { sessionStore } from "./sessionStore.ts";

/** Times of other services are whole seconds, and the clock shows seconds: so far apart they agree. */
const AGREE_MS = 2_000;

/**
 * Sets the session clock by what another service says is the time. A page's stopwatch stands still while some devices sleep,
 * and the clock with it, until the next answer.
 */
export function correctClock(moment: ServerMoment): void {
  const shown = sessionStore.shown();
  if (!shown) return;
  const { settings, session, messages } = shown;
  const ahead = serverNow(moment, moment.readAt) - serverNow(shown.moment, moment.readAt);
  if (Math.abs(ahead) < AGREE_MS) return;
  sessionStore.set({ settings, session, messages, moment: { ...moment } });
}
