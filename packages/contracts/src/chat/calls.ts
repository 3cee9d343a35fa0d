import type { CallContract } from "../call-contract/index.ts";
import { ADMIT_CHAT_SOCKET } from "./admitSocket.ts";
import { TAKE_CHAT_EVENTS } from "./events.ts";
import { LIST_OWN_CHAT_LINES } from "./ownLines.ts";
import { GET_CHAT_PROFILE } from "./profile.ts";
import { IGNORE_CHATTER, READ_CHAT_RULES, SET_CHAT_NAME } from "./profileChanges.ts";
import { REPORT_CHAT_MESSAGE } from "./reports.ts";
import { LIST_CHAT_ROOMS } from "./rooms.ts";
import { APPEAL_CHAT_SANCTION, LIST_CHAT_SANCTIONS } from "./sanctions.ts";
import { GET_XMPP_CONFIG } from "./xmppConfig.ts";

/** Every call about chat but those of staff. */
export const CHAT_CALLS = [
  GET_XMPP_CONFIG,
  ADMIT_CHAT_SOCKET,
  TAKE_CHAT_EVENTS,
  GET_CHAT_PROFILE,
  SET_CHAT_NAME,
  READ_CHAT_RULES,
  IGNORE_CHATTER,
  LIST_CHAT_ROOMS,
  REPORT_CHAT_MESSAGE,
  LIST_CHAT_SANCTIONS,
  APPEAL_CHAT_SANCTION,
  LIST_OWN_CHAT_LINES,
] as const satisfies readonly CallContract[];
