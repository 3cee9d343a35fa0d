import type { EarlyAnswer } from "../early-answers/earlyAnswer.ts";
import { readEarly } from "./readEarly.ts";

const two = (value: number) => String(value).padStart(2, "0");

/**
 * Runs the session clock from the first answer, on the server's time and the page's stopwatch (BEK 1274/2019 § 17).
 * Stops when the page's own clock replaces the element.
 */
export function runSessionClock(session: EarlyAnswer | undefined): void {
  readEarly(session, ({ loggedIn, serverTime, loggedInAt }) => {
    if (!loggedIn || session?.at === undefined) return;
    const start = Date.parse(String(serverTime)) - Date.parse(String(loggedInAt)) - session.at;
    const tick = () => {
      const clock = document.querySelector("[data-session-clock] time:not([datetime])");
      if (!clock) return document.readyState === "loading" || clearInterval(timer);
      const seconds = Math.max(0, Math.floor((start + performance.now()) / 1000));
      clock.textContent = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
    };
    const timer = setInterval(tick, 1000);
    tick();
  });
}
