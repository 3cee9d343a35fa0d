import type { MessagesOf, Namespace } from "@spilhus/i18n/island";
import { FORM_MESSAGES } from "@spilhus/page-kit/forms";
import { PLAYER_MESSAGES } from "../player-data/playerMessages.ts";
import { CONFIRM_IDENTITY_MESSAGES } from "../reauthentication/confirmIdentityMessages.ts";

/** The messages of the profile page. */
export const PROFILE_MESSAGES = [
  ...PLAYER_MESSAGES,
  ...CONFIRM_IDENTITY_MESSAGES,
  ...FORM_MESSAGES,
  "account.person",
  "permission",
  "profile.forms",
  "signIn.mitIdErrors",
  "validation.address",
  "validation.phone",
] as const satisfies readonly Namespace[];
export type ProfileMessages = MessagesOf<(typeof PROFILE_MESSAGES)[number]>;
