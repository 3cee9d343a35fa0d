/** Parameters that name an offer. Only the first one present counts, in this order (R4.04). */
export const OFFER_PARAMETERS = ["bonusCode", "bundleId", "promotionId"] as const;

/** What an offer is asked for by; the fields of the query of `GET_OFFER`. */
export interface OfferName {
  readonly by: (typeof OFFER_PARAMETERS)[number];
  readonly id: string;
}
