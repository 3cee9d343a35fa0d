import {
  CHANGE_PASSWORD,
  END_ONE_SESSION,
  END_OTHER_SESSIONS,
  FINISH_SIGNUP,
  FORGET_DEVICE,
  GET_AUTHENTICATION_OPTIONS,
  GET_REGISTRATION_OPTIONS,
  GET_SIGNUP_DRAFT,
  GIVE_UP_SIGNUP,
  LIST_DEVICES,
  LIST_PASSKEYS,
  LIST_SESSIONS,
  LOG_IN_BY_PASSWORD,
  MATCH_CPR,
  OPEN_PASSWORD_LINK,
  REMOVE_PASSKEY,
  RENAME_PASSKEY,
  REQUEST_NEW_PASSWORD,
  SET_SIGNUP_CONTACT,
  SET_SIGNUP_LIMITS,
  VERIFY_AUTHENTICATION,
  VERIFY_REGISTRATION,
} from "@spilhus/contracts/user-auth";
import { callOf } from "../request/index.ts";

export const listSessions = /* @__PURE__ */ callOf(LIST_SESSIONS);
export const endOneSession = /* @__PURE__ */ callOf(END_ONE_SESSION);
export const endOtherSessions = /* @__PURE__ */ callOf(END_OTHER_SESSIONS);
export const listDevices = /* @__PURE__ */ callOf(LIST_DEVICES);
export const forgetDevice = /* @__PURE__ */ callOf(FORGET_DEVICE);

/** R7.13. */
export const getRegistrationOptions = /* @__PURE__ */ callOf(GET_REGISTRATION_OPTIONS);
/** R7.14. */
export const verifyRegistration = /* @__PURE__ */ callOf(VERIFY_REGISTRATION);
/** R7.15. */
export const getAuthenticationOptions = /* @__PURE__ */ callOf(GET_AUTHENTICATION_OPTIONS);
/** R7.16. */
export const verifyAuthentication = /* @__PURE__ */ callOf(VERIFY_AUTHENTICATION);
export const listPasskeys = /* @__PURE__ */ callOf(LIST_PASSKEYS);
export const renamePasskey = /* @__PURE__ */ callOf(RENAME_PASSKEY);
export const removePasskey = /* @__PURE__ */ callOf(REMOVE_PASSKEY);

export const logInByPassword = /* @__PURE__ */ callOf(LOG_IN_BY_PASSWORD);
export const requestNewPassword = /* @__PURE__ */ callOf(REQUEST_NEW_PASSWORD);
export const openPasswordLink = /* @__PURE__ */ callOf(OPEN_PASSWORD_LINK);
export const changePassword = /* @__PURE__ */ callOf(CHANGE_PASSWORD);

export const matchCpr = /* @__PURE__ */ callOf(MATCH_CPR);
export const getSignupDraft = /* @__PURE__ */ callOf(GET_SIGNUP_DRAFT);
export const setSignupContact = /* @__PURE__ */ callOf(SET_SIGNUP_CONTACT);
export const setSignupLimits = /* @__PURE__ */ callOf(SET_SIGNUP_LIMITS);
export const finishSignup = /* @__PURE__ */ callOf(FINISH_SIGNUP);
export const giveUpSignup = /* @__PURE__ */ callOf(GIVE_UP_SIGNUP);
