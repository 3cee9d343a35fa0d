import type { Translation } from "../translation.ts";

export const passkey = {
  offer: {
    offerTitle: "Log in faster next time",
    offerText:
      "Create a passkey on this device. Then you log in with your fingerprint, face or screen lock instead of MitID.",
    offerPrivacy: "Your fingerprint and face stay on the device. We never get to see them.",
    create: "Create a passkey",
    decline: "Not now",
    close: "Close",
    retry: "Try again",
    registeredTitle: "Your passkey is ready",
    registeredText: "You can log in with it on this device next time.",
    registrationFailed: "The passkey could not be created. Please try again in a moment.",
  },
  progress: {
    pending: "Follow the instructions on your device",
  },
  button: {
    signIn: "Log in with a passkey",
    signedIn: "You are logged in",
    mitIdNeededTitle: "We do not know this device yet",
    mitIdNeededText: "Log in with MitID here the first time. After that you can use your passkey.",
    useMitId: "Log in with MitID",
    authenticationFailed: "We could not log you in with the passkey. Try again, or log in with MitID.",
  },
  failures: {
    aborted: "The attempt was called off. Try again when you are ready.",
    noDiscoverableCredential: "This device cannot keep passkeys. Try another device, or use MitID.",
    noUserVerification:
      "This device cannot confirm that it is you. Turn on a screen lock, fingerprint or face recognition, and try again.",
    previouslyRegistered: "You already have a passkey on this device. Use it the next time you log in.",
    passthrough: "You cancelled, or time ran out. Try again when you are ready.",
    malformedKeyParams:
      "Something is wrong on our side, so the passkey cannot be created. Contact customer service if it happens again.",
    noSupportedAlgorithm: "This device cannot make the kind of passkey we use. Try another device.",
    invalidRpId: "The passkey does not belong to this address. Open the site again, and try once more.",
    invalidDomain: "Passkeys do not work at this address. Open our usual site, and try there.",
    invalidUserIdLength:
      "We cannot create a passkey for your player account right now. Contact customer service and we will help you.",
    authenticatorError: "The device could not complete it. Try again, or restart the browser first.",
    notSupported: "This browser does not support passkeys. Update it, or try another browser.",
    notCompleted: "The device did not answer. Please try again.",
  },
} as const satisfies Translation<"passkey">;
