import type { CallContract } from "../callContract.ts";
import { DELETE_ACCOUNT, BLOCK_ACCOUNT, SELF_EXCLUDE, TAKE_COOLING_OFF } from "./exclusions.ts";
import { GET_DEPOSIT_LIMITS, SET_DEPOSIT_LIMITS } from "./depositLimits.ts";
import { SET_EMAIL } from "./email.ts";
import { SET_MARKETING_PERMISSION } from "./marketingPermission.ts";
import { LIST_MESSAGES, MARK_MESSAGE } from "./messages.ts";
import { LIST_OCCUPATION_TYPES, SET_OCCUPATION } from "./occupation.ts";
import { GET_PARTNER_DATA } from "./partnerData.ts";
import { SET_PHONE_NUMBER } from "./phoneNumber.ts";
import { GET_PLAY_FEEDBACK } from "./playFeedback.ts";
import { LIST_SALARY_TYPES, SET_SALARY } from "./salary.ts";
import { FORGET_GAME, LIST_SAVED_GAMES, SAVE_GAME } from "./savedGames.ts";
import { GET_USER_INFO } from "./userInfo.ts";
import { CREATE_USER_REPORT, DOWNLOAD_USER_REPORT, GET_USER_REPORT } from "./userReport.ts";

/** Every call of the player-account service. */
export const PLAYER_ACCOUNT_CALLS = {
  setPhoneNumber: SET_PHONE_NUMBER,
  getUserInfo: GET_USER_INFO,
  listOccupationTypes: LIST_OCCUPATION_TYPES,
  setOccupation: SET_OCCUPATION,
  listSalaryTypes: LIST_SALARY_TYPES,
  setSalary: SET_SALARY,
  getPartnerData: GET_PARTNER_DATA,
  createUserReport: CREATE_USER_REPORT,
  getUserReport: GET_USER_REPORT,
  downloadUserReport: DOWNLOAD_USER_REPORT,
  setEmail: SET_EMAIL,
  setMarketingPermission: SET_MARKETING_PERMISSION,
  getDepositLimits: GET_DEPOSIT_LIMITS,
  setDepositLimits: SET_DEPOSIT_LIMITS,
  takeCoolingOff: TAKE_COOLING_OFF,
  blockAccount: BLOCK_ACCOUNT,
  selfExclude: SELF_EXCLUDE,
  deleteAccount: DELETE_ACCOUNT,
  listMessages: LIST_MESSAGES,
  markMessage: MARK_MESSAGE,
  listSavedGames: LIST_SAVED_GAMES,
  saveGame: SAVE_GAME,
  forgetGame: FORGET_GAME,
  getPlayFeedback: GET_PLAY_FEEDBACK,
} as const satisfies Record<string, CallContract>;
