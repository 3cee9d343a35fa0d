import {
  ADD_PAYOUT_ACCOUNT,
  CANCEL_DEPOSIT,
  CONFIRM_DEPOSIT,
  CREATE_DEPOSIT,
  CREATE_WITHDRAWAL,
  GET_DEPOSIT,
  GET_DEPOSIT_OPTIONS,
  GET_WITHDRAWAL_OPTIONS,
  LIST_PAYOUT_ACCOUNTS,
  LIST_TRANSACTIONS,
  LIST_WITHDRAWALS,
  REMOVE_PAYOUT_ACCOUNT,
} from "@spilhus/contracts/payments";
import { callOf } from "../request/index.ts";

/** The player's movements, newest first; `next` of a page is `before` of the next one. */
export const listTransactions = /* @__PURE__ */ callOf(LIST_TRANSACTIONS);
export const getDepositOptions = /* @__PURE__ */ callOf(GET_DEPOSIT_OPTIONS);
export const createDeposit = /* @__PURE__ */ callOf(CREATE_DEPOSIT);
/** R2.29. */
export const getDeposit = /* @__PURE__ */ callOf(GET_DEPOSIT);
export const cancelDeposit = /* @__PURE__ */ callOf(CANCEL_DEPOSIT);
export const confirmDeposit = /* @__PURE__ */ callOf(CONFIRM_DEPOSIT);
/** R2.38. */
export const getWithdrawalOptions = /* @__PURE__ */ callOf(GET_WITHDRAWAL_OPTIONS);
export const listWithdrawals = /* @__PURE__ */ callOf(LIST_WITHDRAWALS);
export const createWithdrawal = /* @__PURE__ */ callOf(CREATE_WITHDRAWAL);
export const listPayoutAccounts = /* @__PURE__ */ callOf(LIST_PAYOUT_ACCOUNTS);
export const addPayoutAccount = /* @__PURE__ */ callOf(ADD_PAYOUT_ACCOUNT);
export const removePayoutAccount = /* @__PURE__ */ callOf(REMOVE_PAYOUT_ACCOUNT);
