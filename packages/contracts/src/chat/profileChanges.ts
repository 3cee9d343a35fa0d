// Apart from the profile: a bundler keeps the module of a call as a whole, and few visits to the chat change anything.
import type { CallContract } from "../call-contract/index.ts";
import { flag, record, textWithin } from "../shape/index.ts";
import { CHAT } from "./base.ts";
import { ChatProfileShape } from "./profile.ts";

const CHANGE = { audience: "player", kind: "change" } as const;
const name = /* @__PURE__ */ textWithin(0, 60);

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
