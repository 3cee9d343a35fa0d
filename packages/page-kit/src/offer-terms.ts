export { askOffer, type OfferAnswer } from "./offer-terms/askOffer.ts";
export { OFFER_PARAMETERS, type OfferName } from "./offer-terms/offerName.ts";
export {
  TERMS_DIALOG_MESSAGES,
  type TermsDialogMessages,
  TERMS_MESSAGES,
  type TermsMessages,
} from "./offer-terms/offerMessages.ts";
export { OfferTerms } from "./offer-terms/OfferTerms.tsx";
export { OfferTermsDialog } from "./offer-terms/OfferTermsDialog.tsx";
