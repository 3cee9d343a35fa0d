import type { PartnerData } from "@spilhus/contracts/player-account";
import { WITHOUT_PARTNER, type TrackingContext } from "@spilhus/contracts/tracking";

/** What is known about the visit; no player for a guest. */
export interface Visit {
  readonly siteName: string;
  readonly userId?: string | undefined;
  readonly partner?: PartnerData | undefined;
  readonly justLoggedIn: boolean;
  readonly justSignedUp: boolean;
  readonly isApp: boolean;
}

/** The context fields of a visit (R3.11). A sign-up is also a login; it is reported as a sign-up. */
export function trackingContext(visit: Visit): TrackingContext {
  const { siteName, userId, partner, justLoggedIn, justSignedUp, isApp } = visit;
  return {
    "site-name": siteName,
    "user-id": userId ?? null,
    "partner-id": partner?.partner_id ?? null,
    "partner-name": partner?.partner_name || WITHOUT_PARTNER,
    "partner-user-id": partner?.partner_user_id ?? null,
    "user-just-logged-in": justLoggedIn,
    "user-just-signed-up": justSignedUp,
    action: justSignedUp ? "signup-receipt" : justLoggedIn ? "login-receipt" : null,
    is_app: isApp,
  };
}
