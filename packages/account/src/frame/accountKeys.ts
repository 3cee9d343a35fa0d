import { ALERT_IDS, type AlertId } from "@spilhus/contracts";
import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import { MITID_ERROR_KEYS } from "@spilhus/sign-in/mitid-outcome";
import { PLACE_KEYS } from "./accountPlaces.ts";

const alertKey = <const Id extends AlertId>(id: Id) => `restrictions.${id}` as const;

/** The messages of the account's islands. */
export const ACCOUNT_KEYS = [
  "account.loading",
  "account.failedTitle",
  "account.failedText",
  "account.retry",
  "account.hello",
  "account.attention",
  "account.nothingTitle",
  "account.nothingText",
  "account.verifyTitle",
  "account.verifyText",
  "account.verifyAction",
  "account.temporaryTitle",
  "account.temporaryText",
  "account.detailsTitle",
  "account.name",
  "account.customerNumber",
  "account.customerNumberNote",
  "account.email",
  "account.phoneNumber",
  "account.identity",
  "account.identityVerified",
  "account.identityMissing",
  "account.missing",
  "account.eidVerifiedTitle",
  "account.eidVerifiedText",
  "account.eidNeededTitle",
  "account.eidNeededText",
  "account.eidConfirm",
  "account.suspendedTitle",
  "account.deactivatedTitle",
  "account.blockTitle",
  "account.cooldownTitle",
  "account.limitsTitle",
  "account.notHereTitle",
  "account.notHereText",
  "account.pausedText",
  "account.limitsText",
  "account.toCustomerService",
  "account.toHome",
  "account.helpTitle",
  "inbox.unreadCount",
  "inbox.open",
  ...MITID_ERROR_KEYS,
  ...PLACE_KEYS,
  ...ALERT_IDS.map(alertKey),
] as const satisfies readonly MessageKey[];
export type AccountKey = (typeof ACCOUNT_KEYS)[number];
export type AccountMessages = IslandMessages<AccountKey>;
