import type { StoredPasskeyStatus } from "./statusCookie.ts";

/** The facts that decide whether to ask. */
export interface OfferConditions {
  readonly isLoggedIn: boolean;
  readonly status: StoredPasskeyStatus;
  /** From `passkeyAvailability` (R5.09). */
  readonly isAvailable: boolean;
}

/** Whether a player is asked to make a passkey: logged in, never answered on this device, and able to (R4.15). */
export function mayOfferPasskey({ isLoggedIn, status, isAvailable }: OfferConditions): boolean {
  return isLoggedIn && status === "none" && isAvailable;
}
