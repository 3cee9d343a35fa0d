export { BALANCE_REFUND_TEXTS } from "./balanceRefundTexts.ts";
export { INBOX_CALLS } from "./calls.ts";
export { DEPOSIT_TEXTS } from "./depositTexts.ts";
export { EVENT_TEXTS, type MessageTexts } from "./eventTexts.ts";
export { mayBePromotedTo } from "./mayBePromotedTo.ts";
export { PAYOUT_TEXTS } from "./payoutTexts.ts";
export { putMessage, takeBackMessages } from "./putMessage.ts";
export { isMarketing, isMessageOf } from "./storiesForPlayers.ts";
