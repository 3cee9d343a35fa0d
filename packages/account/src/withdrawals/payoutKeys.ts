import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import { ACCOUNT_KEYS } from "../frame/accountKeys.ts";

/** The messages of the page that says whether withdrawals are blocked. */
export const PAYOUT_KEYS = [
  ...ACCOUNT_KEYS,
  "selfService.payoutBlockedTitle",
  "selfService.payoutOpenTitle",
  "selfService.payoutOpenText",
] as const satisfies readonly MessageKey[];
export type PayoutMessages = IslandMessages<(typeof PAYOUT_KEYS)[number]>;
