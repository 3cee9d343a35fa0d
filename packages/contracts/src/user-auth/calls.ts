import type { CallContract } from "../callContract.ts";
import { MATCH_CPR } from "./cprMatch.ts";
import { CHECK_LOGIN_LIMITS } from "./loginLimits.ts";
import { LOG_OUT } from "./logout.ts";
import { RETURN_FROM_MITID, START_MITID } from "./mitid.ts";
import { GET_AUTHENTICATION_OPTIONS, VERIFY_AUTHENTICATION } from "./passkeyAuthentication.ts";
import { GET_REGISTRATION_OPTIONS, VERIFY_REGISTRATION } from "./passkeyRegistration.ts";
import { LIST_PASSKEYS, REMOVE_PASSKEY, RENAME_PASSKEY } from "./passkeys.ts";
import { CHANGE_PASSWORD, LOG_IN_BY_PASSWORD, OPEN_PASSWORD_LINK, REQUEST_NEW_PASSWORD } from "./password.ts";
import { GET_SESSION_INFO } from "./sessionInfo.ts";
import { END_OTHER_SESSIONS, END_ONE_SESSION, LIST_SESSIONS } from "./sessions.ts";
import {
  FINISH_SIGNUP,
  GET_SIGNUP_DRAFT,
  GIVE_UP_SIGNUP,
  SET_SIGNUP_CONTACT,
  SET_SIGNUP_LIMITS,
} from "./signupDraft.ts";

/** Every call of the user-auth service, by the id that the matrix of restrictions and the audit name it by. */
export const USER_AUTH_CALLS = {
  checkLoginLimits: CHECK_LOGIN_LIMITS,
  getSessionInfo: GET_SESSION_INFO,
  logOut: LOG_OUT,
  listSessions: LIST_SESSIONS,
  endOneSession: END_ONE_SESSION,
  endOtherSessions: END_OTHER_SESSIONS,
  getRegistrationOptions: GET_REGISTRATION_OPTIONS,
  verifyRegistration: VERIFY_REGISTRATION,
  getAuthenticationOptions: GET_AUTHENTICATION_OPTIONS,
  verifyAuthentication: VERIFY_AUTHENTICATION,
  listPasskeys: LIST_PASSKEYS,
  renamePasskey: RENAME_PASSKEY,
  removePasskey: REMOVE_PASSKEY,
  startMitId: START_MITID,
  returnFromMitId: RETURN_FROM_MITID,
  matchCpr: MATCH_CPR,
  logInByPassword: LOG_IN_BY_PASSWORD,
  requestNewPassword: REQUEST_NEW_PASSWORD,
  openPasswordLink: OPEN_PASSWORD_LINK,
  changePassword: CHANGE_PASSWORD,
  getSignupDraft: GET_SIGNUP_DRAFT,
  setSignupContact: SET_SIGNUP_CONTACT,
  setSignupLimits: SET_SIGNUP_LIMITS,
  finishSignup: FINISH_SIGNUP,
  giveUpSignup: GIVE_UP_SIGNUP,
} as const satisfies Record<string, CallContract>;
