import { systemClock } from "@spilhus/lib";
import { trackingClient, type TrackingClient } from "@spilhus/tracking";
import type { PlayerSettings } from "../visitor/playerSettings.ts";

/** Sends a player's events to the tracking service; nothing where the brand does not track (R4.21). */
export const playerTracking = ({ brand, isTracked }: PlayerSettings): TrackingClient =>
  trackingClient({
    brand,
    origin: location.origin,
    isEnabled: isTracked,
    fetch: (...call) => fetch(...call),
    clock: systemClock,
    log: (_level, message, details) => console.warn(message, details),
  });
