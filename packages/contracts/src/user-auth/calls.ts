import type { CallContract } from "../call-contract/index.ts";
import { MATCH_CPR } from "./cprMatch.ts";
import { FORGET_DEVICE, LIST_DEVICES } from "./devices.ts";
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

/** Every call of the user-auth service. */
export const USER_AUTH_CALLS = [
  CHECK_LOGIN_LIMITS,
  GET_SESSION_INFO,
  LOG_OUT,
  LIST_SESSIONS,
  END_ONE_SESSION,
  END_OTHER_SESSIONS,
  LIST_DEVICES,
  FORGET_DEVICE,
  GET_REGISTRATION_OPTIONS,
  VERIFY_REGISTRATION,
  GET_AUTHENTICATION_OPTIONS,
  VERIFY_AUTHENTICATION,
  LIST_PASSKEYS,
  RENAME_PASSKEY,
  REMOVE_PASSKEY,
  START_MITID,
  RETURN_FROM_MITID,
  MATCH_CPR,
  LOG_IN_BY_PASSWORD,
  REQUEST_NEW_PASSWORD,
  OPEN_PASSWORD_LINK,
  CHANGE_PASSWORD,
  GET_SIGNUP_DRAFT,
  SET_SIGNUP_CONTACT,
  SET_SIGNUP_LIMITS,
  FINISH_SIGNUP,
  GIVE_UP_SIGNUP,
] as const satisfies readonly CallContract[];
