export { findOffers, type FoundOffer } from "./findOffers.ts";
export { isOfferStory, keepOffer, namedBy } from "./keepOffer.ts";
export { shownOffer, wagerOf } from "./shownOffer.ts";
export { bonusOffers, bonusTerms, type TermsRow } from "./tables.ts";
