import type { CallContract } from "../callContract.ts";
import { TRACKING_PATHS } from "./paths.ts";
import { PageRequestSchema, TrackingEventSchema } from "./payloads.ts";

/** Only the status of the answer is looked at. */
export const TRACK_PAGE_REQUEST = {
  method: "POST",
  path: TRACKING_PATHS.pageRequest,
  summary: "Records that a page was asked for (R7.19)",
  audience: "anyone",
  kind: "change",
  body: PageRequestSchema,
  refusals: ["cross-site", "wrong-brand", "unknown-brand"],
} as const satisfies CallContract;

export const TRACK_EVENT = {
  method: "POST",
  path: TRACKING_PATHS.event,
  summary: "Records an event (R7.20)",
  audience: "anyone",
  kind: "change",
  body: TrackingEventSchema,
  refusals: ["cross-site", "wrong-brand", "unknown-brand"],
} as const satisfies CallContract;

/** Every call of the tracking service. */
export const TRACKING_CALLS = {
  trackPageRequest: TRACK_PAGE_REQUEST,
  trackEvent: TRACK_EVENT,
} as const satisfies Record<string, CallContract>;
