import type { DefinedCall, DefinedServiceCall, DefinedStaffCall } from "../calls/index.ts";
import type { ChatServices } from "./chatServices.ts";
import { takeEvents } from "./eventCalls.ts";
import { admitSocket, xmppConfig } from "./loginCalls.ts";
import { CHAT_PROFILE_CALLS } from "./profileCalls.ts";
import { CHAT_HOST_STAFF_CALLS } from "./hostStaffCalls.ts";
import { CHAT_LINE_STAFF_CALLS } from "./lineStaffCalls.ts";
import { CHAT_SANCTION_STAFF_CALLS } from "./sanctionStaffCalls.ts";
import { reportMessage } from "./reportCalls.ts";
import { listRooms } from "./roomCalls.ts";
import { listOwnLines } from "./ownLineCalls.ts";
import { appealSanction, listSanctions } from "./sanctionCalls.ts";

export type { ChatServices } from "./chatServices.ts";
export { chatJobs, chatRetentionJobs } from "./chatJobs.ts";
export { chatServer } from "./chatServer.ts";
export { ChatWork } from "./chatWork.ts";

/** The calls of players about chat. */
export const CHAT_CALLS: readonly DefinedCall<ChatServices>[] = [
  xmppConfig,
  ...CHAT_PROFILE_CALLS,
  listRooms,
  reportMessage,
  listSanctions,
  appealSanction,
  listOwnLines,
];

/** The calls of the edge and of the chat server. */
export const CHAT_SERVICE_CALLS: readonly DefinedServiceCall<ChatServices>[] = [admitSocket, takeEvents];

/** The calls of hosts and moderators. */
export const CHAT_STAFF_CALLS: readonly DefinedStaffCall<ChatServices>[] = [
  ...CHAT_LINE_STAFF_CALLS,
  ...CHAT_SANCTION_STAFF_CALLS,
  ...CHAT_HOST_STAFF_CALLS,
];
