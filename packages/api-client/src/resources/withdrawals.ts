import {
  ADD_PAYOUT_ACCOUNT,
  CREATE_WITHDRAWAL,
  GET_WITHDRAWAL_OPTIONS,
  LIST_DOCUMENT_REQUESTS,
  LIST_PAYOUT_ACCOUNTS,
  LIST_WITHDRAWALS,
  REMOVE_PAYOUT_ACCOUNT,
} from "@spilhus/contracts/payments";
import { callOf } from "../request/index.ts";

/** R2.38. */
export const getWithdrawalOptions = /* @__PURE__ */ callOf(GET_WITHDRAWAL_OPTIONS);
export const listWithdrawals = /* @__PURE__ */ callOf(LIST_WITHDRAWALS);
export const createWithdrawal = /* @__PURE__ */ callOf(CREATE_WITHDRAWAL);
export const listDocumentRequests = /* @__PURE__ */ callOf(LIST_DOCUMENT_REQUESTS);
export const listPayoutAccounts = /* @__PURE__ */ callOf(LIST_PAYOUT_ACCOUNTS);
export const addPayoutAccount = /* @__PURE__ */ callOf(ADD_PAYOUT_ACCOUNT);
export const removePayoutAccount = /* @__PURE__ */ callOf(REMOVE_PAYOUT_ACCOUNT);
