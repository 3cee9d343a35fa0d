export { TRACK_PAGE_REQUEST, TRACK_EVENT, TRACKING_CALLS } from "./calls.ts";
export { RECEIPT_ACTIONS, WITHOUT_PARTNER, type ReceiptAction, type TrackingContext } from "./context.ts";
export {
  PageRequestSchema,
  MetaEntrySchema,
  TrackingEventSchema,
  type PageRequest,
  type MetaEntry,
  type TrackingEvent,
} from "./payloads.ts";
export { EVENT_TYPE_NOT_SET } from "./eventType.ts";
export { TRACKING_PATHS } from "./paths.ts";
