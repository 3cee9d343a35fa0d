export { browserResultEvent, type BrowserResult } from "./browserResultEvent.ts";
export { CONSENT_DEFAULTS, consentSignals, type ConsentSignals } from "./consentMode.ts";
export { receiptEvent } from "./receiptEvent.ts";
export { parseTagId, type TagId } from "./tagId.ts";
export { TAG_ORIGIN, tagManager, type TagManager, type TagManagerOptions } from "./tagManager.ts";
export { trackingClient, type Tracked, type TrackingClient, type TrackingOptions } from "./trackingClient.ts";
export { trackingContext, type Visit } from "./trackingContext.ts";
export { TrackingError, type TrackingErrorCode } from "./trackingError.ts";
