import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from "@spilhus/contracts/user-auth";

/** The two calls behind a new passkey; `@spilhus/api-client` has them. */
export interface RegistrationTransport {
  /** What a new passkey is made from (R7.13). */
  readonly getRegistrationOptions: () => Promise<PasskeyCreationOptions>;
  /** Keeps the passkey that was made (R7.14). */
  readonly verifyRegistration: (registration: PasskeyRegistration) => Promise<unknown>;
}

/** The two calls behind a sign-in by passkey. */
export interface AuthenticationTransport<SignedIn = unknown> {
  /** What a passkey is asked to sign (R7.15). */
  readonly getAuthenticationOptions: () => Promise<PasskeyRequestOptions>;
  /** Signs in; whoever injects it adds the brand to the body (R7.16). */
  readonly verifyAuthentication: (assertion: PasskeyAssertion) => Promise<SignedIn>;
}
