import {
  BLOCK_ACCOUNT,
  CREATE_USER_REPORT,
  DELETE_ACCOUNT,
  DOWNLOAD_USER_REPORT,
  FORGET_GAME,
  GET_DEPOSIT_LIMITS,
  GET_PLAY_FEEDBACK,
  GET_USER_REPORT,
  LIST_MESSAGES,
  LIST_OCCUPATION_TYPES,
  LIST_SALARY_TYPES,
  LIST_SAVED_GAMES,
  MARK_MESSAGE,
  POSTPONE_MARKETING_QUESTION,
  SAVE_GAME,
  SELF_EXCLUDE,
  SET_DEPOSIT_LIMITS,
  SET_EMAIL,
  SET_MARKETING_PERMISSION,
  SET_OCCUPATION,
  SET_PHONE_NUMBER,
  SET_SALARY,
  TAKE_COOLING_OFF,
  VERIFY_RECEIPT,
  type ReportFormat,
} from "@spilhus/contracts/player-account";
import type { Locale } from "@spilhus/contracts";
import { callOf, pathOf } from "../request/index.ts";

/** R7.02. */
export const setPhoneNumber = /* @__PURE__ */ callOf(SET_PHONE_NUMBER);
/** R7.04. */
export const listOccupationTypes = /* @__PURE__ */ callOf(LIST_OCCUPATION_TYPES);
/** R7.05. */
export const setOccupation = /* @__PURE__ */ callOf(SET_OCCUPATION);
/** R7.06. */
export const listSalaryTypes = /* @__PURE__ */ callOf(LIST_SALARY_TYPES);
/** R7.07. */
export const setSalary = /* @__PURE__ */ callOf(SET_SALARY);
/** R7.09. */
export const createUserReport = /* @__PURE__ */ callOf(CREATE_USER_REPORT);
export const getUserReport = /* @__PURE__ */ callOf(GET_USER_REPORT);
export const verifyReceipt = /* @__PURE__ */ callOf(VERIFY_RECEIPT);
export const setEmail = /* @__PURE__ */ callOf(SET_EMAIL);
export const setMarketingPermission = /* @__PURE__ */ callOf(SET_MARKETING_PERMISSION);
export const postponeMarketingQuestion = /* @__PURE__ */ callOf(POSTPONE_MARKETING_QUESTION);

export const getDepositLimits = /* @__PURE__ */ callOf(GET_DEPOSIT_LIMITS);
export const setDepositLimits = /* @__PURE__ */ callOf(SET_DEPOSIT_LIMITS);
export const takeCoolingOff = /* @__PURE__ */ callOf(TAKE_COOLING_OFF);
export const blockAccount = /* @__PURE__ */ callOf(BLOCK_ACCOUNT);
export const selfExclude = /* @__PURE__ */ callOf(SELF_EXCLUDE);
export const deleteAccount = /* @__PURE__ */ callOf(DELETE_ACCOUNT);

export const listMessages = /* @__PURE__ */ callOf(LIST_MESSAGES);
export const markMessage = /* @__PURE__ */ callOf(MARK_MESSAGE);
export const listSavedGames = /* @__PURE__ */ callOf(LIST_SAVED_GAMES);
export const saveGame = /* @__PURE__ */ callOf(SAVE_GAME);
export const forgetGame = /* @__PURE__ */ callOf(FORGET_GAME);
export const getPlayFeedback = /* @__PURE__ */ callOf(GET_PLAY_FEEDBACK);

/** Address of a statement as a file, for a link. */
export function userReportFileAddress(
  reportId: string,
  { format, locale }: { readonly format: ReportFormat; readonly locale: Locale },
): string {
  const query = new URLSearchParams({ format, locale });
  return `${pathOf(DOWNLOAD_USER_REPORT, { reportId })}?${query}`;
}
