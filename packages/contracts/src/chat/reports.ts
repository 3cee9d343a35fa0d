import type { CallContract } from "../call-contract/index.ts";
import { oneOf, record, textWithin } from "../shape/index.ts";
import { DoneSchema } from "../values/index.ts";
import { CHAT } from "./base.ts";

/** Why a player reports a line. */
export const CHAT_REPORT_REASONS = [
  "harassment",
  "hate",
  "begging",
  "personal-data",
  "spam",
  "worry",
] as const;
export type ChatReportReason = (typeof CHAT_REPORT_REASONS)[number];

/** The player is told in their messages how it was decided. A second report of the same line changes nothing. */
export const REPORT_CHAT_MESSAGE = {
  id: "report-chat-message",
  method: "POST",
  path: `${CHAT}/reports`,
  summary: "Reports a line of another player to the moderators",
  audience: "player",
  kind: "change",
  body: /* @__PURE__ */ record({
    room: /* @__PURE__ */ textWithin(0, 80),
    /** The line's stanza id, which the room has given it (XEP-0359). */
    messageId: /* @__PURE__ */ textWithin(1, 64),
    reason: /* @__PURE__ */ oneOf(CHAT_REPORT_REASONS),
  }),
  answer: DoneSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "not-found"],
} as const satisfies CallContract;
