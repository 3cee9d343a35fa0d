import type { CallContract } from "../call-contract/index.ts";
import { record, text, type ValueOf } from "../shape/index.ts";
import { CHAT } from "./base.ts";

/** With what a browser logs in to the chat server (R3.13). */
export const XmppConfigShape = /* @__PURE__ */ record({
  /** `<26 characters>@<chat domain>`: tells neither who the player is nor the customer number. */
  jid: text,
  /** Good for 60 s, and only together with the ticket that the edge adds. */
  password: text,
});
export type XmppConfig = ValueOf<typeof XmppConfigShape>;

/** Asked at every login to the chat server, resumed streams included (R7.17). */
export const GET_XMPP_CONFIG = {
  id: "get-xmpp-config",
  method: "GET",
  path: `${CHAT}/xmpp-config`,
  summary: "With what the player logs in to the chat server; a fresh password with each answer",
  audience: "player",
  // The first call gives the player a name.
  kind: "effect",
  limit: "chat",
  answer: XmppConfigShape,
  refusals: ["cross-site", "not-signed-in", "restricted", "chat-banned"],
} as const satisfies CallContract;
