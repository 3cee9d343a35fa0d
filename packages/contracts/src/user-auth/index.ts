export { USER_AUTH_CALLS } from "./calls.ts";
export { PLAYER_COOKIES } from "./cookies.ts";
export { DECLARED_COOKIES } from "./declaredCookies.ts";
export {
  KnownDeviceSchema,
  KnownDevicesSchema,
  LIST_DEVICES,
  FORGET_DEVICE,
  type KnownDevice,
  type KnownDevices,
} from "./devices.ts";
export { MATCH_CPR } from "./cprMatch.ts";
export { SIGN_IN_LIMITS } from "./limits.ts";
export { CHECK_LOGIN_LIMITS } from "./loginLimits.ts";
export { LOG_OUT } from "./logout.ts";
export { MITID_ERRORS, MITID_DISMISSED, type MitIdError } from "./mitidOutcome.ts";
export { MITID_PATH, MITID_START_PATH } from "./mitidPath.ts";
export { MITID_PURPOSES, START_MITID, RETURN_FROM_MITID, type MitIdPurpose } from "./mitid.ts";
export { GET_AUTHENTICATION_OPTIONS, VERIFY_AUTHENTICATION } from "./passkeyAuthentication.ts";
export { LOGIN_FLAGS, PASSKEY_STATUSES, PLAYER_PAGE_COOKIES, type PasskeyStatus } from "./pageCookies.ts";
export {
  GET_REGISTRATION_OPTIONS,
  PasskeyVerifiedSchema,
  VERIFY_REGISTRATION,
  type PasskeyVerified,
} from "./passkeyRegistration.ts";
export {
  PASSKEY_NAME,
  PasskeySchema,
  PasskeysSchema,
  LIST_PASSKEYS,
  RENAME_PASSKEY,
  REMOVE_PASSKEY,
  type Passkey,
  type Passkeys,
} from "./passkeys.ts";
export { LOG_IN_BY_PASSWORD, REQUEST_NEW_PASSWORD, OPEN_PASSWORD_LINK, CHANGE_PASSWORD } from "./password.ts";
export { SessionInfoSchema, GET_SESSION_INFO, type SessionInfo } from "./sessionInfo.ts";
export {
  OpenSessionSchema,
  OpenSessionsSchema,
  LIST_SESSIONS,
  END_ONE_SESSION,
  END_OTHER_SESSIONS,
  type OpenSession,
  type OpenSessions,
} from "./sessions.ts";
export { SIGN_IN_METHODS, type ConfirmationMethod, type SignInMethod } from "./signInMethods.ts";
export { SignedInSchema, type SignedIn } from "./signedIn.ts";
export {
  SIGNUP_STEPS,
  SignupDraftSchema,
  GET_SIGNUP_DRAFT,
  SET_SIGNUP_CONTACT,
  SET_SIGNUP_LIMITS,
  FINISH_SIGNUP,
  GIVE_UP_SIGNUP,
  type SignupStep,
  type SignupDraft,
} from "./signupDraft.ts";
export {
  PasskeyCreationOptionsSchema,
  PasskeyRequestOptionsSchema,
  PasskeyRegistrationSchema,
  PasskeyAssertionSchema,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
  type PasskeyRegistration,
  type PasskeyAssertion,
} from "./webauthn.ts";
