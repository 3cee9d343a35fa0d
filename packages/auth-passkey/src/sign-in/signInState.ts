import { isCancel } from "../errors/isCancel.ts";
import { needsMitId } from "../errors/needsMitId.ts";
import type { PasskeyError } from "../errors/passkeyError.ts";

/** State of a sign-in by passkey. */
export type SignInState =
  | { readonly step: "idle" }
  | { readonly step: "pending" }
  /** The player dismissed it: shown, but not as a failure. */
  | { readonly step: "cancelled"; readonly error: PasskeyError }
  /** This device is new to the player, who must use MitID first. */
  | { readonly step: "mitid-needed" }
  /** A `PasskeyError`, or any other error. */
  | { readonly step: "failed"; readonly error: unknown }
  /** The page is being left. */
  | { readonly step: "signed-in" };

/** The state after an attempt that threw. */
export function endOfAttempt(error: unknown): SignInState {
  if (isCancel(error)) return { step: "cancelled", error };
  return needsMitId(error) ? { step: "mitid-needed" } : { step: "failed", error };
}
