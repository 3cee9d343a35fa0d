import type { CallContract } from "../call-contract/index.ts";
import {
  flag,
  listOf,
  oneOf,
  orNull,
  record,
  text,
  textWithin,
  type ValueOf,
  zonedTime,
} from "../shape/index.ts";
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

const OF_PLAYER = { audience: "player", refusals: ["not-signed-in", "restricted"] } as const;
const CHANGE = { audience: "player", kind: "change" } as const;
const name = /* @__PURE__ */ textWithin(0, 60);

export const GET_CHAT_PROFILE = {
  ...OF_PLAYER,
  id: "get-chat-profile",
  method: "GET",
  path: `${CHAT}/profile`,
  summary: "The player's name in the chat, whether they have read its rules, and whom they ignore",
  kind: "read",
  answer: ChatProfileShape,
} as const satisfies CallContract;

export const SET_CHAT_NAME = {
  ...CHANGE,
  id: "set-chat-name",
  method: "PUT",
  path: `${CHAT}/profile/name`,
  summary: "Chooses the player's name in the chat: 3 to 20 letters, digits and spaces, once in 30 days",
  body: /* @__PURE__ */ record({ name }),
  answer: ChatProfileShape,
  refusals: [
    "cross-site",
    "not-signed-in",
    "restricted",
    "name-taken",
    "name-not-allowed",
    "name-changed-lately",
  ],
} as const satisfies CallContract;

export const READ_CHAT_RULES = {
  ...CHANGE,
  id: "read-chat-rules",
  method: "POST",
  path: `${CHAT}/profile/rules-read`,
  summary: "Notes that the player has read the rules of the chat",
  body: /* @__PURE__ */ record({}),
  answer: ChatProfileShape,
  refusals: ["cross-site", "not-signed-in", "restricted"],
} as const satisfies CallContract;

export const IGNORE_CHATTER = {
  ...CHANGE,
  id: "ignore-chatter",
  method: "PUT",
  path: `${CHAT}/ignored`,
  summary: "Ignores another player's lines on every device, or no longer",
  body: /* @__PURE__ */ record({ name, isIgnored: flag }),
  answer: ChatProfileShape,
  refusals: ["cross-site", "not-signed-in", "restricted", "not-found", "list-full"],
} as const satisfies CallContract;
