import { PASSKEY_DIALOG_KEYS } from "@spilhus/auth-passkey/react";
import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import { ASKED_KEYS } from "../player-data/askedKeys.ts";
import { CONFIRM_IDENTITY_KEYS } from "../reauthentication/confirmKeys.ts";
import { FORM_KEYS } from "@spilhus/page-kit/forms";
import { MITID_ERROR_KEYS } from "@spilhus/sign-in/mitid-outcome";

/** The messages of the page of passkeys, without its title and description. */
export const PASSKEYS_PAGE_KEYS = [
  "passkeyPage.text",
  "passkeyPage.list",
  "passkeyPage.loading",
  "passkeyPage.failedTitle",
  "passkeyPage.emptyTitle",
  "passkeyPage.emptyText",
  "passkeyPage.add",
  "passkeyPage.unavailable",
  "passkeyPage.full",
  "passkeyPage.created",
  "passkeyPage.used",
  "passkeyPage.neverUsed",
  "passkeyPage.synced",
  "passkeyPage.rename",
  "passkeyPage.renameNamed",
  "passkeyPage.remove",
  "passkeyPage.removeNamed",
  "passkeyPage.name",
  "passkeyPage.save",
  "passkeyPage.cancel",
  "passkeyPage.renamed",
  "passkeyPage.renameFailed",
  "passkeyPage.gone",
  "passkeyPage.removeTitle",
  "passkeyPage.removeText",
  "passkeyPage.removeSubmit",
  "passkeyPage.removeFailed",
  "validation.lengthBetween",
  ...MITID_ERROR_KEYS,
  ...ASKED_KEYS,
  ...FORM_KEYS,
  ...PASSKEY_DIALOG_KEYS,
  ...CONFIRM_IDENTITY_KEYS,
] as const satisfies readonly MessageKey[];
export type PasskeysPageMessages = IslandMessages<(typeof PASSKEYS_PAGE_KEYS)[number]>;
