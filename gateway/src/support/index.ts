export { SUPPORT_CALLS, SUPPORT_STAFF_CALLS } from "./calls.ts";
export { SUPPORT_SERVICE_CALLS, type SupportServices } from "./desk.ts";
export { type IdentityServices, identityToken, opaqueId, type SupportUser } from "./identity.ts";
export { noticeJobs } from "./noticeJobs.ts";
export { retentionJobs } from "./retention.ts";
export { talkFinder, type TalkServices } from "./talkFinder.ts";
export { unreadSupport } from "./unreadSupport.ts";
