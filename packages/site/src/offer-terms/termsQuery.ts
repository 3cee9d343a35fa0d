import { OFFER_PARAMETERS, type OfferName } from "@spilhus/page-kit/offer-terms";

const TERMS = "terms";

/**
 * The offer whose terms a query asks for (R4.04): `terms=true` and one name. Codes are in capitals.
 *
 * @param search the location's query
 */
export function askedOffer(search: string): OfferName | undefined {
  const query = new URLSearchParams(search);
  if (query.get(TERMS) !== "true") return undefined;
  for (const by of OFFER_PARAMETERS) {
    const id = query.get(by)?.trim();
    if (id) return { by, id: by === "bonusCode" ? id.toLocaleUpperCase("da") : id };
  }
  return undefined;
}

/** The address of the page without the terms; other parameters stay. */
export function closedAddress({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  const query = new URLSearchParams(search);
  for (const name of [TERMS, ...OFFER_PARAMETERS]) query.delete(name);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
