import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from "@spilhus/contracts/user-auth";

/** The two calls behind a new passkey; `@spilhus/api-client` has them. */
export interface RegistrationTransport {
  /** Fetches the options for a new passkey (R7.13). */
  readonly getRegistrationOptions: () => Promise<PasskeyCreationOptions>;
  /** Registers the new passkey (R7.14). */
  readonly verifyRegistration: (registration: PasskeyRegistration) => Promise<unknown>;
}

/** The two calls behind a sign-in by passkey. */
export interface AuthenticationTransport<SignedIn = unknown> {
  /** Fetches the challenge to sign (R7.15). */
  readonly getAuthenticationOptions: () => Promise<PasskeyRequestOptions>;
  /** Signs in; the caller's implementation adds the brand to the body (R7.16). */
  readonly verifyAuthentication: (assertion: PasskeyAssertion) => Promise<SignedIn>;
}
