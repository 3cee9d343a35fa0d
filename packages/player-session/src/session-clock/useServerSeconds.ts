import { useEffect, useState } from "react";
import { serverNow, type ServerMoment } from "../session/serverMoment.ts";

/**
 * The server's time in whole seconds since 1970, counted while the page is open. Browsers delay timers of hidden pages, so
 * it is corrected at once when the page becomes visible again.
 */
export function useServerSeconds(moment: ServerMoment): number {
  const [stopwatch, setStopwatch] = useState(moment.readAt);
  useEffect(() => {
    const tick = () => setStopwatch(performance.now());
    tick();
    const timer = setInterval(tick, 1_000);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
  return Math.floor(serverNow(moment, stopwatch) / 1_000);
}
