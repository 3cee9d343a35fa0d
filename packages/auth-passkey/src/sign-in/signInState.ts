import { isCancel } from "../errors/isCancel.ts";
import { needsMitId } from "../errors/needsMitId.ts";
import type { PasskeyError } from "../errors/passkeyError.ts";

/** Where a sign-in by passkey stands. */
export type SignInState =
  | { readonly step: "idle" }
  | { readonly step: "pending" }
  /** The player dismissed it: said, but not as a failure. */
  | { readonly step: "cancelled"; readonly error: PasskeyError }
  /** This device is new to the player: MitID comes first. */
  | { readonly step: "mitid-needed" }
  /** A `PasskeyError`, or whatever else came. */
  | { readonly step: "failed"; readonly error: unknown }
  /** The page is on its way elsewhere. */
  | { readonly step: "signed-in" };

/** How an attempt that threw has ended. */
export function endOfAttempt(error: unknown): SignInState {
  if (isCancel(error)) return { step: "cancelled", error };
  return needsMitId(error) ? { step: "mitid-needed" } : { step: "failed", error };
}
