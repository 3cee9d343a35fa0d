import { GET_LOSS_LIMITS, POSTPONE_LOSS_OFFER } from "@spilhus/contracts/player-account";
import { callOf } from "../request/index.ts";

export const getLossLimits = /* @__PURE__ */ callOf(GET_LOSS_LIMITS);
export const postponeLossOffer = /* @__PURE__ */ callOf(POSTPONE_LOSS_OFFER);
