export { INBOX_CALLS } from "./calls.ts";
export { EVENT_TEXTS } from "./eventTexts.ts";
export { mayBePromotedTo } from "./mayBePromotedTo.ts";
export { putMessage, takeBackMessages } from "./putMessage.ts";
export { isMarketing, isMessageOf } from "./storiesForPlayers.ts";
