import type { PasskeyError } from "../errors/passkeyError.ts";

/** Where the dialog of a new passkey stands while it is open. */
export type OpenRegistration =
  | { readonly step: "offer" }
  /** The device asks the player. */
  | { readonly step: "pending" }
  /** Identity is to be shown once more before one is made: nothing is answered yet. */
  | { readonly step: "unconfirmed" }
  /** The player dismissed it: said, but not as a failure. */
  | { readonly step: "cancelled"; readonly error: PasskeyError }
  /** A {@link PasskeyError}, or whatever else came. */
  | { readonly step: "failed"; readonly error: unknown }
  /** Also when the device had one already (R4.14). */
  | { readonly step: "registered"; readonly hadOne: boolean };

/** Closed, it keeps what it showed last, so that nothing else is seen while it goes. */
export type RegistrationState =
  | OpenRegistration
  | { readonly step: "closed"; readonly last: OpenRegistration };

/** What is told of a registration (R3.08). */
export const PASSKEY_EVENTS = ["passkey-registered", "passkey-rejected"] as const;
export type PasskeyEvent = (typeof PASSKEY_EVENTS)[number];
