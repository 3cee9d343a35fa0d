export { findOffers, type FoundOffer } from "./findOffers.ts";
export { isOfferStory, keepOffer } from "./keepOffer.ts";
export { boundsBrokenNow } from "./lawOfPromotions.ts";
export { namedBy } from "./namedBy.ts";
export { shownOffer } from "./shownOffer.ts";
export { bonusOffers, bonusTerms, type TermsRow } from "./tables.ts";
export { wagerOf } from "./wagerOf.ts";
