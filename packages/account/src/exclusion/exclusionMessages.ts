import type { MessagesOf, Namespace } from "@spilhus/i18n/island";
import { FORM_MESSAGES } from "@spilhus/page-kit/forms";
import { STATUS_MESSAGES } from "../status/statusMessages.ts";

/** The messages of breaks, blocks, self-exclusion and deletion. */
export const EXCLUSION_MESSAGES = [
  ...STATUS_MESSAGES,
  ...FORM_MESSAGES,
  "forms.confirm",
  "selfService.acts",
  "selfService.longer",
  "selfService.pause",
  "selfService.block",
  "selfService.closing",
  "selfService.exclusion",
  "selfService.accountDeletion",
] as const satisfies readonly Namespace[];
export type ExclusionMessages = MessagesOf<(typeof EXCLUSION_MESSAGES)[number]>;
