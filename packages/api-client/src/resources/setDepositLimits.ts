import { SET_DEPOSIT_LIMITS } from "@spilhus/contracts/player-account";
import { callOf } from "../request/index.ts";

export const setDepositLimits = /* @__PURE__ */ callOf(SET_DEPOSIT_LIMITS);
