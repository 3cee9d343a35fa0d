import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import { ACCOUNT_KEYS } from "../frame/accountKeys.ts";
import { CONFIRM_IDENTITY_KEYS } from "../reauthentication/confirmKeys.ts";
import { FORM_KEYS } from "@spilhus/page-kit/forms";

/** The messages of a player's own data. */
export const PROFILE_KEYS = [
  "profile.fixedTitle",
  "profile.fixedText",
  "profile.contactTitle",
  "profile.email",
  "profile.emailHint",
  "profile.emailSave",
  "profile.emailTaken",
  "profile.phone",
  "profile.phoneHint",
  "profile.phoneSave",
  "profile.workTitle",
  "profile.workText",
  "profile.occupation",
  "profile.salary",
  "profile.choose",
  "profile.workSave",
  "profile.saved",
  "profile.restricted",
  "validation.emailRequired",
  "validation.emailInvalid",
  "validation.phoneInvalid",
  ...ACCOUNT_KEYS,
  ...CONFIRM_IDENTITY_KEYS,
  ...FORM_KEYS,
] as const satisfies readonly MessageKey[];
export type ProfileMessages = IslandMessages<(typeof PROFILE_KEYS)[number]>;
