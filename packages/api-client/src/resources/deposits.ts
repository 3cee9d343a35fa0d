import {
  CANCEL_DEPOSIT,
  CONFIRM_DEPOSIT,
  CREATE_DEPOSIT,
  GET_DEPOSIT,
  GET_DEPOSIT_OPTIONS,
} from "@spilhus/contracts/payments";
import { callOf } from "../request/index.ts";

export const getDepositOptions = /* @__PURE__ */ callOf(GET_DEPOSIT_OPTIONS);
export const createDeposit = /* @__PURE__ */ callOf(CREATE_DEPOSIT);
/** R2.29. */
export const getDeposit = /* @__PURE__ */ callOf(GET_DEPOSIT);
export const cancelDeposit = /* @__PURE__ */ callOf(CANCEL_DEPOSIT);
export const confirmDeposit = /* @__PURE__ */ callOf(CONFIRM_DEPOSIT);
