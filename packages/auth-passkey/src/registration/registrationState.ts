import type { PasskeyError } from "../errors/passkeyError.ts";

/** Where the dialog of a new passkey stands. */
export type RegistrationState =
  | { readonly step: "offer" }
  /** The device asks the player. */
  | { readonly step: "pending" }
  /** The player dismissed it: said, but not as a failure. */
  | { readonly step: "cancelled"; readonly error: PasskeyError }
  /** A {@link PasskeyError}, or whatever else came. */
  | { readonly step: "failed"; readonly error: unknown }
  /** Also when the device had one already (R4.14). */
  | { readonly step: "registered"; readonly hadOne: boolean }
  | { readonly step: "closed" };

/** What is told of a registration (R3.08). */
export const PASSKEY_EVENTS = ["passkey-registered", "passkey-rejected"] as const;
export type PasskeyEvent = (typeof PASSKEY_EVENTS)[number];
