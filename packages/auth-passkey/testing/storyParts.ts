import { createTranslator } from "@spilhus/i18n";
import type { Ceremonies } from "../src/ceremony/ceremonies.ts";
import { PasskeyError, type PasskeyErrorCode } from "../src/errors/passkeyError.ts";
import {
  PASSKEY_DIALOG_MESSAGES,
  PASSKEY_SIGN_IN_MESSAGES,
  type PasskeyDialogMessages,
  type PasskeySignInMessages,
} from "../src/react/passkeyMessages.ts";
import { passkeyRegistration } from "../src/registration/passkeyRegistration.ts";
import { passkeySignIn } from "../src/sign-in/passkeySignIn.ts";
import { passkeyStatus } from "../src/status/passkeyStatus.ts";
import { ceremoniesThat } from "./ceremonies.ts";
import { FakeTabs } from "./fakeTabs.ts";
import { CREATION_OPTIONS, REQUEST_OPTIONS } from "./options.ts";

const localeOf = (locale: unknown) => (locale === "en" ? "en" : "da");

export const dialogMessages = (locale: unknown): PasskeyDialogMessages =>
  createTranslator(localeOf(locale)).messagesOf(...PASSKEY_DIALOG_MESSAGES);
export const signInMessages = (locale: unknown): PasskeySignInMessages =>
  createTranslator(localeOf(locale)).messagesOf(...PASSKEY_SIGN_IN_MESSAGES);

/** A device that answers so; nobody presses anything. */
export const answering = {
  made: {},
  never: {
    makePasskey: () => new Promise<never>(() => {}),
    signChallenge: () => new Promise<never>(() => {}),
  },
  with: (error: unknown) => ({
    makePasskey: () => Promise.reject(error),
    signChallenge: () => Promise.reject(error),
  }),
  withKind: (code: PasskeyErrorCode) => answering.with(new PasskeyError(code, code)),
} as const satisfies Record<string, unknown>;

/** What a registration needs, in a browser of its own that keeps no cookie. */
export const registrationParts = (given: Partial<Ceremonies>) => ({
  transport: {
    getRegistrationOptions: () => Promise.resolve(CREATION_OPTIONS),
    verifyRegistration: () => Promise.resolve({}),
  },
  status: passkeyStatus(new FakeTabs().open()),
  track: () => {},
  ceremonies: ceremoniesThat(given),
});

/** A dialog's visit with a device that answers so. */
export const registrationWith = (given: Partial<Ceremonies>) =>
  passkeyRegistration({ ...registrationParts(given), isOffer: true });

/** A sign-in with a device that answers so. */
export const signInWith = (
  given: Partial<Ceremonies>,
  verifyAuthentication: () => Promise<unknown> = () => Promise.resolve({}),
) =>
  passkeySignIn({
    transport: {
      getAuthenticationOptions: () => Promise.resolve(REQUEST_OPTIONS),
      verifyAuthentication,
    },
    onSignedIn: () => {},
    ceremonies: ceremoniesThat(given),
  });

/** What is heard without interrupting. */
export const politeAnnouncement = (root: HTMLElement) => root.querySelector('[aria-live="polite"]');
