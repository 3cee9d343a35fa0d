export { passkeyAvailability, type PasskeyBrowser } from "./ceremony/availability.ts";
export { makePasskey, signChallenge, type Ceremonies, type SigningWay } from "./ceremony/ceremonies.ts";
export { identifyError } from "./errors/identifyError.ts";
export { isCancel } from "./errors/isCancel.ts";
export { needsMitId } from "./errors/needsMitId.ts";
export { PASSKEY_ERROR_CODES, PasskeyError, type PasskeyErrorCode } from "./errors/passkeyError.ts";
export {
  passkeyRegistration,
  type PasskeyRegistration,
  type RegistrationOptions,
} from "./registration/passkeyRegistration.ts";
export {
  PASSKEY_EVENTS,
  type PasskeyEvent,
  type OpenRegistration,
  type RegistrationState,
} from "./registration/registrationState.ts";
export { passkeySignIn, type PasskeySignIn, type SignInOptions } from "./sign-in/passkeySignIn.ts";
export { type SignInState } from "./sign-in/signInState.ts";
export { mayOfferPasskey, type OfferConditions } from "./status/mayOfferPasskey.ts";
export { passkeyStatus, type PasskeyStatusStore } from "./status/passkeyStatus.ts";
export { statusCookie, type StoredPasskeyStatus } from "./status/statusCookie.ts";
export { BROWSER_PAGE, type StatusChannel, type StatusPage } from "./status/statusPage.ts";
export { type Store } from "./store/store.ts";
export { type AuthenticationTransport, type RegistrationTransport } from "./ceremony/transport.ts";
