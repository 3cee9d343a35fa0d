export { PLAYER_ACCOUNT_CALLS } from "./calls.ts";
export { ListedTypeSchema, ListedTypesSchema, type ListedType, type ListedTypes } from "./choiceList.ts";
export { DepositLimitsSchema, GET_DEPOSIT_LIMITS, type DepositLimits } from "./depositLimits.ts";
export {
  GET_LOSS_LIMITS,
  LOSS_OFFER_POSTPONED_DAYS,
  LossLimitsSchema,
  POSTPONE_LOSS_OFFER,
  type LossLimits,
} from "./lossLimits.ts";
export { LIMIT_PERIODS, type LimitPeriod } from "./periodLimits.ts";
export { SET_LOSS_LIMITS } from "./setLossLimits.ts";
export { SET_DEPOSIT_LIMITS } from "./setDepositLimits.ts";
export { SET_EMAIL } from "./email.ts";
export {
  EXCLUSION_KINDS,
  ExclusionSchema,
  TAKE_COOLING_OFF,
  BLOCK_ACCOUNT,
  SELF_EXCLUDE,
  DELETE_ACCOUNT,
  type ExclusionKind,
  type Exclusion,
} from "./exclusions.ts";
export {
  POSTPONE_MARKETING_QUESTION,
  SET_MARKETING_PERMISSION,
  WITHDRAW_MARKETING_PERMISSION,
} from "./marketingPermission.ts";
export {
  MessageSchema,
  MessagesSchema,
  LIST_MESSAGES,
  MARK_MESSAGE,
  type Message,
  type Messages,
} from "./messages.ts";
export { LIST_OCCUPATION_TYPES, SET_OCCUPATION } from "./occupation.ts";
export { PartnerDataSchema, GET_PARTNER_DATA, type PartnerData } from "./partnerData.ts";
export { SET_PHONE_NUMBER } from "./phoneNumber.ts";
export { PlayFeedbackSchema, GET_PLAY_FEEDBACK, type PlayFeedback } from "./playFeedback.ts";
export { RECEIPT_PARTS, receiptAddress, type Receipt } from "./receiptAddress.ts";
export { LIST_SALARY_TYPES, SET_SALARY } from "./salary.ts";
export {
  MOST_SAVED_GAMES,
  SavedGamesSchema,
  LIST_SAVED_GAMES,
  SAVE_GAME,
  FORGET_GAME,
  type SavedGames,
} from "./savedGames.ts";
export { UserInfoSchema, GET_USER_INFO, type UserInfo } from "./userInfo.ts";
export {
  GET_WINNER_NAME,
  SET_WINNER_NAME,
  WINNER_NAMES,
  WinnerNameSchema,
  type WinnerName,
  type WinnerNameChoice,
} from "./winnerName.ts";
export {
  REPORT_DAYS,
  REPORT_FORMATS,
  UserReportSchema,
  VERIFY_RECEIPT,
  VerifiedReceiptSchema,
  CREATE_USER_REPORT,
  GET_USER_REPORT,
  DOWNLOAD_USER_REPORT,
  type ReportFormat,
  type UserReport,
  type VerifiedReceipt,
} from "./userReport.ts";
