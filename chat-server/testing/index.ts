export {
  DOMAIN,
  openStage,
  OTHER_DOMAIN,
  type Person,
  person,
  policyWith,
  roomOf,
  SECRET,
  type Stage,
} from "./stage.ts";
export { freePort, startChatServer, startEventTaker, type RunningChatServer } from "./startChatServer.ts";
export { tickets, type TicketFields } from "./tickets.ts";
export { XmppClient, attribute, childText, jsonOf } from "./xmppClient.ts";
