export { ADMIT_CHAT_SOCKET, ChatAdmissionSchema, type ChatAdmission } from "./admitSocket.ts";
export {
  CHAT_LIMITS,
  CHAT_REACTIONS,
  CHAT_ROLES,
  CHAT_ROOM_MODES,
  CHAT_SERVER_PATH,
  CHAT_SOCKET_PATH,
  CHAT_SUBPROTOCOL,
  CHAT_TICKET_HEADER,
  type ChatRole,
  type ChatRoomMode,
  chatDomainOf,
  conferenceOf,
  GLOBAL_ROOM,
  hallRoomOf,
} from "./base.ts";
export { CHAT_CALLS } from "./calls.ts";
export { CHAT_CONTROL_PATH, ChatControlSchema, type ChatControl } from "./control.ts";
export { END_SOCKETS_PATH, EndSocketsSchema, type EndSockets } from "./endSockets.ts";
export { CHAT_EVENTS_AT_ONCE, ChatEventSchema, TAKE_CHAT_EVENTS, type ChatEvent } from "./events.ts";
export {
  CHAT_JSON_NAMESPACE,
  CHAT_LINES,
  CHAT_REFUSALS,
  ChatLineShape,
  type ChatLine,
  type ChatRefusal,
} from "./lines.ts";
export { CHAT_WORD_ACTIONS, ChatPolicySchema, type ChatPolicy, type ChatWordAction } from "./policy.ts";
export { ChatProfileShape, GET_CHAT_PROFILE, type ChatProfile } from "./profile.ts";
export { IGNORE_CHATTER, READ_CHAT_RULES, SET_CHAT_NAME } from "./profileChanges.ts";
export { CHAT_REPORT_REASONS, REPORT_CHAT_MESSAGE, type ChatReportReason } from "./reports.ts";
export { ChatRoomsShape, LIST_CHAT_ROOMS, type ChatHostHours, type ChatRooms } from "./rooms.ts";
export {
  APPEAL_CHAT_SANCTION,
  CHAT_SANCTION_KINDS,
  CHAT_SANCTION_REASONS,
  ChatSanctionSchema,
  LIST_CHAT_SANCTIONS,
  type ChatSanction,
  type ChatSanctionKind,
  type ChatSanctionReason,
} from "./sanctions.ts";
export { GET_XMPP_CONFIG, XmppConfigShape, type XmppConfig } from "./xmppConfig.ts";
export { LIST_OWN_CHAT_LINES, type OwnChatLine } from "./ownLines.ts";
