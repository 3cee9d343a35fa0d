import type { TrackingContext } from "@spilhus/contracts/tracking";
import type { Tracked } from "./trackingClient.ts";

/** The receipt of a login or a registration that was just finished (R3.11); `undefined` for other visits. */
export function receiptEvent(context: TrackingContext): Tracked | undefined {
  if (context.action === null) return undefined;
  return {
    name: context.action,
    metaData: Object.entries(context).map(([key, value]) => ({ key, value })),
  };
}
