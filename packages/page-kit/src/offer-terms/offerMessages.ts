import type { MessagesOf, Namespace } from "@spilhus/i18n/island";

/** The messages of an offer's terms. */
export const TERMS_MESSAGES = ["bonuses.terms"] as const satisfies readonly Namespace[];
export type TermsMessages = MessagesOf<(typeof TERMS_MESSAGES)[number]>;

/** The messages of the dialog with an offer's terms. */
export const TERMS_DIALOG_MESSAGES = [
  ...TERMS_MESSAGES,
  "offerTerms.dialog",
  "offerTerms.answers",
] as const satisfies readonly Namespace[];
export type TermsDialogMessages = MessagesOf<(typeof TERMS_DIALOG_MESSAGES)[number]>;
