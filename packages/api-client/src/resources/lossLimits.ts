import { GET_LOSS_LIMITS, SET_LOSS_LIMITS } from "@spilhus/contracts/player-account";
import { callOf } from "../request/index.ts";

export const getLossLimits = /* @__PURE__ */ callOf(GET_LOSS_LIMITS);
export const setLossLimits = /* @__PURE__ */ callOf(SET_LOSS_LIMITS);
