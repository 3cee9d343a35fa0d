// Apart from the calls of every open desk: a bundler keeps the module of a call as a whole.
import {
  CLOSE_SUPPORT_CONVERSATION,
  MAIL_SUPPORT_TRANSCRIPT,
  RATE_SUPPORT_CONVERSATION,
} from "@spilhus/contracts/support";
import { callOf } from "../request/index.ts";

export const closeSupportConversation = /* @__PURE__ */ callOf(CLOSE_SUPPORT_CONVERSATION);
export const rateSupportConversation = /* @__PURE__ */ callOf(RATE_SUPPORT_CONVERSATION);
export const mailSupportTranscript = /* @__PURE__ */ callOf(MAIL_SUPPORT_TRANSCRIPT);
