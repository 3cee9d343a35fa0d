export { CONSENT_DEFAULTS, consentSignals, type ConsentSignals } from "./consentMode.ts";
export { parseTagId, type TagId } from "./tagId.ts";
export { TAG_ORIGIN, tagManager, type TagManager, type TagManagerOptions } from "./tagManager.ts";
export { TrackingError, type TrackingErrorCode } from "./trackingError.ts";
