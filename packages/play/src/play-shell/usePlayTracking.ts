import { useEffect } from "react";
import { useSession } from "@spilhus/player-session/session";
import { playerTracking } from "@spilhus/player-session/tracking";
import { allowsStatistics, trackPlay } from "../play-events/index.ts";

/** Reports the events of play to the tracking service, where this site tracks and the player allows it (R4.21). */
export function usePlayTracking(): void {
  const settings = useSession()?.settings;
  useEffect(() => {
    if (!settings?.isTracked) return undefined;
    const tracking = playerTracking(settings);
    return trackPlay(
      window,
      () => allowsStatistics(document.cookie),
      (event) => void tracking.event(event),
    );
  }, [settings]);
}
