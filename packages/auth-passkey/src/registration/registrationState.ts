import type { PasskeyError } from "../errors/passkeyError.ts";

/** State of the dialog of a new passkey while it is open. */
export type OpenRegistration =
  | { readonly step: "offer" }
  /** The device prompts the player. */
  | { readonly step: "pending" }
  /** The player must confirm their identity first; nothing is answered yet. */
  | { readonly step: "unconfirmed" }
  /** The player dismissed it: shown, but not as a failure. */
  | { readonly step: "cancelled"; readonly error: PasskeyError }
  /** A {@link PasskeyError}, or any other error. */
  | { readonly step: "failed"; readonly error: unknown }
  /** Also if the device had one already (R4.14). */
  | { readonly step: "registered"; readonly hadOne: boolean };

/** A closed dialog keeps its last content, so that it does not change while it fades out. */
export type RegistrationState =
  | OpenRegistration
  | { readonly step: "closed"; readonly last: OpenRegistration };

/** Events of a registration (R3.08). */
export const PASSKEY_EVENTS = ["passkey-registered", "passkey-rejected"] as const;
export type PasskeyEvent = (typeof PASSKEY_EVENTS)[number];
