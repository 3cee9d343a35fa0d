import type { PasskeyAssertion, PasskeyRegistration } from "@spilhus/contracts/user-auth";
import type { Ceremonies } from "../src/ceremony/ceremonies.ts";
import { PasskeyError } from "../src/errors/passkeyError.ts";

const credential = { id: "a1", rawId: "a1", type: "public-key", clientExtensionResults: {} } as const;

export const REGISTRATION: PasskeyRegistration = {
  ...credential,
  response: { clientDataJSON: "e30", attestationObject: "AQ" },
};

export const ASSERTION: PasskeyAssertion = {
  ...credential,
  response: { clientDataJSON: "e30", authenticatorData: "AQ", signature: "Ag" },
};

/** The player dismissed the browser's sheet. */
export const dismissal = () =>
  new PasskeyError("passthrough", "The operation was not allowed.", {
    cause: new DOMException("The operation was not allowed.", "NotAllowedError"),
  });

/** Ceremonies that work at once, but for those that are given. */
export const ceremoniesThat = (given: Partial<Ceremonies> = {}): Ceremonies => ({
  makePasskey: () => Promise.resolve(REGISTRATION),
  signChallenge: () => Promise.resolve(ASSERTION),
  ...given,
});

/** Waits until it is called off, as the browser's sheet does. */
export const waitFor = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    const callOff = () => reject(new PasskeyError("aborted", "Called off."));
    if (signal?.aborted) callOff();
    signal?.addEventListener("abort", callOff);
  });
