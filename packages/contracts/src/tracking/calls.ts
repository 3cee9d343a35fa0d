import type { CallContract } from "../call-contract/index.ts";
import { TRACKING_PATHS } from "./paths.ts";
import { PageRequestSchema, TrackingEventSchema } from "./payloads.ts";

/** Only the status of the answer is looked at. */
export const TRACK_PAGE_REQUEST = {
  id: "track-page-request",
  method: "POST",
  path: TRACKING_PATHS.pageRequest,
  summary: "Records that a page was asked for (R7.19)",
  audience: "anyone",
  kind: "change",
  limit: "tracking",
  body: PageRequestSchema,
  refusals: ["cross-site", "wrong-brand", "unknown-brand"],
} as const satisfies CallContract;

export const TRACK_EVENT = {
  id: "track-event",
  method: "POST",
  path: TRACKING_PATHS.event,
  summary: "Records an event (R7.20)",
  audience: "anyone",
  kind: "change",
  limit: "tracking",
  body: TrackingEventSchema,
  refusals: ["cross-site", "wrong-brand", "unknown-brand"],
} as const satisfies CallContract;

/** Every call of the tracking service. */
export const TRACKING_CALLS = [TRACK_PAGE_REQUEST, TRACK_EVENT] as const satisfies readonly CallContract[];
