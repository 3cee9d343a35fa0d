export { BalanceSchema, GET_BALANCE, type Balance } from "./balance.ts";
export { PAYMENTS } from "./base.ts";
export { PAYMENTS_CALLS } from "./calls.ts";
export {
  CANCEL_DEPOSIT,
  CONFIRM_DEPOSIT,
  CREATE_DEPOSIT,
  DEPOSIT_REASONS,
  DEPOSIT_STATES,
  DepositIdSchema,
  DepositOptionsSchema,
  DepositSchema,
  GET_DEPOSIT,
  GET_DEPOSIT_OPTIONS,
  LATEST_DEPOSIT,
  METHOD_HEALTH,
  PAYMENT_ERROR_CODES,
  PAYMENT_METHODS,
  type Deposit,
  type DepositOptions,
  type DepositReason,
  type DepositState,
  type PaymentErrorCode,
  type PaymentMethod,
} from "./deposits.ts";
export { FundsProofSchema, GET_FUNDS_PROOF, type FundsProof } from "./funds.ts";
export {
  DOCUMENT_KINDS,
  DOCUMENT_REASONS,
  DOCUMENT_STATES,
  DocumentRequestSchema,
  LIST_DOCUMENT_REQUESTS,
  type DocumentKind,
  type DocumentReason,
  type DocumentRequest,
  type DocumentState,
} from "./documents.ts";
export { RECEIVE_HOOK } from "./hooks.ts";
export {
  LIST_TRANSACTIONS,
  TRANSACTION_KINDS,
  TRANSACTIONS_ON_A_PAGE,
  TransactionSchema,
  TransactionsSchema,
  type Transaction,
  type TransactionKind,
  type Transactions,
} from "./wallet.ts";
export {
  ADD_PAYOUT_ACCOUNT,
  CREATE_WITHDRAWAL,
  GET_WITHDRAWAL_OPTIONS,
  LIST_PAYOUT_ACCOUNTS,
  LIST_WITHDRAWALS,
  PAYOUT_ACCOUNT_STATES,
  PayoutAccountSchema,
  REMOVE_PAYOUT_ACCOUNT,
  WITHDRAWAL_REASONS,
  WITHDRAWAL_STATES,
  WithdrawalOptionsSchema,
  WithdrawalSchema,
  type PayoutAccount,
  type PayoutAccountState,
  type Withdrawal,
  type WithdrawalOptions,
  type WithdrawalReason,
  type WithdrawalState,
} from "./withdrawals.ts";
export {
  ASK_BALANCE,
  CREDIT_PLAYER,
  DEBIT_PLAYER,
  ROLL_BACK_DEBIT,
  STUDIO_HEADER,
  StudioAnswerSchema,
  StudioBalanceSchema,
  type StudioAnswer,
} from "./studioWallet.ts";
