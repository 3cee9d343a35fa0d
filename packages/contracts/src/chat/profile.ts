import type { CallContract } from "../call-contract/index.ts";
import { flag, listOf, oneOf, orNull, record, text, type ValueOf, zonedTime } from "../shape/index.ts";
import { CHAT, CHAT_ROLES } from "./base.ts";

/** The player in the chat of this brand. */
export const ChatProfileShape = /* @__PURE__ */ record({
  chatId: text,
  /** What other players see. Never the full name. */
  name: text,
  role: /* @__PURE__ */ oneOf(CHAT_ROLES),
  /** When the name may be changed again; null: now. */
  nameFixedUntil: /* @__PURE__ */ orNull(zonedTime),
  hasReadRules: flag,
  /** Names of players whose lines this player does not want to see. */
  ignored: /* @__PURE__ */ listOf(text),
});
export type ChatProfile = ValueOf<typeof ChatProfileShape>;

export const GET_CHAT_PROFILE = {
  id: "get-chat-profile",
  method: "GET",
  path: `${CHAT}/profile`,
  summary: "The player's name in the chat, whether they have read its rules, and whom they ignore",
  audience: "player",
  kind: "read",
  answer: ChatProfileShape,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;
