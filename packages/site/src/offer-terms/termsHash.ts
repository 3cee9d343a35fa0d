import { OFFER_PARAMETERS } from "@spilhus/page-kit/offer-terms";

/** Letters of bonus codes included, see `BonusCodeSchema` of the contracts. */
const OFFER_ID = /^[\wÆØÅæøå-]{1,60}$/;

/**
 * Turns a hash for an offer's terms, such as `#terms&bonusCode=NORD25`, into the query that shows them (R4.04).
 *
 * @param hash the location's hash, with or without `#`
 * @param search the location's query, whose other parameters are kept
 * @returns the new query with its `?`, or `undefined` for any other hash
 */
export function termsHash(hash: string, search: string): string | undefined {
  const text = hash.replace(/^#/, "");
  if (!text.includes("terms")) return undefined;
  const parameters = new URLSearchParams(text.replaceAll("?", "&"));
  const query = new URLSearchParams(search);
  query.set("terms", "true");
  for (const offer of OFFER_PARAMETERS) query.delete(offer);
  for (const offer of OFFER_PARAMETERS) {
    const id = parameters.get(offer);
    if (id !== null && OFFER_ID.test(id)) {
      query.set(offer, id);
      break;
    }
  }
  return `?${query}`;
}
