import type { CallContract } from "../call-contract/index.ts";
import { DELETE_ACCOUNT, BLOCK_ACCOUNT, SELF_EXCLUDE, TAKE_COOLING_OFF } from "./exclusions.ts";
import { GET_DEPOSIT_LIMITS } from "./depositLimits.ts";
import { SET_EMAIL } from "./email.ts";
import {
  POSTPONE_MARKETING_QUESTION,
  SET_MARKETING_PERMISSION,
  WITHDRAW_MARKETING_PERMISSION,
} from "./marketingPermission.ts";
import { LIST_MESSAGES, MARK_MESSAGE } from "./messages.ts";
import { LIST_OCCUPATION_TYPES, SET_OCCUPATION } from "./occupation.ts";
import { GET_PARTNER_DATA } from "./partnerData.ts";
import { SET_PHONE_NUMBER } from "./phoneNumber.ts";
import { GET_PLAY_FEEDBACK } from "./playFeedback.ts";
import { LIST_SALARY_TYPES, SET_SALARY } from "./salary.ts";
import { FORGET_GAME, LIST_SAVED_GAMES, SAVE_GAME } from "./savedGames.ts";
import { GET_LOSS_LIMITS, POSTPONE_LOSS_OFFER } from "./lossLimits.ts";
import { SET_DEPOSIT_LIMITS } from "./setDepositLimits.ts";
import { SET_LOSS_LIMITS } from "./setLossLimits.ts";
import { GET_USER_INFO } from "./userInfo.ts";
import { CREATE_USER_REPORT, DOWNLOAD_USER_REPORT, GET_USER_REPORT, VERIFY_RECEIPT } from "./userReport.ts";
import { GET_WINNER_NAME, SET_WINNER_NAME } from "./winnerName.ts";

/** Every call of the player-account service. */
export const PLAYER_ACCOUNT_CALLS = [
  SET_PHONE_NUMBER,
  GET_USER_INFO,
  LIST_OCCUPATION_TYPES,
  SET_OCCUPATION,
  LIST_SALARY_TYPES,
  SET_SALARY,
  GET_PARTNER_DATA,
  CREATE_USER_REPORT,
  GET_USER_REPORT,
  DOWNLOAD_USER_REPORT,
  VERIFY_RECEIPT,
  SET_EMAIL,
  SET_MARKETING_PERMISSION,
  WITHDRAW_MARKETING_PERMISSION,
  POSTPONE_MARKETING_QUESTION,
  GET_DEPOSIT_LIMITS,
  SET_DEPOSIT_LIMITS,
  GET_LOSS_LIMITS,
  SET_LOSS_LIMITS,
  POSTPONE_LOSS_OFFER,
  TAKE_COOLING_OFF,
  BLOCK_ACCOUNT,
  SELF_EXCLUDE,
  DELETE_ACCOUNT,
  LIST_MESSAGES,
  MARK_MESSAGE,
  LIST_SAVED_GAMES,
  SAVE_GAME,
  FORGET_GAME,
  GET_PLAY_FEEDBACK,
  GET_WINNER_NAME,
  SET_WINNER_NAME,
] as const satisfies readonly CallContract[];
