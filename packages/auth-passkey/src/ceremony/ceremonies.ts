import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from "@spilhus/contracts/user-auth";
import { isPasskeyUserId } from "@spilhus/contracts/validation";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { PasskeyError } from "../errors/passkeyError.ts";
import { holdCeremony } from "./holdCeremony.ts";

/** How the player is prompted. */
export interface SigningWay {
  /** In the browser's autofill list instead of a dialog (conditional UI). */
  readonly autofill: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** The two ceremonies between page, browser and authenticator. */
export interface Ceremonies {
  makePasskey(options: PasskeyCreationOptions, signal?: AbortSignal): Promise<PasskeyRegistration>;
  signChallenge(options: PasskeyRequestOptions, way: SigningWay): Promise<PasskeyAssertion>;
}

/**
 * Lets the browser create a passkey.
 *
 * @throws {PasskeyError} for every known failure; others unchanged
 */
export async function makePasskey(
  options: PasskeyCreationOptions,
  signal?: AbortSignal,
): Promise<PasskeyRegistration> {
  if (!isPasskeyUserId(options.user.id))
    throw new PasskeyError("invalid-user-id-length", "The user id is not 1 to 64 bytes long.");
  const made = await holdCeremony(signal, ({ startRegistration }) =>
    // The same JSON of WebAuthn level 3; the library's type lists words that the contract leaves open.
    startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );
  // The contract's fields; missing ones are `undefined` here and absent in JSON.
  return made as PasskeyRegistration;
}

/**
 * Lets a passkey of this site sign a challenge.
 *
 * @throws {PasskeyError} for every known failure; others unchanged
 */
export async function signChallenge(
  options: PasskeyRequestOptions,
  { autofill, signal }: SigningWay,
): Promise<PasskeyAssertion> {
  const signed = await holdCeremony(signal, ({ startAuthentication }) =>
    startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON, // As above.
      useBrowserAutofill: autofill,
    }),
  );
  return signed as PasskeyAssertion; // As above.
}

/** The browser's own ceremonies. */
export const BROWSER_CEREMONIES: Ceremonies = { makePasskey, signChallenge };
