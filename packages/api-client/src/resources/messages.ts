import { LIST_MESSAGES, MARK_MESSAGE } from "@spilhus/contracts/player-account";
import { callOf } from "../request/index.ts";

export const listMessages = /* @__PURE__ */ callOf(LIST_MESSAGES);
export const markMessage = /* @__PURE__ */ callOf(MARK_MESSAGE);
