import { SET_LOSS_LIMITS } from "@spilhus/contracts/player-account";
import { callOf } from "../request/index.ts";

export const setLossLimits = /* @__PURE__ */ callOf(SET_LOSS_LIMITS);
