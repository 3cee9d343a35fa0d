/** Its own file: a dynamic import of the whole package would load its other parts too. */
export { OfferTerms } from "@spilhus/page-kit/offer-terms";
