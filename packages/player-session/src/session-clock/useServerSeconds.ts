import { useEffect, useState } from "react";
import { serverNow, type ServerMoment } from "../session/serverMoment.ts";

/**
 * The server's time in whole seconds since 1970, counted on while the page is open and caught up at once when it comes
 * back into view, where browsers hold timers back.
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
