import { useEffect, useState } from "react";
import { useSession } from "@spilhus/player-session/session";
import { playerTracking } from "@spilhus/player-session/tracking";
import { allowsStatistics, heldReports, trackPlay, type TrackedEvent } from "../play-events/index.ts";

/** Reports the events of play to the tracking service, where this site tracks and the player allows it (R4.21). */
export function usePlayTracking(): void {
  const settings = useSession()?.settings;
  const [{ report, sendTo }] = useState(() => heldReports<TrackedEvent>());
  useEffect(() => trackPlay(window, () => allowsStatistics(document.cookie), report), [report]);
  useEffect(() => {
    if (!settings) return;
    const tracking = settings.isTracked ? playerTracking(settings) : undefined;
    sendTo((event) => void tracking?.event(event));
  }, [settings, sendTo]);
}
