/** Receipts: that a login or a registration was finished (R3.11). */
export const RECEIPT_ACTIONS = ["login-receipt", "signup-receipt"] as const;
export type ReceiptAction = (typeof RECEIPT_ACTIONS)[number];

/** Name of a partner where there is none (R3.11). */
export const WITHOUT_PARTNER = "Without partner";

/** Who and where, beside what happened; names as the tracking service and the tag manager read them (R3.11). */
export interface TrackingContext {
  readonly "site-name": string;
  readonly "user-id": string | null;
  readonly "partner-id": string | null;
  readonly "partner-name": string;
  readonly "partner-user-id": string | null;
  readonly "user-just-logged-in": boolean;
  readonly "user-just-signed-up": boolean;
  readonly action: ReceiptAction | null;
  readonly is_app: boolean;
}
