export {
  ACTS_ON_A_PAGE,
  LIST_OWN_ACTS,
  type StaffAct,
  StaffActSchema,
  type StaffActs,
  StaffActsSchema,
} from "./acts.ts";
export {
  type AuthorityDay,
  AuthorityDaySchema,
  EXPORT_AUTHORITY_RECORDS,
  LIST_AUTHORITY_DAYS,
} from "./authority.ts";
export { STAFF_CALLS } from "./calls.ts";
export {
  CONFIRM_CORRECTION,
  type Correction,
  CORRECTION_KINDS,
  CORRECTION_REASONS,
  CORRECTION_STATES,
  CorrectionSchema,
  DECLINE_CORRECTION,
  LIST_CORRECTIONS,
  PROPOSE_CORRECTION,
} from "./corrections.ts";
export {
  ClientFundsSchema,
  ENTER_STATEMENT,
  EXPORT_MOVEMENTS,
  LIST_CLIENT_FUNDS,
  LIST_DIFFERENCES,
  LIST_RECONCILED_DAYS,
  RECONCILE_AGAIN,
  type ReconciledDay,
  ReconciledDaySchema,
  RESOLVE_DIFFERENCE,
  SettlementDifferenceSchema,
} from "./reconciliation.ts";
export {
  ANSWER_DAYS,
  ASK_PLAYER_FOR_DOCUMENTS,
  AskForDocumentsSchema,
  DECIDE_DOCUMENTS,
  LIST_OPEN_DOCUMENT_REQUESTS,
  type AskForDocuments,
  type StaffDocumentRequest,
  StaffDocumentRequestSchema,
} from "./documents.ts";
export {
  CANCEL_ROOM_ROUND,
  DrawnPlaceSchema,
  LIST_DRAWS,
  LIST_HOUSE_GAMES,
  LIST_ROOM_ROUNDS,
  SET_HOUSE_GAME,
  StaffDrawSchema,
  type StaffGame,
  StaffGameSchema,
  type StaffRoomRound,
  StaffRoomRoundSchema,
} from "./games.ts";
export {
  CASE_FORMATS,
  CASE_OUTCOMES,
  CASE_STATES,
  DECIDE_MONEY_CASE,
  EXPORT_MONEY_CASE,
  GET_MONEY_CASE,
  LIST_MONEY_CASES,
  type MoneyCase,
  MoneyCaseSchema,
} from "./moneyCases.ts";
export {
  DECIDE_PAYOUT,
  DISMISS_PAYOUT_NOTE,
  LIST_WAITING_PAYOUTS,
  PAY_OUT_STUCK_BALANCE,
  type StuckBalance,
  StuckBalanceSchema,
  STUCK_REASONS,
  type WaitingPayout,
  WaitingPayoutSchema,
} from "./payouts.ts";
export { type StaffPlayer, StaffPlayerSchema } from "./people.ts";
export {
  FINISH_STAFF_SIGN_IN,
  GET_STAFF_SESSION,
  SIGN_OUT_STAFF,
  STAFF_RETURN_PATH,
  STAFF_SESSION_HEADER,
  STAFF_SIGN_IN_LIMITS,
  START_STAFF_SIGN_IN,
  type StaffSession,
  StaffSessionSchema,
} from "./session.ts";
