import type { ProblemId } from "@spilhus/contracts/validation";
import type { MessagesOf, Namespace } from "@spilhus/i18n";

/** Messages of every form. */
export const FORM_MESSAGES = ["forms.basic", "validation.any"] as const satisfies readonly Namespace[];
export type FormMessages = MessagesOf<(typeof FORM_MESSAGES)[number]>;

/** The key of the text for a problem. */
export type ProblemKey<Id extends ProblemId = ProblemId> = `validation.${Id}`;

/** The messages of choosing a password. */
export const NEW_PASSWORD_MESSAGES = [
  "forms.reveal",
  "validation.meter",
] as const satisfies readonly Namespace[];
export type NewPasswordMessages = MessagesOf<(typeof NEW_PASSWORD_MESSAGES)[number]>;
