import type { CallContract } from "../call-contract/index.ts";
import { GET_BALANCE } from "./balance.ts";
import { ACCEPT_BONUS, GET_OFFER, GIVE_UP_BONUS, LIST_BONUSES } from "./bonuses.ts";
import {
  CANCEL_DEPOSIT,
  CONFIRM_DEPOSIT,
  CREATE_DEPOSIT,
  GET_DEPOSIT,
  GET_DEPOSIT_OPTIONS,
} from "./deposits.ts";
import { GET_FUNDS_PROOF } from "./funds.ts";
import { LIST_DOCUMENT_REQUESTS } from "./documents.ts";
import { RECEIVE_HOOK } from "./hooks.ts";
import { ASK_BALANCE, CREDIT_PLAYER, DEBIT_PLAYER, END_ROUND, ROLL_BACK_DEBIT } from "./studioWallet.ts";
import { LIST_TRANSACTIONS } from "./wallet.ts";
import {
  ADD_PAYOUT_ACCOUNT,
  CREATE_WITHDRAWAL,
  GET_WITHDRAWAL_OPTIONS,
  LIST_PAYOUT_ACCOUNTS,
  LIST_WITHDRAWALS,
  REMOVE_PAYOUT_ACCOUNT,
} from "./withdrawals.ts";

/** Every call of the payments service. */
export const PAYMENTS_CALLS = [
  GET_BALANCE,
  LIST_TRANSACTIONS,
  GET_FUNDS_PROOF,
  GET_DEPOSIT_OPTIONS,
  CREATE_DEPOSIT,
  GET_DEPOSIT,
  CANCEL_DEPOSIT,
  CONFIRM_DEPOSIT,
  RECEIVE_HOOK,
  GET_WITHDRAWAL_OPTIONS,
  LIST_WITHDRAWALS,
  CREATE_WITHDRAWAL,
  LIST_DOCUMENT_REQUESTS,
  LIST_PAYOUT_ACCOUNTS,
  ADD_PAYOUT_ACCOUNT,
  REMOVE_PAYOUT_ACCOUNT,
  GET_OFFER,
  LIST_BONUSES,
  ACCEPT_BONUS,
  GIVE_UP_BONUS,
  DEBIT_PLAYER,
  CREDIT_PLAYER,
  END_ROUND,
  ROLL_BACK_DEBIT,
  ASK_BALANCE,
] as const satisfies readonly CallContract[];
