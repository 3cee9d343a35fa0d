import type { StoredPasskeyStatus } from "./statusCookie.ts";

/** What is known when the question could be asked. */
export interface OfferConditions {
  readonly isLoggedIn: boolean;
  readonly status: StoredPasskeyStatus;
  /** By `passkeyAvailability` (R5.09). */
  readonly isAvailable: boolean;
}

/** Whether a player is asked to make a passkey: logged in, never answered on this device, and able to (R4.15). */
export function mayOfferPasskey({ isLoggedIn, status, isAvailable }: OfferConditions): boolean {
  return isLoggedIn && status === "none" && isAvailable;
}
