import {
  ignoreChatter,
  readChatRules,
  reportChatMessage,
  setChatName,
  type Transport,
} from "@spilhus/api-client";
import type { ChatActs } from "../../session/chatCalls.ts";

/** What players do now and then, besides reading and writing. */
export const actsOf = (transport: Transport): ChatActs => ({
  readRules: () => readChatRules(transport, { body: {} }),
  ignore: (name, isIgnored) => ignoreChatter(transport, { body: { name, isIgnored } }),
  setName: (name) => setChatName(transport, { body: { name } }),
  async report(room, messageId, reason) {
    await reportChatMessage(transport, { body: { room, messageId, reason } });
  },
});
