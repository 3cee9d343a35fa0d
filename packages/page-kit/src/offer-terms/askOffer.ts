import { ApiError, getOffer } from "@spilhus/api-client";
import type { Offer } from "@spilhus/contracts/payments";
import type { OfferName } from "./offerName.ts";

/**
 * What the gateway answers about an offer, or why there are no terms to show. `gone` is also an offer that never was;
 * `unanswered` when the gateway did not answer.
 */
export type OfferAnswer =
  | { readonly is: "found"; readonly offer: Offer }
  | {
      readonly is: "unknown-code" | "gone" | "not-for-you" | "restricted" | "too-many" | "unanswered";
    };

const REASONS: Readonly<Record<string, Exclude<OfferAnswer["is"], "found">>> = {
  "code-unknown": "unknown-code",
  "offer-gone": "gone",
  "not-for-you": "not-for-you",
  restricted: "restricted",
  "too-many-requests": "too-many",
};

/**
 * Asks the gateway for an offer's terms, in the language of the visitor's cookie (R4.04).
 *
 * @returns undefined when the call was aborted
 */
export async function askOffer(
  { by, id }: OfferName,
  signal?: AbortSignal,
): Promise<OfferAnswer | undefined> {
  try {
    const offer = await getOffer({ fetch: (...call) => fetch(...call) }, { query: { [by]: id }, signal });
    return { is: "found", offer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "aborted") return undefined;
    if (error.reason === "invalid-request") return { is: by === "bonusCode" ? "unknown-code" : "gone" };
    return { is: REASONS[error.reason ?? ""] ?? "unanswered" };
  }
}
