export {
  type MaskedKind,
  SUPPORT,
  SUPPORT_CHANNELS,
  SUPPORT_LINKS,
  SUPPORT_STATES,
  SUPPORT_TOPICS,
  type SupportChannel,
  type SupportLink,
  type SupportState,
  type SupportTopic,
} from "./base.ts";
export { SUPPORT_CALLS } from "./calls.ts";
export {
  type FromFrame,
  readFromFrame,
  readToFrame,
  SUPPORT_FRAME_PATH,
  SUPPORT_FRAME_SCRIPT_PATH,
  SUPPORT_HOST_PREFIX,
  type ToFrame,
} from "./frame.ts";
export { SUPPORT_GATEWAY_LIMITS } from "./gatewayLimits.ts";
export { isSupportEmail, isSupportText } from "./inputs.ts";
export { SUPPORT_LIMITS } from "./limits.ts";
export { type MaskedText, maskNumbers } from "./maskNumbers.ts";
export {
  type SupportConversation,
  SupportConversationSchema,
  type SupportDesk,
  SupportDeskSchema,
  type SupportMessage,
  SupportMessageSchema,
  type SupportTalk,
  SupportTalkSchema,
} from "./shapes.ts";
export {
  ANSWER_SUPPORT_CONVERSATION,
  ASSIGN_SUPPORT_CONVERSATION,
  type CannedAnswer,
  CannedAnswerSchema,
  END_SUPPORT_CONVERSATION,
  GET_SUPPORT_TALK,
  LIST_CANNED_ANSWERS,
  LIST_SUPPORT_QUEUE,
  REMOVE_CANNED_ANSWER,
  SAVE_CANNED_ANSWER,
  type StaffConversation,
  StaffConversationSchema,
  SupportStandingSchema,
} from "./staffCalls.ts";
export {
  CLOSE_SUPPORT_CONVERSATION,
  DOWNLOAD_SUPPORT_TRANSCRIPT,
  MAIL_SUPPORT_TRANSCRIPT,
  RATE_SUPPORT_CONVERSATION,
} from "./endCalls.ts";
export { CREATE_SUPPORT_IDENTITY } from "./identityCall.ts";
export {
  FIND_SUPPORT_CONVERSATION,
  GET_SUPPORT_DESK,
  LIST_SUPPORT_MESSAGES,
  NO_TALK,
  READ_SUPPORT_MESSAGES,
} from "./visitorCalls.ts";
export { OPEN_SUPPORT_CONVERSATION, SEND_SUPPORT_MESSAGE } from "./writingCalls.ts";
