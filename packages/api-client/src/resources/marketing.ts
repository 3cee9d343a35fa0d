import {
  POSTPONE_MARKETING_QUESTION,
  SET_MARKETING_PERMISSION,
  WITHDRAW_MARKETING_PERMISSION,
} from "@spilhus/contracts/player-account";
import { callOf } from "../request/index.ts";

export const setMarketingPermission = /* @__PURE__ */ callOf(SET_MARKETING_PERMISSION);
export const postponeMarketingQuestion = /* @__PURE__ */ callOf(POSTPONE_MARKETING_QUESTION);
export const withdrawMarketingPermission = /* @__PURE__ */ callOf(WITHDRAW_MARKETING_PERMISSION);
