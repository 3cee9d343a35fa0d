import { GET_DEPOSIT_LIMITS, GET_PLAY_FEEDBACK } from "@spilhus/contracts/player-account";
import { callOf } from "../request/index.ts";

// In a file of their own because the account's front page makes them: their contracts need no schema library.

export const getDepositLimits = /* @__PURE__ */ callOf(GET_DEPOSIT_LIMITS);
export const getPlayFeedback = /* @__PURE__ */ callOf(GET_PLAY_FEEDBACK);
